/// The size of the tiles in the gallery of themes.
public enum ThemeSize: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Small tiles, so that the gallery shows as many themes as possible.
  case small
  /// Tiles of medium size.
  case medium
  /// Large tiles, each with the cover of its theme or most of the theme's faces.
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
