import TextUI

/// A command for the selected sticker.
enum StickerCommand: CaseIterable, ScreenCommand {
  case larger
  case smaller
  case remove

  // The keys + and - zoom in every mode of the viewer.
  var key: Key {
    switch self {
    case .larger: .character(">")
    case .smaller: .character("<")
    case .remove: .delete
    }
  }

  /// Returns the command of a key; Backspace removes too, and arrows with Shift resize.
  static func of(_ press: KeyPress) -> StickerCommand? {
    switch (press.key, press.modifiers) {
    case (.backspace, []): .remove
    case (.up, .shift), (.right, .shift): .larger
    case (.down, .shift), (.left, .shift): .smaller
    default: StickerCommand(press)
    }
  }
}

extension LineHint<StickerCommand> {
  /// The commands, in the order of the line.
  static var ofStickers: [Self] {
    [
      Self(key: ">", meaning: "larger", action: .larger, priority: 2),
      Self(key: "<", meaning: "smaller", action: .smaller, priority: 1),
      Self(key: "Del", meaning: "away", action: .remove, priority: 3),
    ]
  }
}
