/// The width policy of buttons.
public enum ButtonSizing: Hashable, Sendable {
  /// The button is as wide as its label.
  case fitted
  /// The button fills the available width, with its label centred.
  case flexible
}

extension EnvironmentValues {
  /// The width policy of the buttons in the view.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .fitted }
}

extension View {
  /// Sets the width policy of the buttons in the view.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
