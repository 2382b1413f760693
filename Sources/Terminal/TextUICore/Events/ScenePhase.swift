/// Whether a person works with the window, as far as anybody can tell.
public enum ScenePhase: Sendable {
  /// It gets the keys.
  case active
  /// It is seen, but another pane beside it gets the keys.
  case inactive
  /// The terminal has lost the focus or is too small, or the program is stopped.
  case background
}

extension EnvironmentValues {
  /// Whether a person works with what the view stands in; windows begin as active.
  ///
  /// `onChange(of:)` learns of the background before the program stops.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
