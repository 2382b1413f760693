// A window may have panes beside each other, of which one, the key pane, gets the keys.

extension Resolver {
  /// Resolves what keys reach only while the pane it stands in is key.
  ///
  /// - Parameters:
  ///   - isKey: Whether it is.
  ///   - becomeKey: Called when a press begins in a pane that is not.
  ///   - content: Resolves what is in the pane.
  package mutating func pane(
    isKey: Bool, becomeKey: @escaping () -> Void, _ content: (inout Resolver) -> Void
  ) {
    store.layers.hasPanes = true
    responding(to: Responder(.pane(isKey: isKey, becomeKey: becomeKey)), content)
  }
}

extension Frame {
  /// Whether keys reach a region: it stands in no pane, or in the key pane.
  func isReachedByKeys(_ region: HitRegion) -> Bool {
    !hasPanes || !chain(from: region.parent).contains { regions[$0].isQuietPane }
  }
}

extension HitRegion {
  fileprivate var isQuietPane: Bool {
    if case .pane(isKey: false, _) = handler { return true }
    return false
  }
}

extension Window {
  /// Makes the panes key that a press has begun in.
  func makePaneKey(_ chain: [Int], in frame: Frame) {
    for index in chain {
      if case .pane(isKey: false, let becomeKey) = frame.regions[index].handler { becomeKey() }
    }
  }
}
