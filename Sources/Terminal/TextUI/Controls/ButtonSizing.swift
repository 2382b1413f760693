/// How wide buttons are.
public enum ButtonSizing: Hashable, Sendable {
  /// As wide as what they say.
  case fitted
  /// As wide as they may be, with what they say in the middle.
  case flexible
}

extension EnvironmentValues {
  /// How wide the buttons in the view are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .fitted }
}

extension View {
  /// Says how wide the buttons in the view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
