import MemoryEngine
import MemoryModel
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
  }

  private func board(in space: Size) -> some View {
    let plan = plan(in: space)
    let table = model.table
    let keys = BoardKeys(model: model, table: table, plan: plan)
    let look = look(plan)
    return FocusedBoard(
      model: model, cards: table, plan: plan, look: look, state: state,
      hasCursor: TableRole(in: app, model) != .watcher, choose: choose
    )
    .findingPictures(of: look.showsPictures ? model.record.deck.faces : [], pictures)
    .overlay { dealtByClick(plan) }
    .focusable()
    .defaultFocus()
    .onKeyPress { respond(to: $0, keys) }
    .onSettled(of: state.typing, for: LabelTyping.patience) { _ in state.finishLabel(keys) }
    .accessibilityLabel("Table")
    .accessibilityValue(model.describe(table, at: state.cursor.position))
  }

  private func respond(to press: KeyPress, _ keys: BoardKeys) -> KeyResult {
    model.completeDeal()
    if state.respond(to: press, keys) == .handled { return .handled }
    guard let command = GameCommand(press) else { return .ignored }
    onCommand(command)
    return .handled
  }

  private func look(_ plan: BoardPlan) -> CardLook {
    CardLook(
      plan, model.setup.theme, app.settings,
      in: CardEnvironment(isUnicode: isUnicode, colors: colors, colorScheme: colorScheme))
  }

  /// A click while the cards are dealt is meant for the card that will lie there.
  @ViewBuilder private func dealtByClick(_ plan: BoardPlan) -> some View {
    if !model.isDealt {
      Color.clear.frame(maxWidth: .max, maxHeight: .max).onTap { press in
        model.completeDeal()
        let place = press.localLocation
        if let position = plan.slots.firstIndex(where: { $0.contains(place) }) {
          choose(model.table[position])
        }
      }
    }
  }

  private func plan(in space: Size) -> BoardPlan {
    BoardPlan(
      of: model.game, in: space, cellAspect: cellAspect, isUnicode: isUnicode, app.settings)
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
  let state: BoardState
  /// Whether there is anything to do at the cursor.
  let hasCursor: Bool
  let choose: (TableCard) -> Void
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    BoardCards(
      motion: TableMotion(of: model), cards: cards, plan: plan, look: look, state: state,
      isFocused: isFocused && hasCursor, choose: choose)
  }
}
