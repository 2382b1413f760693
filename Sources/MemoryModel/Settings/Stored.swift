/// A setting that is read from a storage and saved whenever it is set.
///
///     @Stored("players", \Overrides.players, in: 1...8) public var players = 1
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
public struct Stored<Overrides, Value> {
  private let key: String
  /// Nil where the program has no overrides.
  private let override: WritableKeyPath<Overrides, Value?>?
  private let fallback: Value
  private let isAllowed: (Value) -> Bool

  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The name of the setting in the storage.
  ///   - override: Where a value for this run is looked up.
  ///   - isAllowed: Tells values in range from others.
  public init(
    wrappedValue: Value, _ key: String, _ override: WritableKeyPath<Overrides, Value?>,
    where isAllowed: @escaping (Value) -> Bool = { _ in true }
  ) where Value: SettingValue {
    self.key = key
    self.override = override
    self.isAllowed = isAllowed
    fallback = wrappedValue
  }

  /// The same, for values in a range.
  public init(
    wrappedValue: Value, _ key: String, _ override: WritableKeyPath<Overrides, Value?>,
    in range: ClosedRange<Value>
  ) where Value: SettingValue & Comparable {
    self.init(wrappedValue: wrappedValue, key, override, where: range.contains)
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

  // The label is the compiler's: it passes the object that has the property.
  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<Settings: StoredSettings>(
    _enclosingInstance settings: Settings,
    wrapped property: ReferenceWritableKeyPath<Settings, Value>,
    storage path: ReferenceWritableKeyPath<Settings, Self>
  ) -> Value where Settings.Overrides == Overrides, Value: SettingValue {
    get {
      settings.access(path)
      let setting = settings[keyPath: path]
      return setting.override(in: settings) ?? setting.stored(in: settings) ?? setting.fallback
    }
    set {
      let setting = settings[keyPath: path]
      guard setting.isAllowed(newValue) else { return }
      settings.change(path) { setting.store(newValue.settingText, in: settings) }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<Settings: StoredSettings>(
    _enclosingInstance settings: Settings,
    projected property: ReferenceWritableKeyPath<Settings, Value?>,
    storage path: ReferenceWritableKeyPath<Settings, Self>
  ) -> Value? where Settings.Overrides == Overrides, Value: SettingValue {
    get {
      settings.access(path)
      return settings[keyPath: path].stored(in: settings)
    }
    set {
      let setting = settings[keyPath: path]
      guard newValue.map(setting.isAllowed) ?? true else { return }
      settings.change(path) { setting.store(newValue.flatMap(\.settingText), in: settings) }
    }
  }

  private func override<Settings: StoredSettings>(in settings: Settings) -> Value?
  where Settings.Overrides == Overrides {
    guard let override else { return nil }
    return settings.overrides[keyPath: override].flatMap { isAllowed($0) ? $0 : nil }
  }

  private func stored(in settings: some StoredSettings) -> Value? where Value: SettingValue {
    guard let text = settings.storage.get(key), let value = Value(settingText: text),
      isAllowed(value)
    else { return nil }
    return value
  }

  private func store<Settings: StoredSettings>(_ text: String?, in settings: Settings)
  where Settings.Overrides == Overrides {
    if let override { settings.overrides[keyPath: override] = nil }
    settings.storage.set(key, text)
  }
}

extension Stored where Overrides == Void {
  /// The same, for settings without overrides.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The name of the setting in the storage.
  ///   - isAllowed: Tells values in range from others.
  public init(
    wrappedValue: Value, _ key: String, where isAllowed: @escaping (Value) -> Bool = { _ in true }
  ) where Value: SettingValue {
    self.key = key
    self.isAllowed = isAllowed
    override = nil
    fallback = wrappedValue
  }

  /// The same, for values in a range.
  public init(wrappedValue: Value, _ key: String, in range: ClosedRange<Value>)
  where Value: SettingValue & Comparable {
    self.init(wrappedValue: wrappedValue, key, where: range.contains)
  }
}
