import MemoryModel
import TextUI

/// The text of an empty list.
struct NoGames: View {
  let tab: GamesTab
  /// The reason why the last game was not saved, if it was not.
  let failure: String?

  var body: some View {
    VStack(spacing: 1) {
      Text("No \(tab.title.lowercased()) games").bold()
      Text(sentence).dim().multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
    .defaultFocus()
  }

  private var sentence: String {
    switch tab {
    case .saved:
      failure.map { "The last game could not be saved: \($0)." }
        ?? "Every game is saved by itself, card by card, and is listed here until it is over."
    case .finished:
      "The last \(GameRepository.mostFinished) games that were played to their end are kept here, "
        + "to be watched."
    }
  }
}
