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
    recognizers.end()
    return true
  }

  /// Lets Escape cancel a gesture that handles it.
  ///
  /// - Returns: False if there is none.
  func escapeDrag(in frame: Frame, at now: Duration) -> Bool {
    guard press != nil, let escape = gestureEscape else { return false }
    escape()
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
    guard let old, press != nil || !recognizers.isEmpty else { return }
    let concerned = (press?.chain ?? []) + recognizers.identities
    let gone = Set(concerned.filter { new.index(of: $0) == nil })
    guard !gone.isEmpty else { return }
    calling { notifyCancelled(in: old, at: now, gone.contains) }
    recognizers.remove(gone)
    guard let active = press else { return }
    let isOver = active.owner.map(gone.contains) ?? gone.isSuperset(of: active.chain)
    if isOver {
      (press, lastPress) = (nil, nil)
      recognizers.end()
    } else {
      press?.chain.removeAll(where: gone.contains)
    }
  }

  /// Notifies the gestures, and the views unless a gesture owns the press, of the cancellation.
  private func notifyCancelled(
    in frame: Frame, at now: Duration, _ isConcerned: (Identity) -> Bool
  ) {
    cancelGestures(in: frame, at: now, isConcerned)
    guard var press = press?.press else { return }
    (press.phase, press.time) = (.cancelled, now)
    if let owner = self.press?.owner {
      if isConcerned(owner) { cancelDrag() }
    } else {
      notify(press, in: frame, isConcerned)
    }
  }
}
