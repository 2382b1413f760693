import MemoryModel
import MemoryViewModel

/// What one window shows of the themes, and what it asks about them.
struct ThemesState {
  /// What stands in the search field.
  var typed = ""
  /// What is searched for: `typed` as soon as it has been quiet for a while.
  var search = ""
  /// The theme that had focus last, by id.
  var chosen: String?
  /// Themes picked to be exported or deleted together.
  var selected: Set<String> = []
  /// Whether the chosen theme is shown whole where there is no room for it beside the others.
  var showsDetail = false
  /// What lies over the themes.
  var panel: ThemesPanel?
  /// What is to be answered first.
  var question: ThemesQuestion?
  /// The first theme that was imported, to be chosen when the panel has gone.
  var imported: String?
  /// What was deleted here, the latest last.
  var deleted: [ThemeLibrary.Deleted] = []
  /// The notice that offers to bring back the last of them.
  var offer: Notice.ID?

  /// The themes that are searched for, in order; all when nothing is.
  func found(in themes: [Theme]) -> [Theme] {
    search.isEmpty ? themes : themes.filter { $0.matches(search.lowercased()) }
  }

  /// Selects a theme, or no longer.
  mutating func toggle(_ id: String) {
    if selected.remove(id) == nil { selected.insert(id) }
  }

  /// Gives up one thing: the search, or if there is none the selection.
  ///
  /// - Returns: Whether there was one.
  mutating func giveUp() -> Bool {
    if !typed.isEmpty || !search.isEmpty {
      (typed, search) = ("", "")
      return true
    }
    defer { selected = [] }
    return !selected.isEmpty
  }
}

/// What may lie over the themes of a window.
enum ThemesPanel: Hashable, Identifiable {
  case help
  /// Asks for a file of themes, or for pictures, and begins with what is known of the path.
  case importing(path: String)
  /// What is to be said of themes that were imported.
  case remarks(_ themes: String, [String])
  case exporting([Theme])

  var id: Self { self }
}

/// What a window asks about themes.
enum ThemesQuestion {
  /// Whether to go on with a game that has begun.
  case goOn(Theme, GameSummary)
  case delete([Theme])
}

extension Theme {
  /// Whether the name has the text in it, a face is called by a word that begins with it, or shows it.
  fileprivate func matches(_ text: String) -> Bool {
    let name = name.lowercased()
    return name.indices.contains { name[$0...].hasPrefix(text) }
      || kindFaces.joined().contains { $0.symbol == text || $0.word.lowercased().hasPrefix(text) }
  }
}
