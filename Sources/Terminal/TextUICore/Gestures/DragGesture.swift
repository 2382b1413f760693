/// A gesture of moving the mouse with the left button pressed.
///
/// It takes the press over: `onPress` handlers receive a cancelled press, and nothing is tapped.
public struct DragGesture: Gesture {
  private let isBeyond: (_ way: Size) -> Bool
  package private(set) var changed: (Value) -> Void = { _ in }
  package private(set) var ended: (Value) -> Void = { _ in }
  public private(set) var traits = GestureTraits()

  /// The state of a drag.
  public struct Value: Sendable {
    /// The cell where the button was pressed.
    public let startLocation: Point
    /// The cell of the mouse.
    public let location: Point
    /// The time of the event.
    public let time: Duration
    /// True if the drag was cancelled, for example by a gesture, a popup or a resize, instead of
    /// ended by a release of the button.
    public let isCancelled: Bool

    /// The number of columns and rows moved since the press began.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Returns the value of a drag that began later, after a part of the movement.
    package func without(_ part: Size) -> Value {
      let start = Point(x: startLocation.x + part.width, y: startLocation.y + part.height)
      return Value(
        startLocation: start, location: location, time: time, isCancelled: isCancelled)
    }
  }

  /// Creates a drag that begins when the mouse has moved this number of cells on one axis; 0 begins
  /// with the press and prevents taps.
  public init(minimumDistance: Int = 1) {
    isBeyond = { max($0.width, $0.height) >= minimumDistance }
  }

  /// Creates a drag that begins when the mouse has moved farther than these columns or rows.
  ///
  /// Until then the press can still be a tap, also of a trembling hand.
  public init(tolerance: Size) {
    isBeyond = { $0.width > tolerance.width || $0.height > tolerance.height }
  }

  /// Creates a drag that carries an item.
  init(carrying item: DragItem) {
    self.init()
    traits.item = item
    traits.escape = {}
  }

  /// Sets the action of each movement.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Sets the action of the end: the button was released, or the drag was cancelled, for example
  /// because the window was resized; the value distinguishes them.
  ///
  /// Around another modifier of gestures, `onEnded` is called for a release only, and `onCancelled`
  /// for a cancelled drag.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// Makes Escape cancel the drag while the button is down.
  ///
  /// - Parameter action: Undoes the effects of the drag; `onEnded` is called next with a cancelled
  ///   value. Without an action, Escape goes to the focused view.
  /// - Returns: The gesture.
  public func onEscape(_ action: @escaping () -> Void) -> DragGesture {
    var gesture = self
    gesture.traits.escape = action
    return gesture
  }
}

extension DragGesture {
  /// True once the drag has begun.
  public var initialProgress: Bool { false }

  public func recognize(_ event: GestureEvent, _ progress: inout Bool) -> GesturePhase<Value> {
    guard case .press(let press) = event, press.button == .left else { return .failed }
    let value = Value(
      startLocation: press.startLocation, location: press.location, time: press.time,
      isCancelled: press.phase == .cancelled)
    let hasBegun = progress
    switch press.phase {
    case .began, .moved, .stationary:
      progress = hasBegun || isBeyond(press.distance)
      return hasBegun ? .changed(value) : progress ? .began(value) : .possible
    case .ended: return hasBegun ? .ended(value) : .failed
    case .cancelled: return hasBegun ? .cancelled(value) : .failed
    }
  }

  public func perform(_ phase: GesturePhase<Value>) {
    switch phase {
    case .began(let value), .changed(let value): changed(value)
    case .ended(let value), .cancelled(let value): ended(value)
    case .possible, .failed: break
    }
  }
}

extension Press {
  /// The distance from the beginning of the press.
  fileprivate var distance: Size {
    Size(width: abs(location.x - startLocation.x), height: abs(location.y - startLocation.y))
  }
}
