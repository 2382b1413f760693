@MainActor extension PopupCenter {
  /// Shows a message at the edge of the window.
  ///
  /// Up to three are visible at once; the others wait in a queue, errors first. Each is announced
  /// when it appears, and its duration starts then.
  public func show(_ snackbar: Snackbar) {
    snackbars.add(snackbar)
    requestFrame()
  }

  /// Hides a snackbar, or removes it from the queue.
  ///
  /// - Returns: True if there was a snackbar with the id.
  @discardableResult
  public func hideSnackbar(_ id: some Hashable) -> Bool {
    requestFrame()
    return snackbars.hide(AnyHashable(id))
  }

  /// Hides all snackbars and empties the queue.
  public func hideSnackbars() {
    snackbars.hideAll()
    requestFrame()
  }
}
