/// Who had focus in something that is covered for a while.
final class SavedFocus {
  private var identity: Identity?

  /// Notes who has it.
  func keep(of focus: FocusSystem) {
    identity = focus.inContent
  }

  /// Gives it back.
  func giveBack(to focus: FocusSystem) {
    guard let identity else { return }
    focus.inContent = identity
    self.identity = nil
  }
}
