// A window may have adjacent panes, one of which, the key pane, receives keys.

extension Resolver {
  /// Resolves a pane, whose content receives keys only while the pane is key.
  ///
  /// - Parameters:
  ///   - isKey: True if the pane is key.
  ///   - becomeKey: Called when a press begins in the pane while it is not key.
  ///   - content: Resolves the content of the pane.
  package mutating func pane(
    isKey: Bool, becomeKey: @escaping () -> Void, _ content: (inout Resolver) -> Void
  ) {
    store.log.noteEffect()
    store.layers.hasPanes = true
    responding(to: Responder(.pane(isKey: isKey, becomeKey: becomeKey)), content)
  }
}

extension Frame {
  /// Returns true if a region receives keys: it is in no pane, or in the key pane.
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
  /// Makes the panes key in which a press has begun.
  func makePaneKey(_ chain: [Int], in frame: Frame) {
    for index in chain {
      if case .pane(isKey: false, let becomeKey) = frame.regions[index].handler { becomeKey() }
    }
  }
}
