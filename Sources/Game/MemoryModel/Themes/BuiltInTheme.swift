/// The declaration of a built-in theme, from which the theme is created when it is needed.
struct BuiltInTheme: Sendable {
  let id: String
  let name: String
  /// The colour as `0xRRGGBB`.
  let color: UInt32
  let pairs: Int
  /// True if the second word of each entry is the face of the other card.
  var isUnequal = false
  /// The entries, such as `🐶 dog`, separated by commas or newlines.
  let faces: String

  static let all = nature + table + town + play + people + signs

  var theme: Theme {
    let entries = self.entries
    return Theme(
      id: id, name: name,
      faces: entries.map { isUnequal ? Face($0.first) : Face(symbol: $0.first, word: $0.second) },
      secondFaces: isUnequal ? entries.map { Face($0.second) } : nil,
      pairs: pairs, color: Theme.Color(rgb: color))
  }

  /// The entries, split by bytes: finding the borders of characters would take most of the time.
  private var entries: [(first: String, second: String)] {
    let comma = UInt8(ascii: ",")
    let newline = UInt8(ascii: "\n")
    let space = UInt8(ascii: " ")
    return faces.utf8.split { $0 == comma || $0 == newline }.map { entry in
      let words = entry.split(separator: space).map { String(Substring($0)) }
      precondition(words.count == 2, "\(words) in theme \(id) is not a symbol and a word")
      return (words[0], words[1])
    }
  }
}

extension BuiltInTheme {
  fileprivate static func named(_ name: String) -> BuiltInTheme? {
    let wanted = name.lowercased()
    return all.first { $0.id == wanted || $0.name.lowercased() == wanted }
  }
}

extension Theme {
  /// The default theme.
  public static let animals = BuiltInTheme.nature[0].theme

  /// The built-in themes, `animals` first.
  ///
  /// Their symbols are single scalars with emoji presentation, no newer than Unicode 13, because
  /// all terminals draw these two cells wide; or they are words of plain ASCII.
  public static let builtIn = BuiltInTheme.all.map(\.theme)

  /// The names for `named(_:)`, in the order of `builtIn`: the ids, which are easy to type.
  public static var builtInNames: [String] { BuiltInTheme.all.map(\.id) }

  /// Returns the built-in theme with an id or name, ignoring case, without creating the others.
  public static func named(_ name: String) -> Theme? { BuiltInTheme.named(name)?.theme }

  /// Returns true if `named(_:)` finds a theme, without creating it.
  public static func hasBuiltIn(named name: String) -> Bool { BuiltInTheme.named(name) != nil }

  /// Returns the built-in theme with an id.
  public static func builtIn(_ id: ID) -> Theme? { builtIn.first { $0.id == id } }
}
