import TextUI

/// What can be asked of a screen: its keys, its help and its buttons all come from one list.
protocol ScreenCommand: Hashable {
  /// In the order of help.
  static var all: [Self] { get }
  var key: Key { get }
}

extension ScreenCommand where Self: CaseIterable {
  static var all: [Self] { Array(allCases) }
}

extension ScreenCommand {
  /// The command of a key, if it has one; with control or alt none has.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt]),
      let command = Self.all.first(where: { $0.key == press.key })
    else { return nil }
    self = command
  }

  /// What the key is called, such as `Enter` or `d`.
  var keyName: String {
    switch key {
    case .enter: "Enter"
    case .space: "Space"
    case .character(let character): String(character)
    default: "\(key)"
    }
  }
}
