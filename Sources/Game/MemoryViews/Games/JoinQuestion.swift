import MemoryModel
import MemoryViewModel
import TextUI

/// A game that another program plays, and the way to join it.
struct GameToJoin {
  let game: GameSummary
  let join: GamesInUse.Join
}

/// A modifier that asks whether to join or to watch a game that another program plays.
struct JoinQuestion: ViewModifier {
  @Binding var game: GameToJoin?
  let join: (GameToJoin) -> Void
  /// Watches the game of an id.
  let watch: (String) -> Void

  func body(content: Content) -> some View {
    content.alert(
      "Join \(game?.game.shownName ?? "")?", isPresented: $game.isPresent(), presenting: game
    ) { game in
      Button("Join") { join(game) }.defaultFocus()
      Button("Watch") { watch(game.game.id) }
      Button("No", role: .cancel) {}
    } message: { _ in
      Text("Another program plays it.")
    }
  }
}
