package enum ShortcutKey: EnvironmentKey {
  package static var defaultValue: KeyPress? { nil }
}

extension View {
  /// Lets a key press the button, wherever focus is.
  ///
  /// A popup that takes all events cuts off the shortcuts below it. Views that have focus,
  /// and those round them, are offered the key first: a text field keeps its letters. Of several
  /// buttons with the same key the frontmost is pressed; a disabled one is not.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys to be held down with it; shift does not count with characters.
  /// - Returns: The view; round several buttons all of them have the key.
  public func keyboardShortcut(
    _ key: Key, modifiers: EventModifiers = []
  ) -> some View {
    let press: KeyPress? = KeyPress(key, modifiers: modifiers)
    return transformEnvironment { $0[ShortcutKey.self] = press }
  }
}
