import MemoryModel
import MemoryViewModel

/// The state of the themes in one window.
struct ThemesState {
  /// The text of the search field.
  var typed = ""
  /// The text of the search, which follows `typed` after a pause.
  var search = ""
  /// The id of the chosen theme, which is the theme that had focus last.
  var chosen: String?
  /// The ids of the themes to be exported or deleted together.
  var selected: Set<String> = []
  /// True if the chosen theme is shown alone, because there is no space for it next to the others.
  var showsDetail = false
  /// The panel over the themes.
  var panel: ThemesPanel?
  /// The question that must be answered before an action on a theme; nil for none.
  var question: ThemesQuestion?
  /// The first imported theme, which is chosen after the panel has closed.
  var imported: String?
  /// The themes that were deleted here, the latest last.
  var deleted: [ThemeLibrary.Deleted] = []
  /// The notice that offers to restore the themes that were deleted last.
  var offer: Notice.ID?

  /// Returns the themes that match the search, in order; all without a search.
  func found(in themes: [Theme]) -> [Theme] {
    search.isEmpty ? themes : themes.filter { $0.matches(search.lowercased()) }
  }

  /// Selects or deselects a theme.
  mutating func toggle(_ id: String) {
    if selected.remove(id) == nil { selected.insert(id) }
  }

  /// Clears the search, or if there is none the selection.
  ///
  /// - Returns: True if there was one.
  mutating func giveUp() -> Bool {
    if !typed.isEmpty || !search.isEmpty {
      (typed, search) = ("", "")
      return true
    }
    defer { selected = [] }
    return !selected.isEmpty
  }
}

/// A panel over the themes of a window.
enum ThemesPanel: Hashable, Identifiable {
  case help
  /// The import of theme files or pictures, with a path to start from.
  case importing(path: String)
  /// The cards of a list of words at a path, before it is added.
  case list(ThemeImport, path: String)
  /// The remarks on themes that were imported.
  case remarks(_ themes: String, [String])
  case exporting([Theme])

  var id: Self { self }
}

/// A question of a window about themes.
enum ThemesQuestion {
  /// Asks whether to continue a game in progress.
  case goOn(Theme, GameSummary)
  case delete([Theme])
}

extension Theme {
  /// Returns true if the name contains the text, or a face has it as the beginning of a word or as
  /// symbol.
  fileprivate func matches(_ text: String) -> Bool {
    let name = name.lowercased()
    return name.indices.contains { name[$0...].hasPrefix(text) }
      || kindFaces.joined().contains { $0.symbol == text || $0.word.lowercased().hasPrefix(text) }
  }
}
