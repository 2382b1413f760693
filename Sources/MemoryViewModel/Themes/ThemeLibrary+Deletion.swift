public import MemoryModel

extension ThemeLibrary {
  /// Themes that were deleted together, and where they were.
  public struct Deleted: Hashable, Sendable {
    fileprivate struct Entry: Hashable {
      let theme: Theme
      let place: Int
    }

    fileprivate let entries: [Entry]

    /// The deleted themes in the order they had.
    public var themes: [Theme] { entries.map(\.theme) }
  }

  /// Deletes the themes with these ids, built-in ones too.
  ///
  /// - Returns: What `restore(_:)` needs to take it back.
  @discardableResult
  public func delete(_ ids: Set<Theme.ID>) -> Deleted {
    let entries = themes.enumerated().filter { ids.contains($0.element.id) }
    themes = themes.filter { !ids.contains($0.id) }
    return Deleted(entries: entries.map { Deleted.Entry(theme: $0.element, place: $0.offset) })
  }

  /// Puts deleted themes back where they were, or as near to it as the list now allows.
  ///
  /// A theme that came back meanwhile stays as it is.
  public func restore(_ deleted: Deleted) {
    var restored = themes
    for entry in deleted.entries where theme(entry.theme.id) == nil {
      restored.insert(entry.theme, at: min(entry.place, restored.count))
    }
    themes = restored
  }

  /// The built-in themes that were deleted.
  public var deletedBuiltIn: [Theme] { Theme.builtIn.filter { theme($0.id) == nil } }

  /// Puts all deleted built-in themes back, at the end.
  public func restoreBuiltIn() { themes += deletedBuiltIn }

  /// Whether a theme is a built-in one that was edited.
  public func isEditedBuiltIn(_ id: Theme.ID) -> Bool {
    guard let theme = theme(id), let builtIn = Theme.builtIn(id) else { return false }
    return theme != builtIn
  }

  /// Makes a built-in theme what it was before it was edited; others stay as they are.
  public func reset(_ id: Theme.ID) {
    if let builtIn = Theme.builtIn(id) { replace(builtIn) }
  }
}
