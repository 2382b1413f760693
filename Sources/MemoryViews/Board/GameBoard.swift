import MemoryEngine
import MemoryViewModel
import TextUI

/// The table as large as its space, with a cursor, zoom and keys of its own.
struct GameBoard: View {
  let app: AppModel
  let model: GameViewModel
  @Binding var state: BoardState
  /// Keys that act on the game as a whole.
  let onCommand: (GameCommand) -> Void
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { window in
      let least = plan(in: window.size).size.height
      ZoomView(viewport: $state.viewport) {
        GeometryReader { space in board(in: space.size) }
          .frame(minWidth: 0, maxWidth: .max, minHeight: least, maxHeight: .max)
      }
    }
  }

  private func board(in space: Size) -> some View {
    let plan = plan(in: space)
    let table = model.table
    return FocusedBoard(
      model: model, cards: table, plan: plan,
      look: CardLook(plan, model.setup.theme, app.settings, isUnicode: isUnicode),
      cursor: state.cursor.position, choose: choose
    )
    .focusable()
    .defaultFocus()
    .onKeyPress { press in
      state.respond(
        to: press,
        BoardKeys(model: model, table: table, plan: plan, choose: choose, command: onCommand)
      )
    }
    .redraw(after: state.typing.isEmpty ? nil : LabelTyping.patience)
    .accessibilityLabel("Table")
    .accessibilityValue(model.describe(table, at: state.cursor.position))
  }

  private func plan(in space: Size) -> BoardPlan {
    BoardPlan(
      count: model.game.cardCount, in: space, cellAspect: cellAspect, showsWords: !isUnicode)
  }

  private func choose(_ card: TableCard) {
    state.cursor.move(to: card.position)
    model.choose(card.id)
  }
}

/// Shows the cursor only while the board has focus.
private struct FocusedBoard: View {
  let model: GameViewModel
  let cards: [TableCard]
  let plan: BoardPlan
  let look: CardLook
  let cursor: Int
  let choose: (TableCard) -> Void
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    BoardCards(
      model: model, cards: cards, plan: plan, look: look, cursor: isFocused ? cursor : nil,
      choose: choose)
  }
}
