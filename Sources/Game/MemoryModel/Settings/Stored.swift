/// A setting that is read from a storage and saved whenever it is set.
///
///     @Stored("players", in: 1...8) public var players = 1
///
/// A property of any class that is `StoredSettings`, where a program keeps its settings.
/// Its value is the override for this run if there is one, else what the storage has, else the
/// default; a text that spells no allowed value counts as absent. Setting it saves the value and
/// ends the override; setting a value that is not allowed does nothing. The projected value
/// (`$players`) is what the storage has, `nil` when the setting is absent there; setting that to
/// `nil` goes back to the default.
// That the value is a `SettingValue` is asked where one is used: for the type it would be searched for
// among all conformances of the program, once for each setting, as the program starts.
@propertyWrapper
public struct Stored<Value> {
  private let key: String
  private let fallback: Value
  private let isAllowed: (Value) -> Bool
  private let registrar = ObjectRegistrar()
  /// Wins over the storage until the setting is set; a value that is not allowed has no effect.
  ///
  /// For the class that has the property: `_players.override = 2`.
  public var override: Value?

  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The name of the setting in the storage.
  ///   - isAllowed: Tells values in range from others.
  public init(
    wrappedValue: Value, _ key: String, where isAllowed: @escaping (Value) -> Bool = { _ in true }
  ) where Value: SettingValue {
    self.key = key
    self.isAllowed = isAllowed
    fallback = wrappedValue
  }

  /// The same, for values in a range.
  public init(wrappedValue: Value, _ key: String, in range: ClosedRange<Value>)
  where Value: SettingValue & Comparable {
    self.init(wrappedValue: wrappedValue, key, where: range.contains)
  }

  @available(*, unavailable, message: "only a property of StoredSettings can be stored")
  public var wrappedValue: Value {
    get { fallback }
    set {}
  }

  @available(*, unavailable, message: "only a property of StoredSettings can be stored")
  public var projectedValue: Value? {
    get { nil }
    set {}
  }

  // Inlined, so that the key paths become code: made as the program starts, each takes 50,000 instructions.
  // The label is the compiler's: it passes the object that has the property.
  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<Settings: StoredSettings>(
    _enclosingInstance settings: Settings,
    wrapped property: ReferenceWritableKeyPath<Settings, Value>,
    storage path: ReferenceWritableKeyPath<Settings, Self>
  ) -> Value where Value: SettingValue {
    @inline(__always) get { settings[keyPath: path].value(in: settings.storage) }
    @inline(__always) set {
      let setting = settings[keyPath: path]
      guard setting.isAllowed(newValue) else { return }
      setting.registrar.willSet()
      settings[keyPath: path].override = nil
      settings.storage.set(setting.key, newValue.settingText)
      setting.registrar.didSet()
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<Settings: StoredSettings>(
    _enclosingInstance settings: Settings,
    projected property: ReferenceWritableKeyPath<Settings, Value?>,
    storage path: ReferenceWritableKeyPath<Settings, Self>
  ) -> Value? where Value: SettingValue {
    @inline(__always) get { settings[keyPath: path].stored(in: settings.storage) }
    @inline(__always) set {
      let setting = settings[keyPath: path]
      guard newValue.map(setting.isAllowed) ?? true else { return }
      setting.registrar.willSet()
      settings[keyPath: path].override = nil
      settings.storage.set(setting.key, newValue.flatMap(\.settingText))
      setting.registrar.didSet()
    }
  }
}

extension Stored where Value: SettingValue {
  private func value(in storage: SettingStorage) -> Value {
    // Read in any case, so that whoever shows an override hears when it ends.
    let stored = stored(in: storage)
    return override.flatMap { isAllowed($0) ? $0 : nil } ?? stored ?? fallback
  }

  private func stored(in storage: SettingStorage) -> Value? {
    registrar.access()
    storage.registrar.access()
    guard let text = storage.get(key), let value = Value(settingText: text), isAllowed(value)
    else { return nil }
    return value
  }
}
