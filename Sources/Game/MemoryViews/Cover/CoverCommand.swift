import TextUI

/// A command for the focused face of a cover.
enum CoverCommand: CaseIterable, ScreenCommand {
  case larger
  case smaller
  case front
  case remove

  var key: Key {
    switch self {
    case .larger: .character("+")
    case .smaller: .character("-")
    case .front: .character("f")
    case .remove: .delete
    }
  }

  /// Returns the command of a key; `=` counts as `+` without Shift.
  static func of(_ press: KeyPress) -> CoverCommand? {
    switch press.key {
    case .character("=") where press.modifiers.isEmpty: .larger
    case .backspace where press.modifiers.isEmpty: .remove
    default: CoverCommand(press)
    }
  }
}

extension LineHint<CoverCommand> {
  /// The commands, in the order of the footer.
  static var ofCover: [Self] {
    [
      Self(key: "+", meaning: "larger", action: .larger, priority: 4),
      Self(key: "-", meaning: "smaller", action: .smaller, priority: 3),
      Self(key: "f", meaning: "to the front", action: .front, priority: 1),
      Self(key: "Del", meaning: "away", action: .remove, priority: 2),
    ]
  }
}
