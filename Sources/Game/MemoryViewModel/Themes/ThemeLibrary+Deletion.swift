public import MemoryModel

extension ThemeLibrary {
  /// Themes that were deleted together, and their places.
  public struct Deleted: Hashable, Sendable {
    fileprivate struct Entry: Hashable {
      let theme: Theme
      let place: Int
    }

    fileprivate let entries: [Entry]

    /// The deleted themes in their order.
    public var themes: [Theme] { entries.map(\.theme) }
  }

  /// Deletes the themes with these ids, including built-in ones.
  ///
  /// - Returns: The value with which `restore(_:)` restores them.
  @discardableResult
  public func delete(_ ids: Set<Theme.ID>) -> Deleted {
    change { themes in
      let entries = themes.enumerated().filter { ids.contains($0.element.id) }
      themes.removeAll { ids.contains($0.id) }
      return Deleted(entries: entries.map { Deleted.Entry(theme: $0.element, place: $0.offset) })
    }
  }

  /// Restores deleted themes to their places, or as near to them as possible.
  ///
  /// A theme that exists again is not changed.
  public func restore(_ deleted: Deleted) {
    change { themes in
      for entry in deleted.entries where themes.place(of: entry.theme.id) == nil {
        themes.insert(entry.theme, at: min(entry.place, themes.count))
      }
    }
  }

  /// The built-in themes that were deleted.
  public var deletedBuiltIn: [Theme] { Theme.builtIn.filter { theme($0.id) == nil } }

  /// Restores all deleted built-in themes, at the end.
  public func restoreBuiltIn() {
    change { themes in
      themes += Theme.builtIn.filter { themes.place(of: $0.id) == nil }
    }
  }

  /// Returns true if a theme is a built-in one that was edited.
  public func isEditedBuiltIn(_ id: Theme.ID) -> Bool {
    guard let theme = theme(id), let builtIn = Theme.builtIn(id) else { return false }
    return theme != builtIn
  }

  /// Undoes all edits of a built-in theme; other themes are not changed.
  public func reset(_ id: Theme.ID) {
    guard let builtIn = Theme.builtIn(id) else { return }
    change { themes in
      if let place = themes.place(of: id) { themes[place] = builtIn }
    }
  }
}
