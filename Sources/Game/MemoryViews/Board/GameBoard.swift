import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The table of a game, with a cursor, zoom and keys.
struct GameBoard: View {
  let app: AppModel
  let model: GameViewModel
  @Binding var state: BoardState
  /// Called for keys that act on the game as a whole.
  let onCommand: (GameCommand) -> Void

  var body: some View {
    BoardWindow(
      game: model.game, theme: model.setup.theme, faces: { model.record.deck.faces },
      settings: app.settings, viewport: $state.viewport, content: board)
  }

  private func board(_ plan: BoardPlan, _ look: CardLook) -> some View {
    let table = model.table
    let keys = BoardKeys(model: model, table: table, plan: plan)
    return FocusedBoard(
      model: model, cards: table, plan: plan, look: look, state: state,
      hasCursor: TableRole(in: app, model) != .watcher, choose: choose
    )
    .overlay { dealtByClick(plan) }
    .preference(key: LacksCountdown.self, value: plan.card.height == 1)
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
    guard let command = GameCommand.all.command(of: press) else { return .ignored }
    onCommand(command)
    return .handled
  }

  /// Returns a view of the cards' places during the deal, in which a click ends the deal and turns
  /// a card.
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

  private func choose(_ card: TableCard) {
    state.turn(card.position, of: model.table, in: model)
  }
}

/// A board that shows its cursor only while it has focus.
private struct FocusedBoard: View {
  let model: GameViewModel
  let cards: [TableCard]
  let plan: BoardPlan
  let look: CardLook
  let state: BoardState
  /// True if a key can act at the cursor.
  let hasCursor: Bool
  let choose: (TableCard) -> Void
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    BoardCards(
      motion: TableMotion(of: model), cards: cards, plan: plan, look: look, state: state,
      isFocused: isFocused && hasCursor, choose: choose)
  }
}
