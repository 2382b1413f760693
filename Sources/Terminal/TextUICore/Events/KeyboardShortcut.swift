package enum ShortcutKey: EnvironmentKey {
  package static var defaultValue: KeyPress? { nil }
}

/// A key with modifiers that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: Key
  /// The modifiers; Shift is ignored with characters.
  public var modifiers: EventModifiers

  /// Escape, for the button that closes a popup or a screen without a change.
  ///
  /// In a popup it presses that button instead of closing the popup.
  public static let cancelAction = KeyboardShortcut(.escape)

  /// Enter, for the button that does what a form or a popup is for.
  ///
  /// Enter in a text field presses it too, unless the field has an `onSubmit` action; another
  /// focused button is pressed itself.
  public static let defaultAction = KeyboardShortcut(.enter)

  /// Creates a shortcut, without modifiers by default.
  public init(_ key: Key, modifiers: EventModifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

extension View {
  /// Sets the shortcut that presses the button, wherever the focus is.
  ///
  ///     Button("Cancel", action: close).keyboardShortcut(.cancelAction)
  ///
  /// - Parameter shortcut: The key and its modifiers, such as `.defaultAction`.
  /// - Returns: The view; around several buttons all of them have the shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }

  /// Sets the key that presses the button, wherever the focus is.
  ///
  /// A modal popup disables the shortcuts below it. The focused view and its ancestors are offered
  /// the key first: a text field receives its letters. Of several buttons with the same key the
  /// frontmost is pressed; a disabled one is not.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers; Shift is ignored with characters.
  /// - Returns: The view; around several buttons all of them have the key.
  public func keyboardShortcut(
    _ key: Key, modifiers: EventModifiers = []
  ) -> some View {
    let press: KeyPress? = KeyPress(key, modifiers: modifiers)
    return transformEnvironment { $0[ShortcutKey.self] = press }
  }
}
