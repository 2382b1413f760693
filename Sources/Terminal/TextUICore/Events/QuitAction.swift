/// An action that closes the window: on a terminal, the program's screen.
///
///     @Environment(\.quit) var quit
///
/// It is called like a function, any number of times; in a window without a screen, as in tests, it
/// does nothing.
public struct QuitAction {
  private let action: () -> Void

  /// Creates an action; the owner of a window's screen sets it in the environment.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Closes the window after the current event or frame.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// The action that closes the window.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}

private enum QuitKey: EnvironmentKey {
  static var defaultValue: QuitAction { QuitAction {} }
}
