import MemoryEngine
import MemoryViewModel
import TextUI

/// The state of a board in one window: its cursor, its zoom, and the typed label.
struct BoardState: Equatable {
  var cursor = BoardCursor()
  var viewport = Viewport(zoomRange: 1...6, margins: Size(width: 1, height: 1))
  var typing = LabelTyping()
  /// The cards of a hint, until the next flip.
  var hinted: Set<Int> = []
  /// The last choice, if it had no effect.
  var refused: RefusedCard?
  /// The number of flips at which a typed label turned its card, so that an Enter after it is
  /// ignored.
  private var flipsOfLabel: Int?

  /// Returns the marks of a card.
  func marks(of card: TableCard, isFocused: Bool) -> CardMarks {
    CardMarks(
      hasCursor: isFocused && cursor.position == card.position, isMatched: card.isMatched,
      isHinted: hinted.contains(card.id),
      isCandidate: typing.mayMean(card.position + 1), isFlying: card.dealt < 1)
  }
}

/// The context of a key on a board.
struct BoardKeys {
  let model: GameViewModel
  let table: [TableCard]
  let plan: BoardPlan
}

extension BoardState {
  /// Handles a key.
  mutating func respond(to press: KeyPress, _ keys: BoardKeys) -> KeyResult {
    // Enter after a label that was refused is ignored, and leaves the reason.
    if !press.isChoice { refused = nil }
    if let digit = press.digit {
      // No label begins with a zero, which is a key of the zoom.
      return digit == "0" && typing.isEmpty ? .ignored : type(digit, keys)
    }
    if press.isChoice { return choose(keys) }
    flipsOfLabel = nil
    typing.cancel()
    if let direction = press.direction {
      if cursor.move(direction, in: keys.plan.slots, where: { keys.table[$0].isOnTable }) {
        show(keys.plan.slots[cursor.position])
      } else {
        pan(direction)
      }
      return .handled
    }
    if let step = press.zoomStep {
      zoom(by: step, keys.plan)
      return .handled
    }
    return .ignored
  }

  /// Turns the card under the cursor, or that of the typed label.
  private mutating func choose(_ keys: BoardKeys) -> KeyResult {
    let isSaid = flipsOfLabel == keys.model.flips
    flipsOfLabel = nil
    typing.cancel()
    if !isSaid { turn(cursor.position, keys) }
    return .handled
  }

  private mutating func type(_ digit: Character, _ keys: BoardKeys) -> KeyResult {
    flipsOfLabel = nil
    let label = typing.type(digit, of: keys.table.count)
    if let label = label ?? typing.label { cursor.move(to: label - 1) }
    if label != nil { turnLabelled(keys) }
    return .handled
  }

  /// Turns the card of the typed label after the last digit.
  mutating func finishLabel(_ keys: BoardKeys) {
    if typing.finish() != nil { turnLabelled(keys) }
  }

  private mutating func turnLabelled(_ keys: BoardKeys) {
    show(keys.plan.slots[cursor.position])
    turn(cursor.position, keys)
    flipsOfLabel = keys.model.flips
  }

  /// Turns the card under the cursor, and discards a typed label.
  mutating func turnAtCursor(in model: GameViewModel) {
    turn(cursor.position, of: model.table, in: model)
  }

  /// Turns a card, and discards a typed label.
  mutating func turn(_ position: Int, of table: [TableCard], in model: GameViewModel) {
    flipsOfLabel = nil
    typing.cancel()
    guard table.indices.contains(position) else { return }
    cursor.move(to: position)
    let outcome = model.choose(table[position].id)
    refused = nil
    if case .ignored(let refusal) = outcome.event {
      refused = RefusedCard(label: position + 1, refusal: refusal)
    }
  }

  private mutating func turn(_ position: Int, _ keys: BoardKeys) {
    turn(position, of: keys.table, in: keys.model)
  }

  /// Zooms the board; the card under the cursor keeps its place on the screen.
  private mutating func zoom(by step: Int, _ plan: BoardPlan) {
    let content = viewport.contentRect
    let slot = plan.slots[cursor.position].offset(x: content.x, y: content.y)
    viewport.zoom(by: step, about: slot.center)
  }

  /// Scrolls until a place of the zoomed board is visible.
  mutating func show(_ slot: Rect) {
    let content = viewport.contentRect
    let rect = slot.offset(x: content.x, y: content.y)
    let (right, bottom) = (viewport.window.width, viewport.window.height)
    viewport.move(
      columns: max(0, -rect.x) - max(0, rect.maxX - right),
      rows: max(0, -rect.y) - max(0, rect.maxY - bottom))
  }

  private mutating func pan(_ direction: Edge) {
    switch direction {
    case .leading: viewport.move(columns: 2, rows: 0)
    case .trailing: viewport.move(columns: -2, rows: 0)
    case .top: viewport.move(columns: 0, rows: 1)
    case .bottom: viewport.move(columns: 0, rows: -1)
    }
  }
}

extension KeyPress {
  fileprivate var isChoice: Bool { modifiers.isEmpty && (key == .enter || key == .space) }

  fileprivate var digit: Character? {
    guard modifiers.isEmpty, case .character(let key) = key, key.isASCII, key.isNumber
    else { return nil }
    return key
  }

  fileprivate var zoomStep: Int? {
    guard modifiers.isEmpty else { return nil }
    return switch key {
    case .character("+"), .character("="): 1
    case .character("-"): -1
    default: nil
    }
  }

  fileprivate var direction: Edge? {
    guard modifiers.isEmpty else { return nil }
    return switch key {
    case .left, .character("h"): .leading
    case .right, .character("l"): .trailing
    case .up, .character("k"): .top
    case .down, .character("j"): .bottom
    default: nil
    }
  }
}
