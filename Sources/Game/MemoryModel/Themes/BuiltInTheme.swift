/// A built-in theme as it is written down, before anyone asks for its faces.
struct BuiltInTheme: Sendable {
  let id: String
  let name: String
  /// The colour as `0xRRGGBB`.
  let color: UInt32
  let pairs: Int
  /// Whether the second word of each entry is what the other card shows.
  var isUnequal = false
  /// Entries such as `🐶 dog`, a comma or a new line between them.
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

  /// Cuts bytes, not characters: finding the borders of characters would take most of the time.
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
  /// The theme of a game that names none.
  public static let animals = BuiltInTheme.nature[0].theme

  /// The themes that come with the game, `animals` first.
  ///
  /// Their symbols are of the only sort that every terminal draws two cells wide: a single scalar
  /// with emoji presentation, no newer than Unicode 13. Else they are plain ASCII words.
  public static let builtIn = BuiltInTheme.all.map(\.theme)

  /// What `named(_:)` understands, in the order of `builtIn`: the ids, which are easy to type.
  public static var builtInNames: [String] { BuiltInTheme.all.map(\.id) }

  /// The built-in theme with an id or name, upper or lower case; the others are not built.
  public static func named(_ name: String) -> Theme? { BuiltInTheme.named(name)?.theme }

  /// Whether `named(_:)` understands a name; builds no theme.
  public static func hasBuiltIn(named name: String) -> Bool { BuiltInTheme.named(name) != nil }

  /// The theme that comes with the game under an id.
  public static func builtIn(_ id: ID) -> Theme? { builtIn.first { $0.id == id } }
}
