/// The default button style, drawn as `[ Save ]`, which is legible without colours.
///
/// With focus it is drawn as `[>Save<]`, reversed; while pressed the same, bold and not reversed;
/// disabled as `( Save )`, dim. A destructive button has a `!` and is red. With colours, an enabled
/// button has a background colour.
public struct BracketButtonStyle: ButtonStyle {
  /// Creates a bracket button style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(opening(configuration)).fixedSize()
      configuration.label
      Text(closing(configuration)).fixedSize()
    }
    .reverse(configuration.isFocused && !configuration.isPressed)
    .bold(configuration.isPressed)
    .dim(!configuration.isEnabled)
    .transformEnvironment { values in
      let isRed = configuration.role == .destructive && configuration.isEnabled
      if isRed { values.style.foreground = .red }
      if configuration.isEnabled { values.style.background = values.colorScheme.buttonGround }
    }
  }

  private func opening(_ button: Configuration) -> String {
    let sign = button.role == .destructive ? "! " : ""
    return (button.isEnabled ? button.isMarked ? "[>" : "[ " : "( ") + sign
  }

  private func closing(_ button: Configuration) -> String {
    button.isEnabled ? button.isMarked ? "<]" : " ]" : " )"
  }
}

extension ColorScheme {
  /// A background colour close to the colour behind the button, so that the contrast of the text is
  /// kept.
  fileprivate var buttonGround: Color {
    switch self {
    case .dark: Color(red: 0x2C, green: 0x33, blue: 0x3F)
    case .light: Color(red: 0xDD, green: 0xE2, blue: 0xEA)
    }
  }
}

extension ButtonStyleConfiguration {
  fileprivate var isMarked: Bool { isFocused || isPressed }
}

extension ButtonStyle where Self == BracketButtonStyle {
  /// The default style, drawn as `[ Save ]`.
  public static var automatic: BracketButtonStyle { BracketButtonStyle() }
}

/// A button style that frames the label: heavy with focus, double while pressed.
///
/// The button is three rows high. With focus the label is reversed, as ASCII frames look alike.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates a bordered button style.
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
  /// The style that draws a frame around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style that shows only the label: reversed with focus, bold while pressed, dim if disabled.
///
/// Use it for rows of lists, and for labels that already look like buttons.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .reverse(configuration.isFocused && !configuration.isPressed)
      .bold(configuration.isPressed)
      .dim(!configuration.isEnabled)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
