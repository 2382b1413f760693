/// The saved focus of content that is hidden for a while.
final class SavedFocus {
  private var identity: Identity?

  /// Saves the focused view.
  func keep(of focus: FocusSystem) {
    identity = focus.inContent
  }

  /// Restores the focus, once.
  func restore(to focus: FocusSystem) {
    guard let identity else { return }
    focus.inContent = identity
    self.identity = nil
  }
}
