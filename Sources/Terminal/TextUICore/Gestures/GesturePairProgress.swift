/// The progress of two gestures that receive the same events.
public struct GesturePairProgress<First: Gesture, Second: Gesture> {
  var first: First.Progress
  var second: Second.Progress
  var firstPhase = GesturePhase<First.Value>.possible
  var secondPhase = GesturePhase<Second.Value>.possible

  init(of first: First, _ second: Second) {
    (self.first, self.second) = (first.initialProgress, second.initialProgress)
  }

  /// Returns the time at which one of the gestures needs an event.
  func deadline(of first: First, _ second: Second) -> Duration? {
    let earlier = firstPhase.isOver ? nil : first.deadline(self.first)
    let later = secondPhase.isOver ? nil : second.deadline(self.second)
    return [earlier, later].compactMap { $0 }.min()
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
