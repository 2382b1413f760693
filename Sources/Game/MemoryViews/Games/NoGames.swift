import MemoryModel
import TextUI

/// The text of an empty list.
struct NoGames: View {
  let tab: GamesTab
  /// The sentence about the last game, without its full stop, if it is not saved.
  let failure: String?
  /// The source of the finished games.
  let source: ContentSource<GameSummary>

  var body: some View {
    VStack(spacing: 1) {
      if tab == .finished, let reason = source.state.failure {
        UnreadableList(what: "The finished games", reason: reason) { source.reload() }
      } else {
        Text("No \(tab.title.lowercased()) games").bold()
        Text(sentence).dim().multilineTextAlignment(.center)
      }
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
    .defaultFocus()
  }

  private var sentence: String {
    switch tab {
    case .saved:
      failure.map { "\($0)." }
        ?? "Games save themselves and wait here until you finish them."
    case .finished:
      "All games that you finish stay here for you to watch."
    }
  }
}
