/// The declaration of a built-in theme, from which the theme is created when it is needed.
struct BuiltInTheme: Sendable {
  let id: String
  let name: String
  /// The colour as `0xRRGGBB`.
  let color: UInt32
  let pairs: Int
  /// A closure that creates the faces of each kind: one, or two for cards with different faces.
  let kinds: @Sendable () -> [[Face]]

  static let all = nature + table + town + play + people + signs + decks

  /// Creates the declaration of a theme of pictures, whose entries, such as `🐶 dog`, are separated
  /// by commas or newlines.
  init(id: String, name: String, color: UInt32, pairs: Int, faces: String) {
    self.init(id: id, name: name, color: color, pairs: pairs) {
      Self.entries(of: faces).map { [Face(symbol: $0.first, word: $0.second)] }
    }
  }

  /// Creates the declaration of a theme of words that belong together, whose entries, such as
  /// `France Paris`, are separated by commas or newlines.
  init(id: String, name: String, color: UInt32, pairs: Int, words: String) {
    self.init(id: id, name: name, color: color, pairs: pairs) {
      Self.entries(of: words).map { [Face($0.first), Face($0.second)] }
    }
  }

  /// Creates the declaration of a theme whose kinds are computed.
  init(
    id: String, name: String, color: UInt32, pairs: Int, kinds: @escaping @Sendable () -> [[Face]]
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.pairs = pairs
    self.kinds = kinds
  }

  var theme: Theme {
    let kinds = kinds()
    let seconds = kinds.compactMap { $0.count > 1 ? $0[1] : nil }
    return Theme(
      id: id, name: name, faces: kinds.map { $0[0] },
      secondFaces: seconds.isEmpty ? nil : seconds, pairs: pairs, color: Theme.Color(rgb: color))
  }

  /// Splits a text by bytes: finding the borders of characters would take most of the time.
  private static func entries(of text: String) -> [(first: String, second: String)] {
    let comma = UInt8(ascii: ",")
    let newline = UInt8(ascii: "\n")
    let space = UInt8(ascii: " ")
    return text.utf8.split { $0 == comma || $0 == newline }.map { entry in
      let words = entry.split(separator: space).map { String(Substring($0)) }
      precondition(words.count == 2, "\(words) is not a symbol and a word, or two words")
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
  /// Their pictures are single scalars with emoji presentation, no newer than Unicode 13, because
  /// all terminals draw these two cells wide; or they are flags. Their texts are plain ASCII with
  /// `×` and `●`.
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
