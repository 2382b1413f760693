/// `[ Save ]`, the look of buttons where nothing else is said: it is clear without any colour.
///
/// With focus `[>Save<]`, reversed; held down the same, bold and not reversed; disabled
/// `( Save )`, dim. What is destructive has a `!`, and is red. Where there are colours, what can be
/// pressed lies on a ground of its own.
public struct BracketButtonStyle: ButtonStyle {
  /// Makes the style, which has nothing to set.
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
  /// Close to what is behind a button, so that its text is read as well as any other.
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
  /// `[ Save ]`.
  public static var automatic: BracketButtonStyle { BracketButtonStyle() }
}

/// The label in a frame, three rows high: heavy with focus, double while it is held down.
///
/// With focus the label is reversed as well, as frames in ASCII are all alike.
public struct BorderedButtonStyle: ButtonStyle {
  /// Makes the style, which has nothing to set.
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

/// The label alone: reversed with focus, bold while it is held down, dim when disabled.
///
/// For rows of lists, and labels that show by themselves that they can be pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Makes the style, which has nothing to set.
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
