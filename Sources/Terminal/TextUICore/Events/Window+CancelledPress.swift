extension Window {
  /// Cancels the current press.
  ///
  /// - Returns: False if there was none.
  @discardableResult
  func cancelPress(at now: Duration) -> Bool {
    guard press != nil, let frame else { return false }
    lastPress = nil
    calling { notifyCancelled(in: frame, at: now) { _ in true } }
    press = nil
    return true
  }

  /// Lets Escape cancel a drag that handles it.
  ///
  /// - Returns: False if there is none.
  func escapeDrag(in frame: Frame, at now: Duration) -> Bool {
    guard let escaped = drag(in: frame)?.escaped else { return false }
    escaped()
    return cancelPress(at: now)
  }

  /// Cancels a press for views that have left the frame.
  ///
  /// The remaining views continue to receive it, unless its owner has left.
  ///
  /// - Parameters:
  ///   - old: The last frame with the views, which has their handlers.
  ///   - new: The frame that has just been made.
  ///   - now: The time of the new frame.
  func cancelPress(of old: Frame?, goneIn new: Frame, at now: Duration) {
    guard let active = press, let old else { return }
    let gone = Set(active.chain.filter { new.index(of: $0) == nil })
    guard !gone.isEmpty else { return }
    calling { notifyCancelled(in: old, at: now, gone.contains) }
    let isOver = active.owner.map(gone.contains) ?? gone.isSuperset(of: active.chain)
    if isOver {
      (press, lastPress) = (nil, nil)
    } else {
      press?.chain.removeAll(where: gone.contains)
      if let (_, waiting) = active.longPress, gone.contains(waiting) { press?.longPress = nil }
    }
  }

  /// Notifies the drag that owns the press, otherwise all concerned views, of the cancellation.
  private func notifyCancelled(
    in frame: Frame, at now: Duration, _ isConcerned: (Identity) -> Bool
  ) {
    guard var press = press?.press else { return }
    (press.phase, press.time) = (.cancelled, now)
    if let owner = self.press?.owner {
      guard isConcerned(owner) else { return }
      drag(in: frame)?.ended(value(of: press))
      cancelDrag()
    } else {
      notify(press, in: frame, isConcerned)
    }
  }
}
