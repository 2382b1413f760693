import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel

/// What a player keeps on the disk, each thing opened when it is first asked for.
///
/// A class, because a damaged file is quarantined when it is opened: all must mean the same opening.
final class PlayerFiles {
  /// The variables of the environment that matter here.
  static let variables = StoreFolders.variables + SettingVariable.all.map(\.name)

  let context: RunContext
  let environment: [String: String]
  /// Where themes, scores and games are; nil where the player has no place for them.
  let data: Storage?
  private let config: Storage?
  private var settings: [SettingsFile: Loaded<[String: String]>] = [:]
  /// Why a settings file that the command line named is refused.
  private var refusals: [SettingsFile: Failure] = [:]
  private lazy var themes = data?.themes()

  /// - Parameters:
  ///   - context: Says where things are kept, and gives them their ids and dates.
  ///   - isOnlyLooking: Whether what is damaged stays where it is, as nobody is told of it.
  init(in context: RunContext, isOnlyLooking: Bool = false) {
    let storage = context.storage
    self.context = context
    environment = context.console.variables(Self.variables)
    data = isOnlyLooking ? storage.data?.settingNothingAside : storage.data
    config = storage.config
  }

  /// The same files, for a look that changes nothing.
  var onlyLooking: PlayerFiles { PlayerFiles(in: context, isOnlyLooking: true) }

  /// Waits until all is on the disk.
  func flush() {
    data?.flush()
    config?.flush()
  }

  /// What counts where a command line says nothing.
  var parseContext: ParseContext {
    ParseContext(
      environment: environment, savedThemes: { self.themes?.value ?? SavedThemes() },
      settings: { self.settings(in: $0)?.value ?? [:] })
  }

  /// The texts of a settings file, by their keys; nil where there is no such file.
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
        return try Storage.settings(inFile: path, suggesting: Self.suggestion)
      } catch {
        refusals[file] = .badData("\(path.printable(atMost: 120)): \(error)")
        return nil
      }
    }
  }

  /// Finds the key that a misspelt one was probably meant to be.
  private static let suggestion: SettingSuggestion = { word, keys in
    word.closest(among: keys, within: 3)
  }

  /// Refuses a file that the command line named and that holds no settings.
  func check(_ file: SettingsFile) throws(Failure) {
    _ = settings(in: file)
    if let refusal = refusals[file] { throw refusal }
  }

  /// Settings that are kept in their file.
  func storage(of file: SettingsFile, _ warnings: StartupWarnings) -> SettingStorage {
    guard let kept = settings(in: file) else {
      var unkept = SettingStorage.memory()
      unkept.isKept = { false }
      return unkept
    }
    warnings.add(kept.notices)
    return .keeping(
      kept, notice: { warnings.add([$0]) },
      report: { warnings.add("The settings are not being saved: \($0).") })
  }

  /// The player's themes.
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
  /// Keeps themes in a document that has been read; `warnings` gets all problems with it.
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
        return value(of: opened ?? themes.reload())
      },
      update: { change in
        try warnings.attempt("The themes are not being saved") {
          value(of: try themes.update(change))
        }
      })
  }
}

extension Storage {
  fileprivate var settingNothingAside: Storage {
    var storage = self
    storage.quarantine = { name throws(StorageError) in throw .readOnly(name) }
    return storage
  }
}
