/// `[ Save ]`, the look of buttons where nothing else is said: it is clear without any colour.
///
/// With focus `[>Save<]`, reversed; held down the same, bold and not reversed; disabled
/// `( Save )`, dim. What is destructive has a `!`, and is red.
public struct BracketButtonStyle: ButtonStyle {
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

extension ButtonStyleConfiguration {
  fileprivate var isMarked: Bool { isFocused || isPressed }
}

extension ButtonStyle where Self == BracketButtonStyle {
  /// `[ Save ]`.
  public static var automatic: BracketButtonStyle { BracketButtonStyle() }
}
