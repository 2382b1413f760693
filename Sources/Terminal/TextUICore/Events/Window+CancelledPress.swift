extension Window {
  /// Takes a press away from those it belongs to.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func cancelPress(at now: Duration) -> Bool {
    guard press != nil, let frame else { return false }
    lastPress = nil
    calling { tellCancelled(in: frame, at: now) { _ in true } }
    press = nil
    return true
  }

  /// Lets Esc end a drag that wants it.
  ///
  /// - Returns: Whether there is one.
  func escapeDrag(in frame: Frame, at now: Duration) -> Bool {
    guard let escaped = drag(in: frame)?.escaped else { return false }
    escaped()
    return cancelPress(at: now)
  }

  /// Takes a press away from views that a new frame no longer has.
  ///
  /// Those of its views that stay go on hearing of it, unless the one that went had made it its own.
  ///
  /// - Parameters:
  ///   - old: The frame in which they were seen last; it knows how they are told.
  ///   - new: The frame that has just been made.
  ///   - now: Its time.
  func cancelPress(of old: Frame?, goneIn new: Frame, at now: Duration) {
    guard let active = press, let old else { return }
    let gone = Set(active.chain.filter { new.index(of: $0) == nil })
    guard !gone.isEmpty else { return }
    calling { tellCancelled(in: old, at: now, gone.contains) }
    let isOver = active.owner.map(gone.contains) ?? gone.isSuperset(of: active.chain)
    if isOver {
      (press, lastPress) = (nil, nil)
    } else {
      press?.chain.removeAll(where: gone.contains)
      if let (_, waiting) = active.longPress, gone.contains(waiting) { press?.longPress = nil }
    }
  }

  /// Tells the drag that has taken the press over, or else all that want to hear of it.
  private func tellCancelled(
    in frame: Frame, at now: Duration, _ isConcerned: (Identity) -> Bool
  ) {
    guard var press = press?.press else { return }
    (press.phase, press.time) = (.cancelled, now)
    if let owner = self.press?.owner {
      guard isConcerned(owner) else { return }
      drag(in: frame)?.ended(value(of: press))
      cancelDrag()
    } else {
      tell(press, in: frame, isConcerned)
    }
  }
}
