/// An action that closes the popup or leaves the screen that contains a view.
///
///     @Environment(\.dismiss) var dismiss
///
/// Call it like a function, any number of times; outside popups and screens it has no effect.
public struct DismissAction {
  let action: () -> Void

  /// Closes the popup or leaves the screen.
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// An action that closes the nearest enclosing popup or leaves the nearest screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Resets the values that a popup's content does not inherit from the presenting view: the
  /// enclosing scroll views, lists, dialog, menu and button sizing, and the dismiss action.
  mutating func enterPopup(dismiss: @escaping () -> Void) {
    self[ScrollStateKey.self] = nil
    self[ScrollEnabledKey.self] = true
    (dialog, closeMenu, detail, listRow) = (nil, nil, nil, nil)
    buttonSizing = .fitted
    self[OverscrollKey.self] = nil
    self[ScrollAnchorKey.self] = nil
    self.dismiss = DismissAction(action: dismiss)
  }
}
