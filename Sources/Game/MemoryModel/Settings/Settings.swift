public import Observation

/// The preferences of a player, which are saved between runs of the program.
///
///     settings.players = 3          // as `SettingTable.players` declares it
///     settings[kept: \.players]     // what the storage has, or nil
///
/// The value of a setting is the override for this run if there is one, otherwise the value in the
/// storage, otherwise the default; a text that spells no allowed value counts as absent. Setting it
/// saves the value and ends the override; setting a value that is not allowed does nothing.
/// Observers of a setting are notified when that setting changes.
@dynamicMemberLookup
public final class Settings: Observable {
  /// The length limit of a player's name in scalars.
  public static let longestName = 40
  /// The number of turns after which points are explained.
  public static let mostExplanations = 3
  /// The numbers of kinds of cards that can be chosen; a theme may have fewer.
  public static let pairsRange = 2...999

  static let table = SettingTable()
  /// All settings, in the order of choosing.
  public static var definitions: [SettingDefinition] { SettingTable.definitions }

  /// The storage of the values.
  public let storage: SettingStorage
  /// The values from the command line and the environment, which are not saved.
  public var overrides: Overrides
  /// The changes of the settings, by key.
  private let changes: [String: ChangeCount]

  /// Creates settings with a storage.
  ///
  /// - Parameters:
  ///   - storage: The place where values are read and saved.
  ///   - overrides: Values that take precedence while the program runs.
  public init(_ storage: SettingStorage, overrides: Overrides = Overrides()) {
    self.storage = storage
    self.overrides = overrides
    changes = Dictionary(uniqueKeysWithValues: Self.definitions.map { ($0.key, ChangeCount()) })
  }

  /// The value of a setting.
  public subscript<Value>(dynamicMember path: KeyPath<SettingTable, Setting<Value>>) -> Value {
    get {
      let setting = Self.table[keyPath: path]
      // Reads the storage even under an override, to notify observers when the override ends.
      let kept = kept(setting)
      return overrides.value(of: setting) ?? kept ?? setting.standard
    }
    set { keep(newValue, newValue.settingText, as: Self.table[keyPath: path]) }
  }

  /// The value of a setting in the storage; nil if it is absent; setting nil removes it.
  public subscript<Value>(kept path: KeyPath<SettingTable, Setting<Value>>) -> Value? {
    get { kept(Self.table[keyPath: path]) }
    set { keep(newValue, newValue.flatMap(\.settingText), as: Self.table[keyPath: path]) }
  }

  private func kept<Value>(_ setting: Setting<Value>) -> Value? {
    _ = changes[setting.key]?.number
    _ = storage.reloads.number
    return storage.get(setting.key).flatMap(setting.value)
  }

  private func keep<Value>(_ value: Value?, _ text: String?, as setting: Setting<Value>) {
    guard value.map(setting.allows) ?? true else { return }
    overrides.texts[setting.key] = nil
    let problems = storage.problems()
    storage.set(setting.key, text)
    changes[setting.key]?.increase()
    if storage.problems() != problems { storage.reloads.increase() }
  }
}

extension Settings {
  /// The number of players of the next game: as many as wanted, and a person besides the computers.
  public var seats: Int { self.opponents.seats(atLeast: self.players) }

  /// True if a change will probably be saved.
  public var isKept: Bool { storage.isKept() }

  /// The mistakes in the storage as sentences, for as long as they are there.
  public var problems: [String] {
    _ = storage.reloads.number
    return storage.problems()
  }

  /// Returns true if a setting is overridden in this run; setting the setting ends that.
  public func isForThisRun<Value>(_ path: KeyPath<SettingTable, Setting<Value>>) -> Bool {
    overrides[dynamicMember: path] != nil
  }

  /// True if any setting is overridden in this run.
  public var isAnyForThisRun: Bool { overrides != Overrides() }

  /// Values that take precedence while the program runs and are never saved.
  ///
  ///     overrides.players = 2
  ///
  /// They come from the command line or the environment; nil leaves a setting as it is saved. An
  /// override ends when its setting is set. A value that is not allowed has no effect.
  @dynamicMemberLookup
  public struct Overrides: Hashable, Sendable {
    /// The spellings by key; nil for a value that is saved as no text at all.
    fileprivate var texts: [String: String?] = [:]

    /// Creates no overrides.
    public init() {}

    /// The value that overrides a setting; nil for no override, `.some(nil)` to override it as
    /// absent.
    public subscript<Value>(dynamicMember path: KeyPath<SettingTable, Setting<Value>>) -> Value? {
      get {
        let setting = Settings.table[keyPath: path]
        return texts[setting.key].map { $0.flatMap(Value.init(settingText:)) ?? setting.standard }
      }
      set { texts[Settings.table[keyPath: path].key] = newValue.map(\.settingText) }
    }

    /// Overrides a setting by the spelling of an allowed value.
    public mutating func set(_ setting: SettingDefinition, _ text: String) {
      texts[setting.key] = text
    }

    fileprivate func value<Value>(of setting: Setting<Value>) -> Value? {
      guard let text = texts[setting.key] else { return nil }
      return text.map(setting.value) ?? setting.standard
    }
  }
}
