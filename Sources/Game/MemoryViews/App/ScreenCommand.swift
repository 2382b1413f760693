import TextUI

/// A command of a screen: its key, its meaning, when it is possible, and its action.
///
/// The keys, the help, the hints and the buttons of a screen are made from one list of commands.
/// Two commands of a screen are equal if they have the same key.
struct ScreenCommand<Screen>: Hashable {
  let key: Key
  /// The other key presses with the same effect.
  var otherKeys: [KeyPress] = []
  /// The meaning in help and hints, or the title of a button.
  let meaning: String
  var role: ButtonRole?
  /// The priority of the hint, of which the lowest is left out first; nil for no hint.
  var priority: Int?
  var isPossible: (Screen) -> Bool = { _ in true }
  let action: (Screen) -> Void

  /// The name of the key, such as `Enter` or `d`.
  var keyName: String { key.name(isUnicode: false) }

  /// Performs the command, unless it is not possible.
  @discardableResult
  func perform(on screen: Screen) -> KeyResult {
    guard isPossible(screen) else { return .ignored }
    action(screen)
    return .handled
  }

  static func == (first: Self, second: Self) -> Bool { first.key == second.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Array {
  /// Returns the command of a key; nil for a key without one, or with Control or Alt, unless the
  /// command has that press among its other keys.
  func command<Screen>(of press: KeyPress) -> Element? where Element == ScreenCommand<Screen> {
    first { $0.otherKeys.contains(press) }
      ?? first { $0.key == press.key && press.modifiers.isDisjoint(with: [.control, .alt]) }
  }

  /// Returns the hints of the commands that have one.
  func hints<Screen>(isUnicode: Bool = false, perform: @escaping (Element) -> Void) -> [KeyHint]
  where Element == ScreenCommand<Screen> {
    filter { $0.priority != nil }.map { $0.hint(isUnicode: isUnicode, perform: perform) }
  }
}

extension ScreenCommand {
  /// Returns the key with its meaning, or with a shorter one; a click has the effect of the key.
  func hint(
    _ short: String? = nil, isUnicode: Bool = false, perform: @escaping (Self) -> Void
  ) -> KeyHint {
    let name = key.name(isUnicode: isUnicode)
    return KeyHint(key: name, meaning: short ?? meaning, priority: priority ?? 0) { perform(self) }
  }
}

extension [KeyPress] {
  /// Returns the presses of a key alone and with Shift.
  static func of(_ key: Key) -> Self { [KeyPress(key), KeyPress(key, modifiers: .shift)] }
}

extension Key {
  /// Returns the name of the key for players.
  fileprivate func name(isUnicode: Bool) -> String {
    switch self {
    case .enter: "Enter"
    case .space: "Space"
    case .delete: "Del"
    case .left: isUnicode ? "←" : "Left"
    case .right: isUnicode ? "→" : "Right"
    case .character(let character): String(character)
    default: "\(self)"
    }
  }
}
