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

  /// The progress of both gestures.
  public struct Progress {
    fileprivate var first: First.Progress
    fileprivate var second: Second.Progress
    fileprivate var firstPhase = GesturePhase<First.Value>.possible
    fileprivate var secondPhase = GesturePhase<Second.Value>.possible
  }

  public var initialProgress: Progress {
    Progress(first: first.initialProgress, second: second.initialProgress)
  }

  public var traits: GestureTraits { first.traits.joined(with: second.traits) }

  public func deadline(_ progress: Progress) -> Duration? {
    let first = progress.firstPhase.isOver ? nil : first.deadline(progress.first)
    let second = progress.secondPhase.isOver ? nil : second.deadline(progress.second)
    return [first, second].compactMap { $0 }.min()
  }

  public func recognize(_ event: GestureEvent, _ progress: inout Progress) -> GesturePhase<Value> {
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

extension GestureTraits {
  /// Returns the properties of a gesture of two.
  func joined(with other: GestureTraits) -> GestureTraits {
    GestureTraits(
      inputs: inputs.union(other.inputs), takesPress: takesPress || other.takesPress,
      escape: escape ?? other.escape)
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
