/// A value that a setting can have, and its spelling in a file.
public protocol SettingValue {
  /// Parses the spelling; `nil` if it is malformed.
  init?(settingText: String)
  /// The spelling; `nil` for a value that is saved as no text at all.
  var settingText: String? { get }
}

extension SettingValue where Self: RawRepresentable, RawValue == String {
  public init?(settingText: String) { self.init(rawValue: settingText) }
  public var settingText: String? { rawValue }
}

extension Bool: SettingValue {
  /// Parses `true`, `yes`, `on` or `1`, or their opposites, ignoring case.
  public init?(settingText: String) {
    switch settingText.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: return nil
    }
  }

  public var settingText: String? { description }
}

extension Int: SettingValue {
  public init?(settingText: String) { self.init(settingText) }
  public var settingText: String? { description }
}

extension String: SettingValue {
  public init?(settingText: String) { self = settingText }
  public var settingText: String? { self }
}

extension Optional: SettingValue where Wrapped: SettingValue {
  public init?(settingText: String) {
    guard let value = Wrapped(settingText: settingText) else { return nil }
    self = .some(value)
  }

  public var settingText: String? { flatMap(\.settingText) }
}
