/// A gesture of taps with the left button: pressed and released over the view.
///
/// A tap does not take the press over: `onPress` handlers receive the whole of it, each event after
/// the gesture. A tap waits only for a gesture of more taps on the same view, 0.4 s from the
/// beginning of the press at most; a tap of a view inside or around it does not wait.
public struct TapGesture: Gesture {
  let count: Int
  private var ended: (Press) -> Void = { _ in }

  /// The completed taps of the gesture, and the last press of them.
  public struct Progress: Sendable {
    fileprivate var taps = 0
    fileprivate var deadline: Duration?
  }

  /// The longest time from the beginning of one tap to that of the next.
  static let interval = Duration.milliseconds(400)

  /// Creates a gesture of a number of taps near in time and place, at least one.
  public init(count: Int = 1) {
    self.count = max(1, count)
  }

  /// Sets the action of the last tap.
  public func onEnded(_ action: @escaping (Press) -> Void) -> TapGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// Sets an action of the last tap that needs nothing of its press.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture { onEnded { _ in action() } }

  public var initialProgress: Progress { Progress() }

  public var traits: GestureTraits { GestureTraits(takesPress: false, tapCount: count) }

  public func deadline(_ progress: Progress) -> Duration? { progress.deadline }

  public func recognize(
    _ event: GestureEvent, _ progress: inout Progress
  ) -> GesturePhase<Press> {
    guard case .press(let press) = event, press.button == .left else { return .failed }
    switch press.phase {
    case .began:
      progress.deadline = nil
      return progress.taps > 0 && press.tapCount == 1 ? .failed : .possible
    case .moved, .stationary: return .possible
    case .cancelled: return .failed
    case .ended: return press.isHit ? completed(press, &progress) : .failed
    }
  }

  private func completed(_ press: Press, _ progress: inout Progress) -> GesturePhase<Press> {
    progress.taps += 1
    progress.deadline = press.startTime + Self.interval
    return progress.taps == count ? .ended(press) : .possible
  }

  public func perform(_ phase: GesturePhase<Press>) {
    if case .ended(let press) = phase { ended(press) }
  }
}
