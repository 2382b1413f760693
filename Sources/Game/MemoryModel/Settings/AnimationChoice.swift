/// The amount of motion on the screen.
public enum AnimationChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Full motion: cards turn, fly and fade.
  case full
  /// Reduced motion: changes are shown at once, but countdowns still move.
  case reduced
  /// No motion, and no countdowns.
  case off

  /// The title for players.
  public var title: String {
    switch self {
    case .full: "Full"
    case .reduced: "Reduced"
    case .off: "Off"
    }
  }
}
