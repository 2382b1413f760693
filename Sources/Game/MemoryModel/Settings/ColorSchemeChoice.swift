/// Whether the game is drawn light or dark.
public enum ColorSchemeChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// As what the game is shown on.
  case auto
  /// Light text on a dark ground, whatever the terminal tells.
  case dark
  /// Dark text on a light ground, whatever the terminal tells.
  case light

  /// What a player reads.
  public var title: String {
    switch self {
    case .auto: "Automatic"
    case .dark: "Dark"
    case .light: "Light"
    }
  }
}
