/// The views with transitions, including those whose removal is shown.
final class Transitions {
  private(set) var records: [Identity: TransitionRecord] = [:]
  /// The number of views with transitions so far in the frame.
  private var count = 0

  func beginFrame() {
    count = 0
  }

  /// Returns the record of a present view.
  func visit(_ identity: Identity) -> TransitionRecord {
    let record = records[identity] ?? TransitionRecord(identity: identity)
    records[identity] = record
    count += 1
    record.order = count
    return record
  }

  /// Returns the views of an earlier frame that are not in this one, in view order.
  fileprivate func gone(from frame: Int, _ storage: StateStorage) -> [TransitionRecord] {
    records.values.filter { $0.lastFrame != frame && !storage.isPinned($0.scope) }
      .sorted { $0.order < $1.order }
  }

  fileprivate func isThere(_ identity: Identity, in frame: Int) -> Bool {
    records[identity]?.lastFrame == frame
  }

  /// Releases the records of views that are neither present nor being removed.
  func endFrame(_ frame: Int, _ storage: StateStorage) {
    for (identity, record) in records
    where record.lastFrame != frame && !record.isLeaving && !storage.isPinned(record.scope) {
      records[identity] = nil
    }
  }
}

extension TransitionRecord {
  /// Records that the view is present.
  func visit(_ resolver: Resolver) {
    let store = resolver.store
    lastFrame = store.frame
    isLeaving = false
    animationScope = resolver.values.animationScope
    enclosing = resolver.values.enclosingTransition
    layer = store.layers.current
    if scope != store.storage.scope {
      scope = store.storage.scope
      store.storage.noteState()
    }
    rects.removeAll(keepingCapacity: true)
  }
}

extension FrameStore {
  /// Shows the removal of views of the previous frame, if it is animated.
  ///
  /// - Returns: Their layers, which are not placed yet.
  func addLeavingViews(_ environment: EnvironmentValues) -> [Layer] {
    transitions.gone(from: frame, storage).compactMap { record in
      record.isLeaving = !hasGone(record.enclosing) && mayLeaveSlowly(record, environment)
      guard record.isLeaving, let leaving = record.leaving else { return nil }
      let layer = Layer(
        identity: record.identity, owner: record.layer, zIndex: 0, isModal: false,
        subtree: leaving, rect: nil)
      layers.insert(leaving: layer)
      return layer
    }
  }

  private func hasGone(_ enclosing: Identity?) -> Bool {
    enclosing.map { !transitions.isThere($0, in: frame) } ?? false
  }

  /// Returns true if the removal is animated: it begins with an animated change and continues to
  /// its end.
  private func mayLeaveSlowly(
    _ record: TransitionRecord, _ environment: EnvironmentValues
  ) -> Bool {
    guard record.leavesSlowly, !environment.reducesMotion else { return false }
    if record.isLeaving {
      return animations.isMoving(record.identity.child(TransitionRecord.self), at: now)
    }
    record.animation = record.animationScope.map { animations[overrideAt: $0] } ?? .none
    return switch record.animation {
    case .jump: false
    case .animation(let own): own.progress(after: .zero) != nil
    case .none: animations.current?.animation.progress(after: .zero) != nil
    }
  }
}
