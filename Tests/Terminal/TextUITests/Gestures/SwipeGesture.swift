import TextUI

/// A swipe to the left or right, written with the public interface only: a fast movement along one
/// row, recognized at the release of the button.
nonisolated struct SwipeGesture: Gesture {
  var minimumDistance = 4
  var maximumDuration = Duration.milliseconds(500)

  enum Value: Sendable {
    case left
    case right
  }

  var traits: GestureTraits { GestureTraits(takesPress: true) }

  func recognize(_ event: GestureEvent, _ progress: inout Void) -> GesturePhase<Value> {
    guard case .press(let press) = event, press.button == .left else { return .failed }
    let columns = press.location.x - press.startLocation.x
    let isStraight = abs(press.location.y - press.startLocation.y) <= 1
    let isFast = press.time - press.startTime <= maximumDuration
    guard isStraight, isFast, press.phase != .cancelled else { return .failed }
    guard press.phase == .ended else { return .possible }
    guard abs(columns) >= minimumDistance else { return .failed }
    return .ended(columns < 0 ? .left : .right)
  }
}

/// A gesture of any phases, which notes what it receives.
nonisolated struct ScriptGesture: Gesture {
  let phases: [GesturePhase<Int>]
  var takesPress = true
  var time: Duration?

  var initialProgress: Int { 0 }
  var traits: GestureTraits { GestureTraits(takesPress: takesPress) }

  func deadline(_ progress: Int) -> Duration? { time }

  func recognize(_ event: GestureEvent, _ progress: inout Int) -> GesturePhase<Int> {
    defer { progress += 1 }
    return phases[min(progress, phases.count - 1)]
  }
}

extension Gesture {
  /// Notes each phase of the gesture.
  func noting(_ name: String, in box: Box<[String]>) -> some Gesture<Value> {
    onChanged { _ in box.note("\(name) changed") }
      .onEnded { _ in box.note("\(name) ended") }
      .onCancelled { _ in box.note("\(name) cancelled") }
      .onFailed { box.note("\(name) failed") }
  }
}
