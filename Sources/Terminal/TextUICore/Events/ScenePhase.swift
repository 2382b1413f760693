/// The activity of a window.
public enum ScenePhase: Sendable {
  /// The window receives keys.
  case active
  /// The window is visible, but another pane receives keys.
  case inactive
  /// The terminal lost the focus or is too small, or the program is suspended.
  case background
}

extension EnvironmentValues {
  /// The activity of the window or pane that contains the view; initially active.
  ///
  /// `onChange(of:)` receives the background phase before the program is suspended.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
