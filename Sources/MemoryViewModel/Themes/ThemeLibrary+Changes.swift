public import MemoryModel

extension ThemeLibrary {
  /// Adds themes at the end.
  ///
  /// A theme whose id is taken, empty or a built-in one's gets a new id; one whose name is taken
  /// gets a number behind it. A theme that is here already, whatever its id, is left out.
  ///
  /// - Returns: The themes as they were added.
  @discardableResult
  public func add(contentsOf newThemes: [Theme]) -> [Theme] {
    var known = Set(themes.map(\.withoutID))
    var ids = takenIDs.union([""])
    var names = ThemeNames(of: themes)
    let added = newThemes.filter { known.insert($0.withoutID).inserted }.map { theme in
      var theme = theme
      if ids.contains(theme.id) { theme.id = newID(besides: ids) }
      ids.insert(theme.id)
      theme.name = names.reserve(theme.name)
      return theme
    }
    themes += added
    return added
  }

  /// Puts a copy behind a theme, named after it.
  ///
  /// - Returns: The copy, or `nil` when there is no such theme.
  @discardableResult
  public func duplicate(_ id: Theme.ID) -> Theme? {
    guard let place = place(of: id) else { return nil }
    var copy = themes[place]
    copy.id = newID(besides: takenIDs)
    var names = ThemeNames(of: themes)
    copy.name = names.reserve("\(copy.name) copy")
    themes.insert(copy, at: place + 1)
    return copy
  }

  /// Replaces the theme that has the same id; nothing happens when there is none.
  public func replace(_ theme: Theme) {
    if let place = place(of: theme.id) { themes[place] = theme }
  }

  /// Moves a theme to a place in the list, or as near to it as there is one.
  public func move(_ id: Theme.ID, to place: Int) {
    guard let old = self.place(of: id) else { return }
    var moved = themes
    let theme = moved.remove(at: old)
    moved.insert(theme, at: min(max(0, place), moved.count))
    themes = moved
  }
}

extension Theme {
  /// What two themes have in common that differ in nothing but their ids.
  fileprivate var withoutID: Theme {
    var theme = self
    theme.id = ""
    return theme
  }
}
