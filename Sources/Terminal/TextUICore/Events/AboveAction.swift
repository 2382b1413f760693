/// An action that prints lines above a window that is shown inline, in the flow of the terminal.
///
///     @Environment(\.above) private var above
///
/// It is called like a function, also by tasks and on other threads. The lines appear in the order
/// of the calls, and scroll with the terminal's other output. A window in full screen prints them
/// after its end; in a window without a terminal, as in tests, the action does nothing.
public struct AboveAction: Sendable {
  private let action: @Sendable (String) -> Void

  /// Creates an action; the owner of a window's screen sets it in the environment.
  public init(_ action: @escaping @Sendable (_ text: String) -> Void) {
    self.action = action
  }

  /// Prints a text of one or more lines; its control characters are replaced.
  public func callAsFunction(_ text: String) {
    action(text)
  }
}

extension EnvironmentValues {
  /// The action that prints lines above an inline window.
  public var above: AboveAction {
    get { self[AboveKey.self] }
    set { self[AboveKey.self] = newValue }
  }
}

private enum AboveKey: EnvironmentKey {
  static var defaultValue: AboveAction { AboveAction { _ in } }
}
