import TextUI

/// A command for the focused face of a cover.
typealias CoverCommand = ScreenCommand<CoverController>

extension CoverCommand {
  /// Returns the commands for a face, in the order of their hints.
  static func all(for index: Int) -> [Self] {
    [
      Self(key: "+", otherKeys: [KeyPress("=")], meaning: "larger", priority: 4) {
        $0.resize(index, by: 1)
      },
      Self(key: "-", meaning: "smaller", priority: 3) { $0.resize(index, by: -1) },
      Self(key: "f", meaning: "to the front", priority: 1) { $0.bringToFront(index) },
      Self(key: .delete, otherKeys: [KeyPress(.backspace)], meaning: "away", priority: 2) {
        $0.remove(index)
      },
    ]
  }
}
