/// How buttons look, whatever they say.
///
/// The style sees what becomes of a button; all of what it makes can be pressed. Styles may have
/// `@State` and read the `@Environment`.
public protocol ButtonStyle {
  /// What `makeBody` makes; found by the compiler.
  associatedtype Body: View
  /// The button as a style sees it.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// What the button says; several views stand in a row.
  public let label: ModifierContent
  /// What the button said that it is for; nil for nothing special.
  public let role: ButtonRole?
  /// Whether the mouse holds it down and is over it.
  public let isPressed: Bool
  /// Whether it has focus.
  public let isFocused: Bool
  /// Whether it can be pressed.
  public let isEnabled: Bool
}

/// What a button is for, where that matters to how it looks.
public enum ButtonRole: Hashable, Sendable {
  /// It leaves everything as it was.
  case cancel
  /// It removes or overwrites something.
  case destructive
}

/// A style of any type.
struct AnyButtonStyle {
  let resolve: (inout Resolver, ButtonStyleConfiguration) -> Void

  init<Style: ButtonStyle>(_ style: Style) {
    resolve = { resolver, configuration in
      resolver.scope(Identity.Step.body) { inner in
        inner.linked(style).makeBody(configuration: configuration).resolve(&inner)
      }
    }
  }
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(BracketButtonStyle()) }
}

extension View {
  /// Sets the look of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment { $0[ButtonStyleKey.self] = AnyButtonStyle(style) }
  }
}
