import MemoryViewModel
import TextUI

/// What one window shows of a table: where its cursor is, how much it is zoomed, what was typed.
struct BoardState: Equatable {
  var cursor = BoardCursor()
  var viewport = Viewport(zoomRange: 1...6, margins: Size(width: 1, height: 1))
  var typing = LabelTyping()
}

/// What keys can reach on a table.
struct BoardKeys {
  let model: GameViewModel
  let table: [TableCard]
  let plan: BoardPlan
  let choose: (TableCard) -> Void
  let command: (GameCommand) -> Void
}

extension BoardState {
  /// Does what a key asks for.
  mutating func respond(to press: KeyPress, _ keys: BoardKeys) -> KeyResult {
    if let digit = press.digit {
      // No label begins with a zero: it is for the zoom.
      return digit == "0" && typing.isEmpty ? .ignored : type(digit, keys)
    }
    if let direction = press.direction {
      typing.cancel()
      if cursor.move(direction, in: keys.plan.slots, where: { keys.table[$0].isOnTable }) {
        show(keys.plan.slots[cursor.position])
      } else {
        pan(direction)
      }
      return .handled
    }
    if press.isChoice { return choose(keys) }
    guard let command = GameCommand(press) else { return .ignored }
    keys.command(command)
    return .handled
  }

  /// Turns the card whose label was typed, else the one under the cursor.
  private mutating func choose(_ keys: BoardKeys) -> KeyResult {
    turn(typing.finish().map { $0 - 1 } ?? cursor.position, keys)
    return .handled
  }

  private mutating func type(_ digit: Character, _ keys: BoardKeys) -> KeyResult {
    if let label = typing.type(digit, of: keys.table.count) { turn(label - 1, keys) }
    return .handled
  }

  private func turn(_ position: Int, _ keys: BoardKeys) {
    if keys.table.indices.contains(position) { keys.choose(keys.table[position]) }
  }

  /// Moves what is seen until a place of the zoomed board is in it.
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
