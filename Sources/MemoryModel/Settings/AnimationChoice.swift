/// How much moves on the screen.
public enum AnimationChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  case full
  /// Changes are shown at once, without travel; what counts down still does.
  case reduced
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
