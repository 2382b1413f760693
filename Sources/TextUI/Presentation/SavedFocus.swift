/// Who had focus in something that is covered for a while.
final class SavedFocus {
  private var identity: Identity?

  /// Notes who has it; under a popup, who will have it when that closes.
  func keep(of store: FrameStore) {
    let focus = store.focus
    identity = focus.below.first.map(\.focus) ?? focus.current
  }

  /// Gives it back.
  func giveBack(to store: FrameStore) {
    guard let identity else { return }
    if store.focus.below.isEmpty {
      store.focus.current = identity
    } else {
      store.focus.below[0].focus = identity
    }
    self.identity = nil
  }
}
