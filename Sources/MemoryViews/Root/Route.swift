/// A screen to go to from the themes.
public enum Route: Hashable {
  case game
  /// The theme to edit; nil for a new one.
  case editor(String?)
  /// The theme whose scores to show first.
  case scores(String?)
  case games
  case settings
}
