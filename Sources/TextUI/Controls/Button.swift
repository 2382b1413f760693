/// Does something when it is pressed: with the mouse, or by Enter or Space while it has focus.
///
/// The mouse must be let go over it. How it looks is up to the `buttonStyle(_:)` round it.
public struct Button<Label: View>: Primitive {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button with any views as its label; several stand in a row.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func resolve(_ resolver: inout Resolver) {
    let press = resolver.remembered { HeldButton(redraw: resolver.redraw) }
    if !resolver.values.isEnabled { press.isDown = false }
    let style = resolver.values[ButtonStyleKey.self]
    resolver.control(control(press, resolver.values[ShortcutKey.self])) { inner in
      let configuration = configuration(press, inner.values)
      // The button is called what its label says, not what the style adds.
      inner.values.words = nil
      style.resolve(&inner, configuration)
    }
  }

  private func configuration(
    _ press: HeldButton, _ values: EnvironmentValues
  ) -> ButtonStyleConfiguration {
    let heard = ModifierContent { [words = values.words] resolver in
      resolver.values.words = words
      HStack { label }.resolve(&resolver)
      resolver.values.words = nil
    }
    return ButtonStyleConfiguration(
      label: heard, role: role, isPressed: press.isDown,
      isFocused: values.isFocused, isEnabled: values.isEnabled)
  }

  private func control(_ press: HeldButton, _ shortcut: KeyPress?) -> Control {
    var control = Control(onKey: press(byKey:))
    control.responders = [
      .press(press.follow), .taps(count: 1) { if $0.button == .left { action() } },
    ]
    if let shortcut { control.responders.insert(.shortcut(shortcut, action), at: 0) }
    return control
  }

  private func press(byKey key: KeyPress) -> KeyResult {
    guard key.key == .enter || key.key == .space, key.modifiers.isEmpty else { return .ignored }
    action()
    return .handled
  }
}

extension Button where Label == Text {
  /// Makes a button with a text as its label.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// Whether the mouse holds a button down and is over it.
private final class HeldButton {
  var isDown = false
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  func follow(_ press: Press) {
    guard press.button == .left else { return }
    let isOver = press.isInside && press.phase != .ended && press.phase != .cancelled
    guard isOver != isDown else { return }
    isDown = isOver
    redraw.request()
  }
}
