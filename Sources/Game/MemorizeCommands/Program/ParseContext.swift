import CommandLineKit
import MemoryModel
import MemoryViewModel

/// What a command line leaves unsaid: the environment, and what the player keeps in files.
struct ParseContext {
  var environment: [String: String] = [:]
  /// What the player's library has besides the built-in themes; asked only when a theme is needed.
  var savedThemes: () -> SavedThemes = { SavedThemes() }
  /// What a settings file says.
  var settings: (SettingsFile) -> [String: String] = { _ in [:] }

  /// The themes of the player's library.
  func themes() -> [Theme] { savedThemes().allThemes }

  /// The theme with an id or name, upper or lower case; built-in ones can be named though deleted.
  // A built-in one is made alone: to make all of them would take a sixth of the way to the first card.
  func theme(named name: String) -> Theme? {
    let own = savedThemes().themes.theme(named: name)
    return own == nil ? Theme.named(name) : themes().theme(named: name)
  }

  /// Whether there is such a theme; reads nothing for a built-in one.
  func knowsTheme(_ name: String) -> Bool {
    Theme.hasBuiltIn(named: name) || theme(named: name) != nil
  }

  /// A theme that must be there.
  func existingTheme(named name: String) throws(UsageError) -> Theme {
    guard let theme = theme(named: name) else { throw .unknownTheme(name, themes: themeNames) }
    return theme
  }

  /// The first theme that has so many kinds of cards.
  func theme(ofKinds kinds: Int) -> Theme? {
    (Theme.builtIn + themes()).first { $0.kindFaces.count >= kinds }
  }

  /// What can be typed for a theme.
  var themeNames: [String] {
    let builtIn = Theme.builtInNames
    let own = themes().filter { !builtIn.contains($0.id) }
    return builtIn + own.map { $0.name.printable(atMost: Theme.longestName) }
  }
}

/// Where settings are kept for one run.
enum SettingsFile: Hashable, Sendable {
  case standard
  case file(path: String)
  /// Defaults count, and nothing is saved.
  case none

  init(_ line: inout RequestReader) throws(UsageError) {
    let path = try line[.config]
    let isNone = try line[.noConfig]
    if isNone, path != nil { throw .conflict(Option.noConfig.row, Option.config.row) }
    self = isNone ? .none : path.map { .file(path: $0) } ?? .standard
  }
}

extension [Theme] {
  /// The theme with an id or name, upper or lower case.
  func theme(named name: String) -> Theme? {
    let wanted = name.lowercased()
    return first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }
}
