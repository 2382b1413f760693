extension EnvironmentValues {
  /// Sets what content of a layer does not inherit from the view that shows it: how that looks,
  /// whether it is enabled, and what only concerns the place where it stands.
  mutating func enterLayer(isEnabled: Bool, dismiss: @escaping () -> Void) {
    style = .plain
    opacity = 255
    flags = isEnabled ? [] : .ignoresHits
    self.isEnabled = isEnabled
    (isFocused, focusRequest, words) = (false, nil, nil)
    stackAxis = nil
    self[ShortcutKey.self] = nil
    self[ScrollStateKey.self] = nil
    self[ScrollEnabledKey.self] = true
    self.dismiss = DismissAction(action: dismiss)
  }
}
