/// The label in a frame, three rows high: heavy with focus, double while it is held down.
///
/// With focus the label is reversed as well, as frames in ASCII are all alike.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .reverse(configuration.isFocused && !configuration.isPressed)
      .padding(.horizontal)
      .border(border(configuration))
      .bold(configuration.isPressed)
      .dim(!configuration.isEnabled)
  }

  private func border(_ button: Configuration) -> BorderStyle {
    if button.isPressed { return .double }
    if !button.isEnabled { return .dashed }
    return button.isFocused ? .heavy : .rounded
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label in a frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
