import TextUI

/// A kind of gesture with a press that completes it, for the laws of all gestures.
enum GestureKind: CaseIterable {
  case drag
  case tolerantDrag
  case longPress
  /// The gesture that is written with the public interface only.
  case swipe

  /// An event of a press, or a frame in which nothing has happened.
  struct Step {
    /// The event; nil for a frame.
    var action: MouseEvent.Action?
    var column: Int
    /// The time in seconds.
    var time: Double
  }

  /// Returns the gesture, whose phases are noted.
  func gesture(noting phases: Box<[String]>) -> any Gesture {
    switch self {
    case .drag: PhaseGesture(base: DragGesture(), phases: phases)
    case .tolerantDrag:
      PhaseGesture(base: DragGesture(tolerance: Size(width: 2, height: 1)), phases: phases)
    case .longPress: PhaseGesture(base: LongPressGesture(), phases: phases)
    case .swipe: PhaseGesture(base: SwipeGesture(), phases: phases)
    }
  }

  /// Returns the steps of a press that completes the gesture.
  func steps(with button: MouseEvent.Button = .left) -> [Step] {
    let start = Step(action: .down(button), column: 10, time: 0)
    guard self != .longPress else {
      return [
        start, Step(action: nil, column: 10, time: 0.6),
        Step(action: .up(button), column: 10, time: 0.7),
      ]
    }
    return [
      start, Step(action: .moved(button), column: 6, time: 0.1),
      Step(action: .moved(button), column: 5, time: 0.2),
      Step(action: .up(button), column: 5, time: 0.3),
    ]
  }

  /// The phases of the complete gesture.
  var phases: [String] {
    switch self {
    case .drag, .tolerantDrag: ["began", "changed", "ended"]
    case .longPress, .swipe: ["ended"]
    }
  }

  /// The longest movement that leaves a press a tap; nil if no movement completes the gesture.
  var tolerance: Size? {
    switch self {
    case .drag: .zero
    case .tolerantDrag: Size(width: 2, height: 1)
    case .longPress: nil
    case .swipe: Size(width: 3, height: 1)
    }
  }
}

/// A gesture that notes the phases of another one.
struct PhaseGesture<Base: Gesture>: Gesture {
  let base: Base
  let phases: Box<[String]>

  var initialProgress: Base.Progress { base.initialProgress }

  var traits: GestureTraits { base.traits }

  func deadline(_ progress: Base.Progress) -> Duration? { base.deadline(progress) }

  func recognize(
    _ event: GestureEvent, _ progress: inout Base.Progress
  ) -> GesturePhase<Base.Value> {
    base.recognize(event, &progress)
  }

  func perform(_ phase: GesturePhase<Base.Value>) {
    switch phase {
    case .possible: phases.note("possible")
    case .began: phases.note("began")
    case .changed: phases.note("changed")
    case .ended: phases.note("ended")
    case .cancelled: phases.note("cancelled")
    case .failed: phases.note("failed")
    }
  }
}
