/// A gesture of two gestures after each other, such as a drag after a long press; created by
/// `sequenced(before:)`.
///
/// The second begins with the current press once the first has ended. If the first ends with the
/// release of the button, the next press has to begin within 0.4 s.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  /// The values of the sequence.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it is recognized.
    case second(First.Value, Second.Value?)
  }

  /// The progress of the current gesture.
  public enum Progress {
    /// The progress of the first gesture.
    case first(First.Progress)
    /// The value of the first gesture, and the progress of the second.
    case second(First.Value, Second.Progress, nextPress: Duration?)
  }

  public var initialProgress: Progress { .first(first.initialProgress) }

  public var traits: GestureTraits {
    var traits = second.traits
    traits.takesPress = first.traits.takesPress || traits.takesPress
    traits.tapCount = nil
    traits.escape = traits.escape ?? first.traits.escape
    return traits
  }

  public func deadline(_ progress: Progress) -> Duration? {
    switch progress {
    case .first(let own): first.deadline(own)
    case .second(_, let own, let nextPress): nextPress ?? second.deadline(own)
    }
  }
}

extension SequenceGesture {
  public func recognize(_ event: GestureEvent, _ progress: inout Progress) -> GesturePhase<Value> {
    switch progress {
    case .first(var own):
      let phase = first.recognize(event, &own)
      progress = .first(own)
      guard case .ended(let value) = phase else { return phase.map(Value.first) }
      return begin(after: value, event, &progress)
    case .second(let value, var own, let nextPress):
      if nextPress != nil, case .elapsed = event { return .cancelled(.second(value, nil)) }
      let phase = second.recognize(event, &own)
      progress = .second(value, own, nextPress: nil)
      return sequel(phase, after: value)
    }
  }

  /// Begins the second gesture with the current press, or waits for the next one.
  private func begin(
    after value: First.Value, _ event: GestureEvent, _ progress: inout Progress
  ) -> GesturePhase<Value> {
    var own = second.initialProgress
    guard var press = event.press, press.phase != .ended, press.phase != .cancelled else {
      let next = event.press.map { $0.time + TapGesture.interval }
      progress = .second(value, own, nextPress: next)
      return .changed(.second(value, nil))
    }
    press.phase = .began
    let phase = second.recognize(.press(press), &own)
    progress = .second(value, own, nextPress: nil)
    // The end of the first is a phase of its own, even if the second has begun.
    return phase.isOver ? sequel(phase, after: value) : .changed(.second(value, nil))
  }

  private func sequel(
    _ phase: GesturePhase<Second.Value>, after value: First.Value
  ) -> GesturePhase<Value> {
    switch phase {
    case .possible: .possible
    case .began(let own), .changed(let own): .changed(.second(value, own))
    case .ended(let own): .ended(.second(value, own))
    case .cancelled(let own): .cancelled(.second(value, own))
    case .failed: .cancelled(.second(value, nil))
    }
  }

  public func perform(_ phase: GesturePhase<Value>) {
    switch phase.value {
    case .first(let value): first.perform(phase.map { _ in value })
    case .second(_, let value?): second.perform(phase.map { _ in value })
    case .second(let value, nil): if !phase.isOver { first.perform(.ended(value)) }
    case nil: break
    }
  }
}

extension GestureEvent {
  /// The press of the event.
  var press: Press? {
    switch self {
    case .press(let press), .elapsed(let press, _): press
    case .zoom: nil
    }
  }
}

extension Gesture {
  /// Returns a gesture of this one and another after it.
  public func sequenced<Second: Gesture>(before second: Second) -> SequenceGesture<Self, Second> {
    SequenceGesture(first: self, second: second)
  }
}
