/// The progress of one gesture of a view.
struct Recognition {
  let identity: Identity
  /// The index of the view's region in the frame in which the gesture started.
  let index: Int
  let priority: AttachedGesture.Priority
  let traits: GestureTraits
  private var progress: Any
  private(set) var deadline: Duration?
  /// The number of presses that the gesture has received.
  var presses = 1
  /// True once the gesture has been recognized.
  private(set) var hasBegun = false
  /// True after the last event of the gesture.
  private(set) var isOver = false
  /// True once the gesture's phases are performed.
  var isPerformed = false
  /// The gestures that have to fail before this one is performed.
  var blockers: [Identity] = []
  /// The value of the last phase that had one.
  private var lastValue: Any?
  /// The phases that have not been performed, each a `GesturePhase` of the gesture's value.
  var held: [Any] = []

  init(_ identity: Identity, at index: Int, _ attached: AttachedGesture) {
    (self.identity, self.index) = (identity, index)
    (priority, traits) = (attached.priority, attached.gesture.traits)
    progress = attached.gesture.initialProgress
  }

  /// True if the gesture has been recognized and waits to be performed.
  var isHeld: Bool { !held.isEmpty && hasBegun }

  /// True if the gesture can still be recognized.
  var isUndecided: Bool { !isOver && !hasBegun }

  /// Returns true if the gesture needs an event at a time.
  func isDue(at now: Duration) -> Bool { !isOver && (deadline.map { $0 <= now } ?? false) }

  /// Passes an event to the gesture.
  mutating func receive(_ event: GestureEvent, by gesture: some Gesture) {
    guard !isOver else { return }
    guard let phase = recognize(event, by: gesture) else { return fail(gesture) }
    switch phase {
    case .possible: return
    case .failed: return fail(gesture)
    case .began, .changed: hasBegun = true
    case .ended, .cancelled: (hasBegun, isOver) = (true, true)
    }
    held.append(phase)
  }

  /// Ends the gesture without recognizing it.
  mutating func fail(_ gesture: some Gesture) {
    isOver = true
    held = [failure(of: gesture)]
    hasBegun = false
  }

  private func failure<G: Gesture>(of gesture: G) -> Any { GesturePhase<G.Value>.failed }

  /// Returns the phase after an event; nil if the view has another type of gesture than before.
  private mutating func recognize<G: Gesture>(
    _ event: GestureEvent, by gesture: G
  ) -> GesturePhase<G.Value>? {
    guard var own = progress as? G.Progress else { return nil }
    let phase = gesture.recognize(event, &own)
    progress = own
    deadline = gesture.deadline(own)
    // Otherwise frames would be requested without end.
    if case .elapsed(_, let now) = event, let next = deadline, next <= now { deadline = nil }
    let next = following(phase)
    return completed(next, after: event)
  }

  /// Returns a phase as one that can follow: a gesture begins once, and then it cannot fail.
  private mutating func following<Value>(_ phase: GesturePhase<Value>) -> GesturePhase<Value> {
    let last = lastValue as? Value
    if let value = phase.value { lastValue = value }
    switch phase {
    case .began(let value) where hasBegun: return .changed(value)
    case .changed(let value) where !hasBegun: return .began(value)
    case .cancelled where !hasBegun: return .failed
    case .failed where hasBegun: return last.map(GesturePhase.cancelled) ?? .failed
    default: return phase
    }
  }

  /// Ends a gesture at the end of its press, unless it waits for another press.
  private func completed<Value>(
    _ phase: GesturePhase<Value>, after event: GestureEvent
  ) -> GesturePhase<Value> {
    guard case .press(let press) = event else { return phase }
    switch press.phase {
    case .cancelled:
      guard hasBegun, let value = lastValue as? Value else { return .failed }
      return .cancelled(value)
    case .ended where deadline == nil && !phase.isOver:
      guard hasBegun || phase.value != nil else { return .failed }
      return (lastValue as? Value).map(GesturePhase.ended) ?? .failed
    case .ended, .began, .moved, .stationary: return phase
    }
  }
}

extension Frame {
  /// Returns the region of a gesture; of several with its identity that in which it started.
  func region(of gesture: Recognition) -> HitRegion? {
    if regions.indices.contains(gesture.index), regions[gesture.index].identity == gesture.identity
    {
      return regions[gesture.index]
    }
    return region(gesture.identity)
  }

  /// Returns the current gesture of a recognition.
  func gesture(of gesture: Recognition) -> (any Gesture)? {
    region(of: gesture)?.handler?.attached?.gesture
  }
}

extension Gesture {
  /// Performs the phases that a recognition has held.
  func perform(held phases: [Any]) {
    for case let phase as GesturePhase<Value> in phases { perform(phase) }
  }
}
