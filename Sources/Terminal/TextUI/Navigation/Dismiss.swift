/// Closes the popup, or leaves the screen, that a view stands in.
///
///     @Environment(\.dismiss) var dismiss
///
/// Called like a function, as often as one likes; outside of popups and screens it does nothing.
public struct DismissAction {
  let action: () -> Void

  /// Closes the popup or leaves the screen.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Closes the nearest popup round the view, or leaves the nearest screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Sets what the content of a popup does not inherit from the view that shows it: the scroll views
  /// round that, the dialog or menu whose button it may be, and what closes or leaves what it stands in.
  mutating func enterPopup(dismiss: @escaping () -> Void) {
    self[ScrollStateKey.self] = nil
    self[ScrollEnabledKey.self] = true
    (dialog, closeMenu) = (nil, nil)
    buttonSizing = .fitted
    self[OverscrollKey.self] = nil
    self.dismiss = DismissAction(action: dismiss)
  }
}
