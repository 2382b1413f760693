/// A press of a mouse button on a view, from when it begins until it ends.
///
/// It belongs to the view it began on, wherever the mouse goes.
public struct Press: Sendable {
  /// What has just become of it.
  public internal(set) var phase: Phase
  /// The cell of the window it is at.
  public internal(set) var location: Point
  /// The cell it was at when the view last heard of it.
  public internal(set) var previousLocation: Point
  /// The cell where the button was pressed.
  public let startLocation: Point
  /// The time of the event.
  public internal(set) var time: Duration
  /// The time at which the button was pressed.
  public let startTime: Duration
  /// 1, or one more than the last press, if that was near in time and place.
  public let tapCount: Int
  /// The button it began with.
  public let button: MouseEvent.Button
  /// The keys held down at the last event.
  public internal(set) var modifiers: EventModifiers
  /// The rectangle of the view that hears of it.
  public internal(set) var rect = Rect.zero
  /// Where the views stand that named a space.
  var rects: [Identity: Rect] = [:]

  /// What a view hears of a press.
  public enum Phase: Sendable {
    /// The button was pressed.
    case began
    /// The mouse is at another cell.
    case moved
    /// Time has passed, or something else has happened, and the mouse has not moved.
    case stationary
    /// The button was let go.
    case ended
    /// Something else has taken the press over: a gesture, a popup, a resize.
    case cancelled
  }

  /// The cell it is at, counted from the top left corner of the view that hears of it.
  public var localLocation: Point { location(in: .local) }

  /// The cell it is at, in another space; that of a name nobody has is the window.
  public func location(in space: CoordinateSpace) -> Point {
    counted(location, in: space)
  }

  /// The cell it was at when the view last heard of it, in another space.
  public func previousLocation(in space: CoordinateSpace) -> Point {
    counted(previousLocation, in: space)
  }

  private func counted(_ place: Point, in space: CoordinateSpace) -> Point {
    let origin = space.origin(in: rects, local: rect)
    return Point(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// The same press as a view hears of it.
  func heard(in rect: Rect, among rects: [Identity: Rect]) -> Press {
    var press = self
    (press.rect, press.rects) = (rect, rects)
    return press
  }

  /// Whether it is over the view that hears of it.
  public var isInside: Bool { rect.contains(location) }
}
