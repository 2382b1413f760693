extension PopupCenter {
  /// Shows a message at the edge of the window.
  ///
  /// Up to three are shown together; the others wait, errors before the rest. Each is announced when
  /// it is shown, and its time begins then.
  public func show(_ snackbar: Snackbar) {
    snackbars.add(snackbar)
    requestFrame()
  }

  /// Hides a snackbar, or takes it out of those that wait.
  ///
  /// - Returns: Whether there was one of that id.
  @discardableResult
  public func hideSnackbar(_ id: some Hashable) -> Bool {
    requestFrame()
    return snackbars.hide(AnyHashable(id))
  }

  /// Hides all snackbars, and forgets those that wait.
  public func hideSnackbars() {
    snackbars.hideAll()
    requestFrame()
  }
}
