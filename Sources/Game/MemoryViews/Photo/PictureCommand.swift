import TextUI

/// A command of the viewer of a picture.
typealias PictureCommand = ScreenCommand<PictureController>

extension PictureCommand {
  /// The commands in all modes.
  static var all: [Self] {
    PictureEditing.Mode.allCases.map { mode in
      Self(key: .character(mode.key), meaning: mode.title) { $0.enter(mode) }
    } + [
      Self(key: .enter, meaning: "done") { $0.enter(.view) },
      Self(key: "r", meaning: "right") { $0.turn(right: true) },
      Self(key: "l", meaning: "left") { $0.turn(right: false) },
      Self(key: "a", meaning: "all") { $0.edit { $0.reset() } },
      Self(key: "u", otherKeys: EditorCommand.undo.presses, meaning: "undo") { $0.undo() },
      Self(key: "y", otherKeys: EditorCommand.redo.presses, meaning: "redo") { $0.redo() },
      Self(key: "+", otherKeys: [KeyPress("=")], meaning: "larger") { $0.viewport.zoom(by: 1) },
      Self(key: "-", meaning: "smaller") { $0.viewport.zoom(by: -1) },
      Self(key: "0", meaning: "whole") { $0.viewport.zoom(to: 1) },
    ]
  }

  /// Returns the commands for a sticker, in the order of their hints; `+` and `-` zoom.
  static func all(for sticker: Int) -> [Self] {
    [
      Self(key: ">", otherKeys: shifted(.up, .right), meaning: "larger", priority: 2) {
        $0.resize(sticker, by: 1)
      },
      Self(key: "<", otherKeys: shifted(.down, .left), meaning: "smaller", priority: 1) {
        $0.resize(sticker, by: -1)
      },
      Self(key: .delete, otherKeys: [KeyPress(.backspace)], meaning: "away", priority: 3) {
        $0.remove(sticker)
      },
    ]
  }

  private static func shifted(_ keys: Key...) -> [KeyPress] {
    keys.map { KeyPress($0, modifiers: .shift) }
  }
}
