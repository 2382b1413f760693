extension TransitionRecord {
  static let key: UInt64 = 0x60_0000_0001

  /// Notes that the view is there.
  func visit(_ resolver: Resolver) {
    let store = resolver.store
    store.transitionCount += 1
    order = store.transitionCount
    lastFrame = store.frame
    isLeaving = false
    animationScope = resolver.values.animationScope
    enclosing = resolver.values.enclosingTransition
    layer = store.layer
    scope = store.scope
    rects.removeAll(keepingCapacity: true)
  }
}

extension FrameStore {
  func transition(_ identity: Identity) -> TransitionRecord {
    if let record = transitions[identity] { return record }
    let record = TransitionRecord(identity: identity)
    transitions[identity] = record
    return record
  }

  /// Shows views that were there in the frame before, if their going is animated.
  ///
  /// - Returns: The layers they are shown in, which have no place yet.
  func addLeavingViews(_ environment: EnvironmentValues) -> [Layer] {
    let gone = transitions.values.filter { $0.lastFrame != frame && !isPinned($0.scope) }
    return gone.sorted { $0.order < $1.order }.compactMap { record in
      record.isLeaving = !hasGone(record.enclosing) && mayLeaveSlowly(record, environment)
      return record.isLeaving ? addLayer(for: record) : nil
    }
  }

  private func hasGone(_ enclosing: Identity?) -> Bool {
    guard let enclosing else { return false }
    return transitions[enclosing]?.lastFrame != frame
  }

  /// A view begins to leave in the frame of an animated change, and goes on until it has arrived.
  private func mayLeaveSlowly(
    _ record: TransitionRecord, _ environment: EnvironmentValues
  ) -> Bool {
    guard record.leavesSlowly, !environment.reducesMotion else { return false }
    if record.isLeaving {
      return animations.isMoving(record.identity.animated(TransitionRecord.key), at: now)
    }
    record.animation = record.animationScope.flatMap { scopedAnimations[$0] } ?? .none
    return switch record.animation {
    case .jump: false
    case .animation(let own): own.progress(after: .zero) != nil
    case .none: animations.current?.animation.progress(after: .zero) != nil
    }
  }

  /// Adds a layer for a view that leaves, just above the layer it stood in.
  private func addLayer(for record: TransitionRecord) -> Layer? {
    guard let leaving = record.leaving else { return nil }
    let layer = Layer(
      identity: record.identity, owner: record.layer, zIndex: 0, isModal: false, subtree: leaving,
      rect: nil)
    let below = layers.lastIndex { $0.owner == record.layer }
    let top = record.layer == .root ? 0 : layers.count
    layers.insert(layer, at: below.map { $0 + 1 } ?? top)
    return layer
  }

  /// Forgets views with transitions that have neither been seen nor are leaving.
  func sweepTransitions() {
    for (identity, record) in transitions
    where record.lastFrame != frame && !record.isLeaving && !isPinned(record.scope) {
      transitions[identity] = nil
    }
  }
}
