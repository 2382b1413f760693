import CommandLineKit
import MemoryModel
import MemoryViewModel

/// The defaults of a command line: the environment and the player's files.
struct ParseContext {
  var environment: [String: String] = [:]
  /// The language of the locale.
  var language = WordLanguage.english
  /// True if the terminal shows any letters.
  var writesUTF8 = true
  /// Reads the player's themes; called only when a theme is needed.
  var savedThemes: () -> SavedThemes = { SavedThemes() }
  /// Reads a settings file.
  var settings: (SettingsFile) -> [String: String] = { _ in [:] }

  /// Returns the themes of the player's library.
  func themes() -> [Theme] { savedThemes().allThemes }

  /// Returns the theme with an id or name, ignoring case; deleted built-in themes can be named too.
  // A built-in theme is created alone, because creating all takes a sixth of the launch time.
  func theme(named name: String) -> Theme? {
    let own = savedThemes().themes.theme(named: name)
    return own == nil ? Theme.named(name) : themes().theme(named: name)
  }

  /// Returns true if a theme exists; reads no file for a built-in one.
  func knowsTheme(_ name: String) -> Bool {
    Theme.hasBuiltIn(named: name) || theme(named: name) != nil
  }

  /// Returns an existing theme.
  func existingTheme(named name: String) throws(UsageError) -> Theme {
    if let theme = theme(named: name) { return theme }
    throw .arguments(
      .unknown("theme", name, among: themeNames, otherwise: "see \(Memorize.name) themes"))
  }

  /// Returns the first theme with so many kinds of cards.
  func theme(ofKinds kinds: Int) -> Theme? {
    (Theme.builtIn + themes()).first { $0.kindFaces.count >= kinds }
  }

  /// The names of themes on a command line.
  var themeNames: [String] {
    let builtIn = Theme.builtInNames
    let own = themes().filter { !builtIn.contains($0.id) }
    return builtIn + own.map { $0.name.printable(atMost: Theme.longestName) }
  }
}

/// The settings file that one run uses.
enum SettingsFile: Hashable, Sendable {
  case standard
  case file(path: String)
  /// No settings file: defaults are used, and settings are not saved.
  case none

  init(_ line: inout RequestReader) throws(UsageError) {
    let path = try line[.config]
    let isNone = try line[.noConfig]
    if isNone, path != nil { throw .conflict(Option.noConfig.row, Option.config.row) }
    self = isNone ? .none : path.map { .file(path: $0) } ?? .standard
  }
}

extension [Theme] {
  /// Returns the theme with an id or name, ignoring case.
  func theme(named name: String) -> Theme? {
    let wanted = name.lowercased()
    return first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }
}
