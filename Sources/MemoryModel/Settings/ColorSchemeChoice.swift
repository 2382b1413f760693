/// Whether the game is drawn light or dark.
public enum ColorSchemeChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// As what the game is shown on.
  case auto
  case dark
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
