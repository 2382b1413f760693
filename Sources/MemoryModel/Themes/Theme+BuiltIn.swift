extension Theme {
  /// The theme of a game that names none.
  public static let animals = ThemeRecipe.animals.theme

  /// The themes that come with the game, `animals` first.
  ///
  /// Their symbols are of the only sort that every terminal draws two cells wide: a single scalar
  /// with emoji presentation, no newer than Unicode 13. Else they are plain ASCII words.
  public static let builtIn = ThemeRecipe.all.map(\.theme)

  /// What `named(_:)` understands, in the order of `builtIn`: the ids, which are easy to type.
  public static var builtInNames: [String] { ThemeRecipe.all.map(\.id) }

  /// The built-in theme with an id or name, upper or lower case; the others are not built.
  public static func named(_ name: String) -> Theme? {
    let wanted = name.lowercased()
    return ThemeRecipe.all.first { $0.id == wanted || $0.name.lowercased() == wanted }?.theme
  }

  /// The theme that comes with the game under an id.
  public static func builtIn(_ id: ID) -> Theme? { builtIn.first { $0.id == id } }
}
