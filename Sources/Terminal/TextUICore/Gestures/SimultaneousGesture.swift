/// A gesture of two that are recognized side by side; created by `simultaneously(with:)`.
///
/// It begins with the first of them that is recognized, and ends when both are over.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  let first: First
  let second: Second

  /// The values of the gestures; nil for one that has not been recognized.
  public struct Value {
    /// The value of the first gesture.
    public let first: First.Value?
    /// The value of the second gesture.
    public let second: Second.Value?
    fileprivate let firstPhase: GesturePhase<First.Value>?
    fileprivate let secondPhase: GesturePhase<Second.Value>?
  }

  public var initialProgress: GesturePairProgress<First, Second> {
    GesturePairProgress(of: first, second)
  }

  public var traits: GestureTraits { first.traits.joined(with: second.traits) }

  public func deadline(_ progress: GesturePairProgress<First, Second>) -> Duration? {
    progress.deadline(of: first, second)
  }
}

extension SimultaneousGesture {
  public func recognize(
    _ event: GestureEvent, _ progress: inout GesturePairProgress<First, Second>
  ) -> GesturePhase<Value> {
    let isFirst = !progress.firstPhase.isOver
    let isSecond = !progress.secondPhase.isOver
    if isFirst { progress.firstPhase = first.recognize(event, &progress.first) }
    if isSecond { progress.secondPhase = second.recognize(event, &progress.second) }
    let value = Value(
      first: progress.firstPhase.value, second: progress.secondPhase.value,
      firstPhase: isFirst ? progress.firstPhase : nil,
      secondPhase: isSecond ? progress.secondPhase : nil)
    return phase(of: value, progress)
  }

  private func phase(
    of value: Value, _ progress: GesturePairProgress<First, Second>
  ) -> GesturePhase<Value> {
    let isRecognized = value.first != nil || value.second != nil
    guard progress.firstPhase.isOver, progress.secondPhase.isOver else {
      return isRecognized ? .changed(value) : .possible
    }
    let isCancelled = progress.firstPhase.isCancelled || progress.secondPhase.isCancelled
    return !isRecognized ? .failed : isCancelled ? .cancelled(value) : .ended(value)
  }

  public func perform(_ phase: GesturePhase<Value>) {
    guard let value = phase.value else {
      guard case .failed = phase else { return }
      first.perform(.failed)
      return second.perform(.failed)
    }
    if let own = value.firstPhase { first.perform(own) }
    if let own = value.secondPhase { second.perform(own) }
  }
}

extension GesturePhase {
  fileprivate var isCancelled: Bool {
    if case .cancelled = self { return true }
    return false
  }
}

extension Gesture {
  /// Returns a gesture of this one and another, which are recognized side by side.
  public func simultaneously<Second: Gesture>(
    with second: Second
  ) -> SimultaneousGesture<Self, Second> {
    SimultaneousGesture(first: self, second: second)
  }
}
