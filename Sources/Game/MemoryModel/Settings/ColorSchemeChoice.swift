/// The choice between dark and light colours.
public enum ColorSchemeChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// The colour scheme of the terminal.
  case auto
  /// Light text on a dark background, on any terminal.
  case dark
  /// Dark text on a light background, on any terminal.
  case light

  /// The title for players.
  public var title: String {
    switch self {
    case .auto: "Automatic"
    case .dark: "Dark"
    case .light: "Light"
    }
  }
}
