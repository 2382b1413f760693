/// What is remembered of values, so that their changes can be shown stretched over time.
///
/// A frame notes the target of everything that can be animated. When a change is animated, the
/// targets of the frame before tell where to begin; nothing is looked up in frames without one.
struct AnimationState {
  /// What changes of this frame are shown with.
  private(set) var current: Transaction?
  private var targets: [Target] = []
  private var earlierTargets: [Target] = []
  private var earlierByIdentity: [Identity: AnimatableVector]?
  private var tracks: [Identity: Track] = [:]
  /// What views that say so say about the showing of changes in this frame.
  private(set) var overrides: [Identity: AnimationOverride] = [:]
  /// What is to be done when all of a transaction has been shown.
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

  /// Notes a target and tells what to show for it.
  ///
  /// - Parameters:
  ///   - target: What the value is.
  ///   - identity: Whose value it is.
  ///   - initial: Where it comes from when it was not there in the frame before; nil for nowhere.
  ///   - transaction: How a change is shown; nil to jump.
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

  /// A frame and its time.
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

  /// Whether a value is still on its way at a time.
  func isMoving(_ identity: Identity, at now: Duration) -> Bool {
    tracks[identity]?.value(at: now) != nil
  }

  /// The target in the frame before of the value that has just been noted.
  private mutating func earlier(_ identity: Identity) -> AnimatableVector? {
    // Nearly always the same values come in the same order, and nothing has to be looked up.
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

  /// Forgets the tracks of views that have gone.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - movements: What else is on its way.
  /// - Returns: What was waiting for the frame that shows the last of its changes.
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

  /// Whether a change of this transaction is still being shown.
  private func isRunning(_ completion: AnimationCompletion) -> Bool {
    tracks.values.contains { $0.transaction.completion === completion }
  }
}

extension AnimationState {
  /// Whether nothing is on its way, and no change of this frame is to be shown slowly.
  var isIdle: Bool { tracks.isEmpty && current == nil }

  /// How many frames a second show all that is on its way; nil for nothing.
  var framesPerSecond: UInt8? {
    tracks.values.lazy.map { $0.transaction.animation.framesPerSecond }.max()
  }

  /// What the view at a place says about the showing of changes in this frame.
  subscript(overrideAt identity: Identity) -> AnimationOverride {
    get { overrides[identity] ?? .none }
    set { overrides[identity] = newValue }
  }

  /// Notes a target that is shown at once.
  mutating func note(_ target: AnimatableVector, at identity: Identity) {
    targets.append(Target(identity: identity, value: target))
  }
}

extension Resolver {
  /// What to show of numbers that may be on their way to a target.
  ///
  /// - Parameters:
  ///   - target: What they are.
  ///   - key: Distinguishes several at one place.
  ///   - initial: Where they come from when they were not there before; nil to appear at once.
  ///   - animation: How a change is shown, if the views above and the change itself say nothing.
  /// - Returns: The target, or numbers on the way to it.
  public func animated(
    _ target: AnimatableVector, key: Any.Type = Animation.self,
    from initial: AnimatableVector? = nil, animation: Animation? = nil
  ) -> AnimatableVector {
    if isStill, animation == nil {
      store.animations.note(target, at: identity.child(key))
      return target
    }
    return store.animations.shown(
      target, at: identity.child(key), from: initial, transaction(animation),
      AnimationState.Moment(frame: store.frame, now: store.now))
  }

  /// What to show of lengths that may be on their way to a target.
  func animated(lengths target: SIMD4<Int32>) -> SIMD4<Int32> {
    let numbers = AnimatableVector(target)
    let shown = animated(numbers)
    if shown == numbers { return target }
    func rounded(_ slot: Int) -> Int32 { Int32(Int(rounding: shown[slot])) }
    return SIMD4(rounded(0), rounded(1), rounded(2), rounded(3))
  }

  /// Whether everything here is shown as it is.
  private var isStill: Bool {
    guard store.animations.isIdle else { return false }
    if case .none = values.animation { return true }
    return false
  }

  /// How a change in this frame is shown here.
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
