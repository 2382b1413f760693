/// A way to recognize what a hand means by several events.
///
/// Drags and long presses see events before the plain handlers of a view do; one that recognizes
/// itself cancels the others of its press. Taps come last: `onPress` hears the end of a press first,
/// and no tap cancels it.
public protocol Gesture {
  /// The same gesture as a view's handler.
  var responder: Responder { get }
}

/// A press of the left button that moves.
public struct DragGesture: Gesture {
  var minimumDistance: Int
  package private(set) var changed: (Value) -> Void = { _ in }
  package private(set) var ended: (Value) -> Void = { _ in }
  var escaped: (() -> Void)?
  /// What it takes along, to be dropped where it ends.
  var item: DragItem?

  /// Where a drag is.
  public struct Value: Sendable {
    /// The cell where the button was pressed.
    public let startLocation: Point
    /// The cell where the mouse is.
    public let location: Point
    /// The time of the event.
    public let time: Duration
    /// Whether it ends because something else has taken the press over: nobody has let go here.
    public let isCancelled: Bool

    /// Columns and rows moved since the press began.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The same, as if it had begun later, when so much of it had been done.
    package func without(_ part: Size) -> Value {
      let start = Point(x: startLocation.x + part.width, y: startLocation.y + part.height)
      return Value(
        startLocation: start, location: location, time: time, isCancelled: isCancelled)
    }
  }

  /// Makes a gesture that begins when the mouse has moved so many cells in one direction; with 0 it
  /// begins with the press, whose taps are then none.
  public init(minimumDistance: Int = 1) {
    self.minimumDistance = max(0, minimumDistance)
  }

  /// Called with each movement.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Called once when the button is let go, or something else takes the press over, such as another
  /// size of the window; the value tells which.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// Lets Esc end the drag while the button is down.
  ///
  /// - Parameter action: Called to take back what the drag has done; `onEnded` is called next, with a
  ///   value that is cancelled. Without one, Esc is for those who have focus.
  /// - Returns: The gesture.
  public func onEscape(_ action: @escaping () -> Void) -> DragGesture {
    var gesture = self
    gesture.escaped = action
    return gesture
  }

  public var responder: Responder { Responder(.drag(self)) }
}

/// A press of the left button that stays where it is for a while.
public struct LongPressGesture: Gesture {
  var minimumDuration: Duration
  var ended: (Press) -> Void = { _ in }

  /// Makes a gesture that ends after half a second, unless told otherwise.
  public init(minimumDuration: Duration = .milliseconds(500)) {
    self.minimumDuration = max(.zero, minimumDuration.bounded)
  }

  /// Called when the press has lasted long enough, while the button is still down.
  public func onEnded(_ action: @escaping (Press) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  public var responder: Responder { Responder(.longPress(self)) }
}

/// Making larger and smaller: the wheel with control held down, or the keys `+` and `-`.
public struct MagnifyGesture: Gesture {
  var changed: (Value) -> Void = { _ in }

  /// One step of it.
  public struct Value: Sendable {
    /// 1 to make larger, -1 to make smaller.
    public let step: Int
    /// The cell that should stay where it is; nil for the middle.
    public let location: Point?
  }

  /// Makes a gesture that does nothing until `onChanged` says what.
  public init() {}

  /// Called with each step.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  public var responder: Responder { Responder(.magnify(self)) }
}
