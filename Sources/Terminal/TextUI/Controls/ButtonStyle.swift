/// A type that defines the appearance of buttons.
///
/// The whole body of a style can be pressed. A style may have `@State` and read the `@Environment`.
@MainActor public protocol ButtonStyle {
  /// The type of view returned by `makeBody(configuration:)`; inferred by the compiler.
  associatedtype Body: View
  /// The properties of a button that are passed to its style.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to its style.
public struct ButtonStyleConfiguration {
  /// The button's label; several views are laid out in a row.
  public let label: ModifierContent
  /// The button's role, or nil if it has none.
  public let role: ButtonRole?
  /// True while the mouse button is held down over the button.
  public let isPressed: Bool
  /// True if the button has focus.
  public let isFocused: Bool
  /// True if the button can be pressed.
  public let isEnabled: Bool
}

/// The purpose of a button, where it affects the appearance.
public enum ButtonRole: Hashable, Sendable {
  /// The button cancels, leaving everything unchanged.
  case cancel
  /// The button removes or overwrites something.
  case destructive
}

/// A type-erased button style.
struct AnyButtonStyle {
  let resolve: @MainActor (inout Resolver, ButtonStyleConfiguration) -> Void

  @MainActor init<Style: ButtonStyle>(_ style: Style) {
    resolve = { resolver, configuration in
      resolver.scope(Identity.Step.body) { inner in
        inner.linked(style).makeBody(configuration: configuration).resolve(&inner)
      }
    }
  }
}

/// The style of buttons; nil for brackets.
enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment { $0[ButtonStyleKey.self] = AnyButtonStyle(style) }
  }
}
