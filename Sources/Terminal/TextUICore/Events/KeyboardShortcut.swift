package enum ShortcutKey: EnvironmentKey {
  package static var defaultValue: KeyPress? { nil }
}

extension View {
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
