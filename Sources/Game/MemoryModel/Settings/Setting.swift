/// A setting: its key, its default, its allowed values, and what help says about it.
public struct Setting<Value: SettingValue & Sendable>: Sendable {
  let key: String
  let standard: Value
  let form: SettingForm
  let help: String
  let example: String
  /// True if the program notes its own state here, so that no variable sets it.
  let isState: Bool
  /// The value while a mistake leaves open which one was meant; nil for the default.
  let inDoubt: Value?

  /// Creates a setting of any value.
  ///
  /// - Parameters:
  ///   - key: The name of the setting in a file.
  ///   - standard: The default, used if no allowed value is saved.
  ///   - form: The spellings that are allowed.
  ///   - example: A spelling that is not the default.
  ///   - isState: True if the program notes its own state here, so that no variable sets it.
  ///   - inDoubt: The value while a mistake leaves open which one was meant; nil for the default.
  ///   - help: The meaning of the setting, in a few words.
  public init(
    _ key: String, _ standard: Value, _ form: SettingForm, example: String, isState: Bool = false,
    inDoubt: Value? = nil, _ help: String
  ) {
    self.key = key
    self.standard = standard
    self.form = form
    self.help = help
    self.example = example
    self.isState = isState
    self.inDoubt = inDoubt
  }

  /// Creates a choice between the cases of an enum.
  public init(
    _ key: String, _ standard: Value, example: Value, isState: Bool = false, _ help: String
  ) where Value: CaseIterable & RawRepresentable<String> {
    let words = Value.allCases.map(\.rawValue)
    self.init(
      key, standard, .choice(words), example: example.rawValue, isState: isState, help)
  }

  /// Returns true if a value may be saved.
  func allows(_ value: Value) -> Bool { value.settingText.map(form.allows) ?? true }

  /// Returns the value of a spelling; nil if it is malformed or not allowed.
  func value(of text: String) -> Value? {
    Value(settingText: text).flatMap { allows($0) ? $0 : nil }
  }
}

extension Setting<Bool> {
  /// Creates a choice between yes and no, possibly with a value while it is in doubt.
  public init(_ key: String, _ standard: Bool, inDoubt: Bool? = nil, _ help: String) {
    self.init(key, standard, .yesOrNo, example: "\(!standard)", inDoubt: inDoubt, help)
  }
}

/// A setting as it is in a file: its key, its values, and its default.
public struct SettingDefinition: Sendable {
  /// The key of the setting.
  public let key: String
  /// The spellings that are allowed.
  public let form: SettingForm
  /// The spelling of the default; empty if the setting is not set by default.
  public let standard: String
  /// A value other than the default, if there is one.
  public let example: String
  /// The meaning of the setting, in a few words.
  public let help: String
  /// True if the program notes its own state here, so that no variable sets it.
  public let isState: Bool
  /// The spelling while a mistake leaves open which one was meant; nil for the default.
  public let textInDoubt: String?
  private let reads: @Sendable (String) -> Bool

  fileprivate init<Value>(_ setting: Setting<Value>) {
    key = setting.key
    form = setting.form
    standard = setting.standard.settingText ?? (form == .opponents ? Opponents.noneText : "")
    example = setting.example
    help = setting.help
    isState = setting.isState
    textInDoubt = setting.inDoubt?.settingText
    reads = { setting.value(of: $0) != nil }
  }

  /// Returns true if a text spells an allowed value.
  public func accepts(_ text: String) -> Bool { reads(text) }
}

/// A type-erased `Setting`, whose values can have any type.
protocol DefinedSetting {
  var definition: SettingDefinition { get }
}

extension Setting: DefinedSetting {
  var definition: SettingDefinition { SettingDefinition(self) }
}
