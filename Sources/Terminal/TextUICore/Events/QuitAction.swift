/// Ends what shows the window: on a terminal, the program's screen.
///
///     @Environment(\.quit) var quit
///
/// Called like a function, as often as one likes; in a window that nobody shows, as in tests, it does
/// nothing.
public struct QuitAction {
  private let action: () -> Void

  /// Makes an action; who shows a window gives it to the window's environment.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Ends it, after the event or frame that this is called in.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Ends what shows the window.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}

private enum QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction {} }
}
