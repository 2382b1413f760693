/// How large the themes are in their gallery.
public enum ThemeSize: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Most themes at once.
  case small
  /// Between the two.
  case medium
  /// Most of each theme.
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
