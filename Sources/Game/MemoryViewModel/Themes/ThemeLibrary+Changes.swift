public import MemoryModel

extension ThemeLibrary {
  /// Adds themes at the end.
  ///
  /// A theme with a taken or empty id, or that of a built-in theme, gets a new id; one with a taken
  /// name gets a number. A theme that is already there, under any id, is left out.
  ///
  /// - Returns: The themes as they were added.
  @discardableResult
  public func add(contentsOf newThemes: [Theme]) -> [Theme] {
    let newIDs = reservedIDs()
    return change { themes in
      var known = Set(themes.map(\.withoutID))
      var ids = themes.takenIDs.union([""])
      var names = ThemeNames(of: themes)
      var numberOfNewIDs = 0
      let added = newThemes.filter { known.insert($0.withoutID).inserted }.map { theme in
        var theme = theme
        if ids.contains(theme.id) {
          theme.id = newIDs.id(numberOfNewIDs, besides: ids)
          numberOfNewIDs += 1
        }
        ids.insert(theme.id)
        theme.name = names.reserve(theme.name)
        return theme
      }
      themes += added
      return added
    }
  }

  /// Inserts a copy after a theme, named after it.
  ///
  /// - Returns: The copy, or nil if there is no such theme.
  @discardableResult
  public func duplicate(_ id: Theme.ID) -> Theme? {
    let newIDs = reservedIDs()
    return change { themes in
      guard let place = themes.place(of: id) else { return nil }
      let copy = themes.copy(of: themes[place], named: "\(themes[place].name) copy", newIDs)
      themes.insert(copy, at: place + 1)
      return copy
    }
  }

  /// Saves an edited theme in its place, or at the end if it is not in the library.
  ///
  /// If another program has changed the theme since it was read, both versions are kept: the other
  /// one in its place, and this one after it as a copy with a number in its name.
  ///
  /// - Parameters:
  ///   - theme: The edited theme.
  ///   - original: The theme as it was read; nil for a new one.
  /// - Returns: The theme as it was saved.
  @discardableResult
  public func save(_ theme: Theme, editedFrom original: Theme?) -> Theme {
    let newIDs = reservedIDs()
    return change { themes in
      guard let place = themes.place(of: theme.id) else {
        themes.append(theme)
        return theme
      }
      if themes[place] == original || themes[place] == theme {
        themes[place] = theme
        return theme
      }
      let copy = themes.copy(of: theme, named: theme.name, newIDs)
      themes.insert(copy, at: place + 1)
      return copy
    }
  }

  /// Moves a theme to an index, or as near to it as possible.
  public func move(_ id: Theme.ID, to place: Int) {
    change { themes in
      guard let old = themes.place(of: id) else { return }
      let theme = themes.remove(at: old)
      themes.insert(theme, at: min(max(0, place), themes.count))
    }
  }
}

extension [Theme] {
  /// Returns a copy of a theme with a new id, and with a number in its name if that is taken.
  fileprivate func copy(of theme: Theme, named name: String, _ newIDs: ReservedIDs) -> Theme {
    var copy = theme
    copy.id = newIDs.id(0, besides: takenIDs)
    var names = ThemeNames(of: self)
    copy.name = names.reserve(name)
    return copy
  }
}

extension Theme {
  /// The theme with an empty id, to compare everything else.
  fileprivate var withoutID: Theme {
    var theme = self
    theme.id = ""
    return theme
  }
}
