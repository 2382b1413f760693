import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The table of a film, as large as its space; a drag and control with the wheel move and zoom it.
struct FilmBoard: View {
  let film: Film
  let settings: Settings
  @State private var state = BoardState()
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.facePictures) private var pictures

  var body: some View {
    GeometryReader { window in
      let least = plan(in: window.size).size.height
      ZoomView(viewport: $state.viewport) {
        GeometryReader { space in board(in: space.size) }
          .frame(minWidth: 0, maxWidth: .max, minHeight: least, maxHeight: .max)
      }
    }
    .accessibilityLabel("Table")
  }

  private func board(in space: Size) -> some View {
    let plan = plan(in: space)
    let look = CardLook(
      plan, film.theme, settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, colorScheme: colorScheme))
    return BoardCards(
      motion: TableMotion(lastChange: film.lastChange), cards: film.table, plan: plan, look: look,
      state: marked, isFocused: false, known: film.showsKnown ? film.knownCards : [],
      choose: { _ in }
    )
    .findingPictures(of: look.showsPictures ? film.record.deck.faces : [], pictures)
  }

  /// Where all faces are seen, those that are up stand out.
  private var marked: BoardState {
    var state = state
    if film.showsFaces { state.hinted = Set(film.moment.game.faceUp) }
    return state
  }

  private func plan(in space: Size) -> BoardPlan {
    BoardPlan(
      of: film.moment.game, in: space, cellAspect: cellAspect, isUnicode: isUnicode, settings)
  }
}
