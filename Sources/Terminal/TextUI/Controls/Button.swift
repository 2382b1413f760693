/// A control that runs an action when it is clicked, or on Enter or Space while it has focus.
///
/// A click counts only if the mouse is released over the button. See also `buttonStyle(_:)`.
public struct Button<Label: View>: Primitive {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Creates a button with any views as its label; several are laid out in a row.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func resolve(_ resolver: inout Resolver) {
    if let dialog = resolver.values.dialog {
      answer(in: dialog).resolve(&resolver)
    } else if let close = resolver.values.closeMenu {
      resolveButton(&resolver) {
        close()
        action()
      }
    } else {
      resolveButton(&resolver, action)
    }
  }

  /// The button as an answer of a dialog, which also closes the dialog.
  private func answer(in dialog: DialogRecord) -> some View {
    let (action, isDefault) = dialog.add(role, action)
    return ModifierContent { resolveButton(&$0, action) }
      .defaultFocus(isDefault)
      .layoutValue(key: DialogRoleKey.self, value: role)
  }

  private func resolveButton(_ resolver: inout Resolver, _ action: @escaping () -> Void) {
    let press = resolver.remembered { HeldButton(redraw: resolver.redraw) }
    if !resolver.values.isEnabled { press.isDown = false }
    let style = resolver.values[ButtonStyleKey.self] ?? AnyButtonStyle(BracketButtonStyle())
    let control = control(press, resolver.values[ShortcutKey.self], action)
    resolver.control(control) { inner in
      let configuration = configuration(press, inner.values)
      // The accessibility label is the button's label, without additions of the style.
      inner.values.words = nil
      style.resolve(&inner, configuration)
    }
  }

  private func configuration(
    _ press: HeldButton, _ values: EnvironmentValues
  ) -> ButtonStyleConfiguration {
    let heard = ModifierContent { [words = values.words, sizing = values.buttonSizing] resolver in
      resolver.values.words = words
      let row = HStack { label }
      switch sizing {
      case .fitted: row.resolve(&resolver)
      case .flexible: row.frame(maxWidth: .max).resolve(&resolver)
      }
      resolver.values.words = nil
    }
    return ButtonStyleConfiguration(
      label: heard, role: role, isPressed: press.isDown,
      // The focus of a disabled button is that of a container, such as a focusable view.
      isFocused: values.isFocused && values.isEnabled, isEnabled: values.isEnabled)
  }

  private func control(
    _ press: HeldButton, _ shortcut: KeyPress?, _ action: @escaping () -> Void
  ) -> Control {
    var control = Control(onKey: { $0.presses ? pressed(action) : .ignored })
    control.responders = [
      .press(press.follow), .taps(count: 1) { if $0.button == .left { action() } },
    ]
    if let shortcut { control.responders.insert(.shortcut(shortcut, action), at: 0) }
    return control
  }

  private func pressed(_ action: () -> Void) -> KeyResult {
    action()
    return .handled
  }
}

extension KeyPress {
  /// True if the key presses the focused button.
  fileprivate var presses: Bool { (key == .enter || key == .space) && modifiers.isEmpty }
}

extension Button where Label == Text {
  /// Creates a button with a text label.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The pressed state: true while the mouse button is held down over the button.
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
