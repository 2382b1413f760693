/// A gesture of which one of two can be recognized; created by `exclusively(before:)`.
///
/// The second waits until the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The first gesture has failed, and the second was recognized.
    case second(Second.Value)
  }

  public var initialProgress: GesturePairProgress<First, Second> {
    GesturePairProgress(of: first, second)
  }

  public var traits: GestureTraits { first.traits.joined(with: second.traits) }

  public func deadline(_ progress: GesturePairProgress<First, Second>) -> Duration? {
    progress.deadline(of: first, second)
  }

  public func recognize(
    _ event: GestureEvent, _ progress: inout GesturePairProgress<First, Second>
  ) -> GesturePhase<Value> {
    if !progress.firstPhase.isOver {
      progress.firstPhase = first.recognize(event, &progress.first)
    }
    if progress.firstPhase.value == nil, !progress.secondPhase.isOver {
      let phase = second.recognize(event, &progress.second)
      // A gesture that goes on keeps its value while it waits.
      if case .possible = phase {} else { progress.secondPhase = phase }
    }
    guard case .failed = progress.firstPhase else { return progress.firstPhase.map(Value.first) }
    return progress.secondPhase.map(Value.second)
  }

  public func perform(_ phase: GesturePhase<Value>) {
    switch phase.value {
    case .first(let value): first.perform(phase.map { _ in value })
    case .second(let value): second.perform(phase.map { _ in value })
    case nil: performFailure(phase)
    }
  }

  private func performFailure(_ phase: GesturePhase<Value>) {
    guard case .failed = phase else { return }
    first.perform(.failed)
    second.perform(.failed)
  }
}

extension Gesture {
  /// Returns a gesture that is this one, or another if this one fails.
  public func exclusively<Second: Gesture>(
    before second: Second
  ) -> ExclusiveGesture<Self, Second> {
    ExclusiveGesture(first: self, second: second)
  }
}
