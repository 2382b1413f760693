/// How large the themes are in their gallery.
public enum ThemeSize: String, CaseIterable, Hashable, Sendable, SettingValue {
  case small
  case medium
  case large

  /// What a player reads.
  public var title: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }
}
