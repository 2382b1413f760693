/// A sequence of events written as text, such as `down down enter text:Ada click:10,4 ctrl-x`.
///
/// Words are separated by spaces. A single character is its key; other keys have names; `ctrl-`,
/// `alt-` and `shift-` precede a key; `text:` types the rest of the word, `click:x,y` presses and
/// releases at a cell, `wheel:x,y,n` turns the wheel there by n notches.
public struct KeyScript: Hashable, Sendable {
  /// The events, in order.
  public let events: [Event]

  /// An error in a script.
  public enum Problem: Error, Hashable, Sendable {
    /// A key name is unknown.
    case unknownKey(String)
    /// A mouse event lacks valid numbers.
    case badPlace(String)
  }

  /// Parses a script.
  ///
  /// - Parameter text: The words.
  /// - Throws: `Problem` with the first invalid word.
  public init(_ text: String) throws(Problem) {
    var events: [Event] = []
    for word in text.split(separator: " ") { events += try Self.events(of: String(word)) }
    self.events = events
  }

  private static func events(of word: String) throws(Problem) -> [Event] {
    if let text = word.suffix(after: "text:") {
      return text.map { .key(KeyPress(.character($0))) }
    }
    if let place = word.suffix(after: "click:") {
      let numbers = try numbers(place, 2, word)
      let point = Point(x: numbers[0], y: numbers[1])
      return [
        .mouse(MouseEvent(.down(.left), at: point)), .mouse(MouseEvent(.up(.left), at: point)),
      ]
    }
    if let place = word.suffix(after: "wheel:") {
      let numbers = try numbers(place, 3, word)
      let point = Point(x: numbers[0], y: numbers[1])
      return [.mouse(MouseEvent(.wheel(x: 0, y: numbers[2]), at: point))]
    }
    return [.key(try key(word))]
  }

  private static func numbers(
    _ text: String, _ count: Int, _ word: String
  ) throws(Problem) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == count, parts.count == count,
      numbers.allSatisfy({ (-65_535...65_535).contains($0) })
    else { throw .badPlace(word) }
    return numbers
  }

  private static func key(_ word: String) throws(Problem) -> KeyPress {
    var rest = word
    var modifiers: EventModifiers = []
    for (prefix, modifier) in prefixes {
      if rest.count > prefix.count, let short = rest.suffix(after: prefix) {
        rest = short
        modifiers.insert(modifier)
      }
    }
    guard let key = names[rest.lowercased()] ?? function(rest) ?? single(rest) else {
      throw .unknownKey(word)
    }
    return KeyPress(key, modifiers: modifiers)
  }

  private static let prefixes: [(String, EventModifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static func single(_ word: String) -> Key? {
    word.count == 1 ? word.first.map(Key.character) : nil
  }

  private static func function(_ word: String) -> Key? {
    word.lowercased().suffix(after: "f").flatMap { Int($0) }.flatMap {
      1...35 ~= $0 ? .function($0) : nil
    }
  }

  private static let names: [String: Key] = [
    "enter": .enter, "esc": .escape, "escape": .escape, "tab": .tab, "space": .space, "up": .up,
    "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown, "backspace": .backspace, "delete": .delete,
    "insert": .insert,
  ]
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
