/// The saved part of a theme library: its differences from the built-in themes.
public struct SavedThemes: Hashable, Sendable {
  /// The player's own themes and the edited built-in ones.
  public var themes: [Theme]
  /// The ids of all themes in the player's order.
  public var order: [Theme.ID]
  /// The ids of the built-in themes that were deleted.
  public var deleted: [Theme.ID]

  /// Creates the saved part of a library; by default of one that was never changed.
  public init(themes: [Theme] = [], order: [Theme.ID] = [], deleted: [Theme.ID] = []) {
    self.themes = themes
    self.order = order
    self.deleted = deleted
  }

  /// Creates the saved part of a library with these themes, in order.
  public init(of list: [Theme]) {
    order = list.map(\.id)
    themes = list.filter { $0 != Theme.builtIn($0.id) }
    let kept = Set(order)
    deleted = Theme.builtIn.map(\.id).filter { !kept.contains($0) }
  }

  /// All themes of the library.
  ///
  /// Any value is accepted and repaired: of themes with the same id the first counts, ids without a
  /// theme are skipped, and themes that the order does not name, such as the built-in ones of a
  /// later version, follow at the end.
  public var allThemes: [Theme] {
    let deleted = Set(deleted)
    let known = themes + Theme.builtIn.filter { !deleted.contains($0.id) }
    var rest = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = order.compactMap { rest.removeValue(forKey: $0) }
    return ordered + known.compactMap { rest.removeValue(forKey: $0.id) }
  }
}
