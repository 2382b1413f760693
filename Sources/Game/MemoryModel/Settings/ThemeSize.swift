/// The size of the themes in their gallery.
public enum ThemeSize: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Small themes, as many as possible.
  case small
  /// Themes of medium size.
  case medium
  /// Large themes that show most of their faces.
  case large

  /// The title for players.
  public var title: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }
}
