public import MemoryModel

extension ThemeLibrary {
  /// Adds themes at the end.
  ///
  /// A theme with a taken id, an empty one or that of a built-in theme gets a new id; one with a
  /// taken name gets a number behind it. A theme that is there already, whatever its id, is left out.
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

  /// Puts a copy behind a theme, named after it.
  ///
  /// - Returns: The copy, or nil when there is no such theme.
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

  /// Keeps an edited theme in its place, or at the end when it is not in the library.
  ///
  /// Where another program has changed the theme since it was read, both versions are kept: the
  /// other one in its place, and this one behind it as a copy with a number behind its name.
  ///
  /// - Parameters:
  ///   - theme: The theme as it is to be.
  ///   - original: The theme as it was read; nil for a new one.
  /// - Returns: The theme as it was kept.
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

  /// Moves a theme to a place in the list, or as near to it as possible.
  public func move(_ id: Theme.ID, to place: Int) {
    change { themes in
      guard let old = themes.place(of: id) else { return }
      let theme = themes.remove(at: old)
      themes.insert(theme, at: min(max(0, place), themes.count))
    }
  }
}

extension [Theme] {
  /// Returns a copy of a theme with an id of its own, and with a number behind a name that is taken.
  fileprivate func copy(of theme: Theme, named name: String, _ newIDs: ReservedIDs) -> Theme {
    var copy = theme
    copy.id = newIDs.id(0, besides: takenIDs)
    var names = ThemeNames(of: self)
    copy.name = names.reserve(name)
    return copy
  }
}

extension Theme {
  /// The theme with an empty id, to compare themes by everything else.
  fileprivate var withoutID: Theme {
    var theme = self
    theme.id = ""
    return theme
  }
}
