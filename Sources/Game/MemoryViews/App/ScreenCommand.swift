import TextUI

/// A command of a screen: the keys, the help and the buttons are all made from one list.
protocol ScreenCommand: Hashable {
  /// All commands, in the order of help.
  static var all: [Self] { get }
  var key: Key { get }
}

extension ScreenCommand where Self: CaseIterable {
  static var all: [Self] { Array(allCases) }
}

extension ScreenCommand {
  /// Returns the command of a key; nil for a key without one, or with Control or Alt.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt]),
      let command = Self.all.first(where: { $0.key == press.key })
    else { return nil }
    self = command
  }

  /// The name of the key, such as `Enter` or `d`.
  var keyName: String {
    switch key {
    case .enter: "Enter"
    case .space: "Space"
    case .character(let character): String(character)
    default: "\(key)"
    }
  }
}
