/// How much moves on the screen.
public enum AnimationChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// Cards turn, fly and fade.
  case full
  /// Changes are shown at once, without travel; what counts down still does.
  case reduced
  /// Nothing moves, and nothing counts down before the player's eyes.
  case off

  /// What a player reads.
  public var title: String {
    switch self {
    case .full: "Full"
    case .reduced: "Reduced"
    case .off: "Off"
    }
  }
}
