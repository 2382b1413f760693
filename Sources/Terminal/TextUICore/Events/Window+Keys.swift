extension Window {
  /// Offers a key to the view that has focus, to those round it, to shortcuts, then moves
  /// focus by it, or does what it is for if nothing else wants it.
  func send(_ key: KeyPress, in frame: Frame, at now: Duration) -> Bool {
    let chain = keyChain(in: frame)
    let shortcut = shortcut(for: key, in: frame)
    let isTaken = chain.contains { index in
      if case .focusKey(let choose) = frame.regions[index].handler {
        return shortcut == nil && moveFocus(choose, by: key, at: now, inside: index, of: frame)
      }
      return take(key, frame.regions[index])
    }
    if isTaken { return true }
    if let shortcut {
      shortcut()
      return true
    }
    return moveFocus(by: key, in: frame)
      || chain.contains { takeAtLast(key, frame.regions[$0]) }
  }

  private func takeAtLast(_ key: KeyPress, _ region: HitRegion) -> Bool {
    if case .fallbackKey(let action) = region.handler { return action(key) == .handled }
    return false
  }

  /// What the frontmost shortcut for the key stands for.
  private func shortcut(for key: KeyPress, in frame: Frame) -> (() -> Void)? {
    for region in frame.regions.reversed() where region.layer >= frame.lowestLayer {
      if case .shortcut(let own, let action) = region.handler, own.isMeant(by: key),
        frame.isReachedByKeys(region)
      {
        return action
      }
    }
    return nil
  }

  private func take(_ key: KeyPress, _ region: HitRegion) -> Bool {
    switch region.handler {
    case .key(let action): return action(key) == .handled
    case .magnify(let gesture):
      guard let step = key.magnification else { return false }
      gesture.changed(MagnifyGesture.Value(step: step, location: nil))
      return true
    default: return false
    }
  }

  /// The regions keys are offered to, in order.
  func keyChain(in frame: Frame) -> [Int] {
    let focused = store.focus.current.flatMap(frame.index)
    if let focused, frame.regions[focused].layer >= frame.lowestLayer {
      return Array(frame.chain(from: focused))
    }
    // Layers that let events through, such as snackbars, get keys only with the focus.
    let frontmost = frame.regions.lastIndex {
      $0.layer == frame.lowestLayer && $0.handler?.listensToKeys == true
        && frame.isReachedByKeys($0)
    }
    return Array(frame.chain(from: frontmost))
  }

  private func moveFocus(by key: KeyPress, in frame: Frame) -> Bool {
    switch key.key {
    case .tab: focusNext(key.modifiers.contains(.shift) ? -1 : 1, in: frame)
    case .up: focusNearest(x: 0, y: -1, in: frame)
    case .down: focusNearest(x: 0, y: 1, in: frame)
    case .left: focusNearest(x: -1, y: 0, in: frame)
    case .right: focusNearest(x: 1, y: 0, in: frame)
    default: false
    }
  }
}

extension Handler {
  var listensToKeys: Bool {
    switch self {
    case .key, .fallbackKey, .focusKey, .paste, .magnify: true
    default: false
    }
  }
}

extension KeyPress {
  /// Whether a key is this one; with characters shift does not count, it is in them.
  fileprivate func isMeant(by other: KeyPress) -> Bool {
    guard key == other.key else { return false }
    guard case .character = key else { return modifiers == other.modifiers }
    return modifiers.subtracting(.shift) == other.modifiers.subtracting(.shift)
  }

  /// The step of a magnification the key stands for.
  fileprivate var magnification: Int? {
    switch key {
    case .character("+"), .character("="): 1
    case .character("-"): -1
    default: nil
    }
  }
}
