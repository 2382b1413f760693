extension Window {
  /// Offers a key to the focused view, its ancestors and shortcuts; otherwise moves the focus by
  /// it, or runs its fallback.
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

  /// Returns the action of the frontmost shortcut for the key.
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
    case .gesture:
      guard let step = key.magnification else { return false }
      return region.handler?.zoom(by: step, at: nil) == true
    default: return false
    }
  }

  /// Returns the regions to which keys are offered, in order.
  func keyChain(in frame: Frame) -> [Int] {
    let focused = store.focus.current.flatMap(frame.index)
    if let focused, frame.regions[focused].layer >= frame.lowestLayer {
      return Array(frame.chain(from: focused))
    }
    // Layers that are not modal, such as snackbars, receive keys only with the focus.
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
    case .key, .fallbackKey, .focusKey, .paste: true
    default: receivesZoom
    }
  }
}

extension KeyPress {
  /// Returns true if a key matches; Shift is ignored with characters, which include it.
  fileprivate func isMeant(by other: KeyPress) -> Bool {
    guard key == other.key else { return false }
    guard case .character = key else { return modifiers == other.modifiers }
    return modifiers.subtracting(.shift) == other.modifiers.subtracting(.shift)
  }

  /// The zoom step of the key.
  fileprivate var magnification: Int? {
    switch key {
    case .character("+"), .character("="): 1
    case .character("-"): -1
    default: nil
    }
  }
}
