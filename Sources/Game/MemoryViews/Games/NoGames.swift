import MemoryModel
import TextUI

/// The text of an empty list.
struct NoGames: View {
  let tab: GamesTab
  /// The reason why the last game was not saved, if it was not.
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
      failure.map { "The last game could not be saved: \($0)." }
        ?? "Games save themselves and wait here until you finish them."
    case .finished:
      "The last \(GameRepository.mostFinished) finished games stay here for you to watch."
    }
  }
}
