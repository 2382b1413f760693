/// The label alone: reversed with focus, bold while it is held down, dim when disabled.
///
/// For rows of lists, and labels that show by themselves that they can be pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .reverse(configuration.isFocused && !configuration.isPressed)
      .bold(configuration.isPressed)
      .dim(!configuration.isEnabled)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
