/// A type that recognizes a sequence of events.
///
/// Drags and long presses receive events before the other handlers of a view; a recognized gesture
/// cancels the others of its press. Taps come last: `onPress` receives the end of a press first,
/// and no tap cancels it.
public protocol Gesture {
  /// The handler of this gesture.
  var responder: Responder { get }
}

/// A gesture of moving the mouse with the left button pressed.
public struct DragGesture: Gesture {
  var minimumDistance: Int
  package private(set) var changed: (Value) -> Void = { _ in }
  package private(set) var ended: (Value) -> Void = { _ in }
  var escaped: (() -> Void)?
  /// The dragged item, which is dropped at the end.
  var item: DragItem?

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
    self.minimumDistance = max(0, minimumDistance)
  }

  /// Sets the action of each movement.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Sets the action of the end: the button was released, or the drag was cancelled, for example
  /// because the window was resized; the value distinguishes them.
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
    gesture.escaped = action
    return gesture
  }

  public var responder: Responder { Responder(.drag(self)) }
}

/// A gesture of holding the left button in place.
public struct LongPressGesture: Gesture {
  var minimumDuration: Duration
  var ended: (Press) -> Void = { _ in }

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

  public var responder: Responder { Responder(.longPress(self)) }
}

/// A gesture of zooming: the wheel with Control held down, or the keys `+` and `-`.
public struct MagnifyGesture: Gesture {
  var changed: (Value) -> Void = { _ in }

  /// A step of zooming.
  public struct Value: Sendable {
    /// The direction: 1 to enlarge, -1 to reduce.
    public let step: Int
    /// The cell to keep in place; nil for the centre.
    public let location: Point?
  }

  /// Creates a gesture without an action.
  public init() {}

  /// Sets the action of each step.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  public var responder: Responder { Responder(.magnify(self)) }
}
