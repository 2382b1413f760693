/// A recognizer of a sequence of events, such as a tap, a drag or a gesture of a program's own.
///
/// A gesture receives the events of a press before the `onPress` handlers of all views under the
/// mouse. It is a value with its actions, made anew for every frame; what it has to remember
/// between the events of a press is its `Progress`:
///
///     struct FlickGesture: Gesture {
///       func recognize(_ event: GestureEvent, _ progress: inout Void) -> GesturePhase<Int> {
///         guard case .press(let press) = event, press.phase == .ended else { return .possible }
///         let columns = press.location.x - press.startLocation.x
///         return abs(columns) >= 4 ? .ended(columns) : .failed
///       }
///     }
///
/// If a press has several gestures, the one that is recognized first wins, and the others fail. If
/// the same event completes several, a gesture that takes the press over precedes the others, then
/// one of more presses, such as a double tap, then the innermost. See also
/// `highPriorityGesture(_:)` and `simultaneousGesture(_:)`.
public protocol Gesture<Value> {
  /// The value of the recognized gesture, such as the movement of a drag.
  associatedtype Value
  /// The memory of the gesture from the beginning of a press to its own end.
  associatedtype Progress = Void
  /// The progress at the beginning of a press.
  var initialProgress: Progress { get }
  /// The properties of the gesture that the window has to know; the default ones by default.
  var traits: GestureTraits { get }
  /// Returns the phase after an event.
  ///
  /// It is not called again after `ended`, `cancelled` or `failed`. A gesture that is possible when
  /// the button is released fails, unless it has a deadline: then it also receives the next press
  /// of its view.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - progress: The memory of the gesture.
  /// - Returns: The phase.
  func recognize(_ event: GestureEvent, _ progress: inout Progress) -> GesturePhase<Value>
  /// Returns the time at which the gesture needs an event if none comes before; nil by default.
  func deadline(_ progress: Progress) -> Duration?
  /// Runs the actions for a phase; by default there are none.
  ///
  /// It is called for `began`, `changed`, `ended` and `cancelled`, and for the failure of a gesture
  /// that has not begun. A gesture that loses to another fails as well.
  func perform(_ phase: GesturePhase<Value>)
}

extension Gesture {
  public var traits: GestureTraits { GestureTraits() }

  public func deadline(_ progress: Progress) -> Duration? { nil }

  public func perform(_ phase: GesturePhase<Value>) {}
}

extension Gesture where Progress == Void {
  /// The progress of a gesture that remembers nothing.
  public var initialProgress: Void { () }
}

/// The phase of a gesture after an event.
public enum GesturePhase<Value> {
  /// The gesture is not recognized, but further events can still complete it.
  case possible
  /// The gesture is recognized and goes on.
  case began(Value)
  /// The value of a gesture that has begun may have changed.
  case changed(Value)
  /// The gesture is complete; it need not have begun before.
  case ended(Value)
  /// A gesture that had begun was interrupted, for example by a resize or because its view is gone.
  case cancelled(Value)
  /// The events are not those of the gesture, or another gesture has won.
  case failed
}

extension GesturePhase: Sendable where Value: Sendable {}
extension GesturePhase: Equatable where Value: Equatable {}

extension GesturePhase {
  /// The value of a recognized gesture; nil while it is possible, and after its failure.
  public var value: Value? {
    switch self {
    case .began(let value), .changed(let value), .ended(let value), .cancelled(let value): value
    case .possible, .failed: nil
    }
  }

  /// True after `ended`, `cancelled` and `failed`.
  public var isOver: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Returns the phase with another value.
  public func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .began(let value): .began(change(value))
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .cancelled(let value): .cancelled(change(value))
    case .failed: .failed
    }
  }
}
