/// The state of all animated values.
///
/// Every frame records the targets of all animatable values. When a change is animated, the targets
/// of the previous frame are the start; frames without one need no lookup.
struct AnimationState {
  /// The transaction of this frame's changes.
  private(set) var current: Transaction?
  private var targets: [Target] = []
  private var earlierTargets: [Target] = []
  private var earlierByIdentity: [Identity: AnimatableVector]?
  private var tracks: [Identity: Track] = [:]
  /// The animations by which views override the transaction in this frame, indexed by view.
  private(set) var overrides: [Identity: AnimationOverride] = [:]
  /// The completions of transactions whose changes are still being shown.
  private var waiting: [AnimationCompletion] = []

  struct Target {
    let identity: Identity
    let value: AnimatableVector
  }

  struct Track {
    var from: AnimatableVector
    var to: AnimatableVector
    var start: Duration
    var transaction: Transaction
    var lastFrame: Int

    func value(at now: Duration) -> AnimatableVector? {
      transaction.animation.progress(after: now - start).map { from + (to - from) * $0 }
    }
  }
}

extension AnimationState {
  mutating func beginFrame(_ transaction: Transaction?) {
    current = transaction
    if let completion = transaction?.completion { waiting.append(completion) }
    overrides.removeAll(keepingCapacity: true)
    swap(&targets, &earlierTargets)
    targets.removeAll(keepingCapacity: true)
    earlierByIdentity = nil
  }

  /// Records a target and returns the value to show.
  ///
  /// - Parameters:
  ///   - target: The target value.
  ///   - identity: The owner of the value.
  ///   - initial: The start of a value that did not exist in the previous frame; nil for none.
  ///   - transaction: The animation of a change; nil to jump.
  ///   - moment: The frame and its time.
  /// - Returns: The value to show.
  mutating func shown(
    _ target: AnimatableVector, at identity: Identity, from initial: AnimatableVector? = nil,
    _ transaction: Transaction?, _ moment: Moment
  ) -> AnimatableVector {
    targets.append(Target(identity: identity, value: target))
    if tracks.isEmpty && transaction == nil { return target }
    return moving(target, identity, initial, transaction, moment)
  }

  /// A frame number and its time.
  struct Moment {
    let frame: Int
    let now: Duration
  }

  private mutating func moving(
    _ target: AnimatableVector, _ identity: Identity, _ initial: AnimatableVector?,
    _ transaction: Transaction?, _ moment: Moment
  ) -> AnimatableVector {
    let running = tracks[identity]
    if let running, running.to == target { return carryOn(running, identity, moment) }
    guard let transaction,
      let from = running.map({ $0.value(at: moment.now) ?? $0.to }) ?? earlier(identity) ?? initial,
      from != target
    else {
      if running != nil { tracks[identity] = nil }
      return target
    }
    let track = Track(
      from: from, to: target, start: moment.now, transaction: transaction, lastFrame: moment.frame)
    guard let value = track.value(at: moment.now) else {
      tracks[identity] = nil
      return target
    }
    tracks[identity] = track
    return value
  }

  private mutating func carryOn(
    _ track: Track, _ identity: Identity, _ moment: Moment
  ) -> AnimatableVector {
    guard let value = track.value(at: moment.now) else {
      tracks[identity] = nil
      return track.to
    }
    tracks[identity]?.lastFrame = moment.frame
    return value
  }

  /// Returns true if a value is still interpolated at a time.
  func isMoving(_ identity: Identity, at now: Duration) -> Bool {
    tracks[identity]?.value(at: now) != nil
  }

  /// Returns the previous frame's target of the value that has just been recorded.
  private mutating func earlier(_ identity: Identity) -> AnimatableVector? {
    // Almost always the same values come in the same order, so that no lookup is needed.
    let place = targets.count - 1
    if place < earlierTargets.count, earlierTargets[place].identity == identity {
      return earlierTargets[place].value
    }
    if earlierByIdentity == nil {
      earlierByIdentity = Dictionary(
        earlierTargets.map { ($0.identity, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    return earlierByIdentity?[identity]
  }

  /// Removes the animations of removed views.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - movements: The movements, which belong to transactions too.
  /// - Returns: The completions of transactions whose last change is shown in this frame.
  mutating func endFrame(_ frame: Int, _ movements: Movements) -> [AnimationCompletion] {
    if tracks.contains(where: { $0.value.lastFrame != frame }) {
      tracks = tracks.filter { $0.value.lastFrame == frame }
    }
    current = nil
    guard !waiting.isEmpty else { return [] }
    let finished = waiting.filter { !isRunning($0) && !movements.show($0) }
    waiting.removeAll { completion in finished.contains { $0 === completion } }
    return finished
  }

  /// Returns true if a change of this transaction is still being shown.
  private func isRunning(_ completion: AnimationCompletion) -> Bool {
    tracks.values.contains { $0.transaction.completion === completion }
  }
}

extension AnimationState {
  /// True if no animation is running or starts in this frame.
  var isIdle: Bool { tracks.isEmpty && current == nil }

  /// The frame rate of the running animations; nil for none.
  var framesPerSecond: UInt8? {
    tracks.values.lazy.map { $0.transaction.animation.framesPerSecond }.max()
  }

  /// The number of targets recorded so far in this frame.
  var targetCount: Int { targets.count }

  /// Returns the targets recorded since there were some number of them.
  func targets(from count: Int) -> [Target] { Array(targets[count...]) }

  /// Records targets that are shown at once.
  mutating func note(_ targets: [Target]) { self.targets += targets }

  /// Returns true if a value is animated in this frame.
  func isTracked(_ identity: Identity) -> Bool { tracks[identity] != nil }

  /// Returns the override at a place in this frame.
  subscript(overrideAt identity: Identity) -> AnimationOverride {
    get { overrides[identity] ?? .none }
    set { overrides[identity] = newValue }
  }

  /// Records a target that is shown at once.
  mutating func note(_ target: AnimatableVector, at identity: Identity) {
    targets.append(Target(identity: identity, value: target))
  }
}

extension Resolver {
  /// Returns the current value of numbers that may be animated.
  ///
  /// - Parameters:
  ///   - target: The target values.
  ///   - key: Distinguishes several values at one place.
  ///   - initial: The start if they did not exist before; nil to appear at once.
  ///   - animation: The animation of a change without a transaction or an override.
  /// - Returns: The target, or interpolated numbers.
  public func animated(
    _ target: AnimatableVector, key: Any.Type = Animation.self,
    from initial: AnimatableVector? = nil, animation: Animation? = nil
  ) -> AnimatableVector {
    if isStill, animation == nil {
      store.animations.note(target, at: identity.child(key))
      return target
    }
    let place = identity.child(key)
    let shown = store.animations.shown(
      target, at: place, from: initial, transaction(animation),
      AnimationState.Moment(frame: store.frame, now: store.now))
    if store.log.isRunning, store.animations.isTracked(place) { store.log.noteEffect() }
    return shown
  }

  /// Returns the current value of lengths that may be animated.
  func animated(lengths target: SIMD4<Int32>) -> SIMD4<Int32> {
    let numbers = AnimatableVector(target)
    let shown = animated(numbers)
    if shown == numbers { return target }
    func rounded(_ slot: Int) -> Int32 { Int32(Int(rounding: shown[slot])) }
    return SIMD4(rounded(0), rounded(1), rounded(2), rounded(3))
  }

  /// True if nothing is animated at this place.
  private var isStill: Bool {
    guard store.animations.isIdle else { return false }
    if case .none = values.animation { return true }
    return false
  }

  /// Returns the transaction of a change at this place in this frame.
  func transaction(_ animation: Animation? = nil) -> Transaction? {
    if values.reducesMotion { return nil }
    let current = store.animations.current
    switch values.animation {
    case .jump: return nil
    case .animation(let own): return Transaction(animation: own, completion: current?.completion)
    case .none: return current ?? animation.map { Transaction(animation: $0) }
    }
  }
}
