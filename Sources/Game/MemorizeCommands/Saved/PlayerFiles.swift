import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel

/// The files of a player, each opened when it is first needed.
///
/// A class, because opening quarantines a damaged file, which must happen once.
final class PlayerFiles {
  /// The names of the environment variables that are used.
  static let variables = StoreFolders.variables + SettingVariable.all.map(\.name)

  let context: RunContext
  let environment: [String: String]
  /// The place of themes, scores and games; nil if the player has none.
  let data: (any Storage)?
  private let config: (any Storage)?
  private var settings: [SettingsFile: Loaded<[String: String]>] = [:]
  /// The errors of settings files that the command line names.
  private var refusals: [SettingsFile: Failure] = [:]
  private lazy var themes = data?.themes()

  /// - Parameters:
  ///   - context: The places of the files, and the source of ids and dates.
  ///   - isOnlyLooking: True if damaged files are not quarantined, because they are not reported.
  init(in context: RunContext, isOnlyLooking: Bool = false) {
    let storage = context.storage
    self.context = context
    environment = context.console.variables(Self.variables)
    data = isOnlyLooking ? storage.data.map(UnchangedStorage.init) : storage.data
    config = storage.config
  }

  /// The same files, opened without changing any of them.
  var onlyLooking: PlayerFiles { PlayerFiles(in: context, isOnlyLooking: true) }

  /// Waits until everything is written to disk.
  func flush() {
    data?.flush()
    config?.flush()
  }

  /// The defaults of a command line.
  var parseContext: ParseContext {
    ParseContext(
      environment: environment, language: context.console.language,
      writesUTF8: context.console.writesUTF8, savedThemes: { self.themes?.value ?? SavedThemes() },
      settings: { self.settings(in: $0)?.value ?? [:] })
  }

  /// Returns the texts of a settings file, indexed by key; nil if the file does not exist.
  func settings(in file: SettingsFile) -> Loaded<[String: String]>? {
    if let open = settings[file] { return open }
    settings[file] = open(file)
    return settings[file]
  }

  private func open(_ file: SettingsFile) -> Loaded<[String: String]>? {
    switch file {
    case .standard: return config?.settings(suggesting: Self.suggestion)
    case .none: return nil
    case .file(let path):
      do throws(FormatError) {
        return try Loaded.settings(inFile: path, suggesting: Self.suggestion)
      } catch {
        refusals[file] = .badData("\(path.printable(atMost: 120)): \(error)")
        return nil
      }
    }
  }

  /// The suggestion for a misspelled key.
  private static let suggestion: SettingSuggestion = { word, keys in
    word.closest(among: keys, within: 3)
  }

  /// Throws if a settings file that the command line names is unusable.
  func check(_ file: SettingsFile) throws(Failure) {
    _ = settings(in: file)
    if let refusal = refusals[file] { throw refusal }
  }

  /// Returns settings that are saved in their file.
  func storage(of file: SettingsFile, _ warnings: StartupWarnings) -> SettingStorage {
    guard let kept = settings(in: file) else {
      var unkept = SettingStorage.memory()
      unkept.isKept = { false }
      return unkept
    }
    warnings.add(kept.notices)
    return .keeping(
      kept, notice: { warnings.addAgain("\($0)") },
      report: { warnings.add("The settings are not being saved: \($0).") })
  }

  /// Returns the player's themes.
  func library(_ warnings: StartupWarnings) -> ThemeLibrary {
    guard let themes else {
      let unkept = ThemeRepository(
        read: { SavedThemes() },
        update: { _ in
          warnings.add("The themes are not being saved: \(StorageUnavailable()).")
          throw StorageUnavailable()
        })
      return ThemeLibrary(unkept, newID: context.chance.newID)
    }
    return ThemeLibrary(.keeping(themes, warnings), newID: context.chance.newID)
  }
}

extension ThemeRepository {
  /// Saves themes in a document that has been read; `warnings` receives its problems.
  fileprivate static func keeping(
    _ themes: Loaded<SavedThemes>, _ warnings: StartupWarnings
  ) -> ThemeRepository {
    func value(of themes: Loaded<SavedThemes>) -> SavedThemes {
      warnings.add(themes.notices)
      return themes.value
    }
    var opened: Loaded<SavedThemes>? = themes
    return ThemeRepository(
      read: {
        defer { opened = nil }
        let latest = opened ?? themes.reload()
        let themes = value(of: latest)
        if let refusal = latest.refusal { throw refusal }
        return themes
      },
      update: { change in
        try warnings.attempt("The themes are not being saved") {
          value(of: try themes.update(change))
        }
      })
  }
}

/// A storage in which no damaged document is renamed.
private struct UnchangedStorage: ForwardingStorage {
  let storage: any Storage

  func quarantine(_ name: String) throws(StorageError) -> String { throw .readOnly(name) }
}
