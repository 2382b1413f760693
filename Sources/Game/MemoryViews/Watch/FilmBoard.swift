import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The table of a film; dragging moves it, and Control with the wheel zooms it.
struct FilmBoard: View {
  let film: Film
  let settings: Settings
  @State private var state = BoardState()

  var body: some View {
    BoardWindow(
      game: film.moment.game, theme: film.theme, faces: { film.record.deck.faces },
      settings: settings, viewport: $state.viewport
    ) { plan, look in
      BoardCards(
        motion: TableMotion(lastChange: film.lastChange), cards: film.table, plan: plan, look: look,
        state: marked, isFocused: false, known: film.showsKnown ? film.knownCards : [],
        choose: { _ in })
    }
    .accessibilityLabel("Table")
  }

  /// The board in which cards that are up are marked, while all faces show.
  private var marked: BoardState {
    var state = state
    if film.showsFaces { state.hinted = Set(film.moment.game.faceUp) }
    return state
  }
}
