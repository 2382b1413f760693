/// A gesture of holding the left button in place.
///
/// It takes the press over: `onPress` handlers receive a cancelled press, and nothing is tapped.
public struct LongPressGesture: Gesture {
  let minimumDuration: Duration
  private var ended: (Press) -> Void = { _ in }

  /// Creates a long press, half a second by default.
  public init(minimumDuration: Duration = .milliseconds(500)) {
    self.minimumDuration = max(.zero, minimumDuration.bounded)
  }

  /// Sets the action of a recognized press, called while the button is still down.
  public func onEnded(_ action: @escaping (Press) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// The deadline; nil before the press.
  public var initialProgress: Duration? { nil }

  public func deadline(_ progress: Duration?) -> Duration? { progress }

  public func recognize(
    _ event: GestureEvent, _ progress: inout Duration?
  ) -> GesturePhase<Press> {
    switch event {
    case .press(let press) where press.button == .left: return follow(press, &progress)
    case .elapsed(let press, let now):
      guard let deadline = progress, now >= deadline else { return .possible }
      return .ended(press)
    case .press, .zoom: return .failed
    }
  }

  private func follow(_ press: Press, _ progress: inout Duration?) -> GesturePhase<Press> {
    switch press.phase {
    case .began:
      progress = press.time + minimumDuration
      return .possible
    case .moved, .stationary:
      return press.location == press.startLocation ? .possible : .failed
    case .ended, .cancelled: return .failed
    }
  }

  public func perform(_ phase: GesturePhase<Press>) {
    if case .ended(let press) = phase { ended(press) }
  }
}
