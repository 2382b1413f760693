/// A press of a mouse button on a view, from its beginning to its end.
///
/// It belongs to the view on which it began, wherever the mouse moves.
public struct Press: Sendable {
  /// The latest phase of the press.
  public internal(set) var phase: Phase
  /// The current cell of the window.
  public internal(set) var location: Point
  /// The cell at the view's previous call.
  public internal(set) var previousLocation: Point
  /// The cell where the button was pressed.
  public let startLocation: Point
  /// The time of the latest event of the mouse.
  public internal(set) var time: Duration
  /// The time at which the button was pressed.
  public let startTime: Duration
  /// The number of taps: 1, or one more than the last press if that was near in time and place.
  public let tapCount: Int
  /// The pressed button.
  public let button: MouseEvent.Button
  /// The modifiers held down at the last event.
  public internal(set) var modifiers: EventModifiers
  /// The frame of the view that receives the press.
  public internal(set) var rect = Rect.zero
  /// True if the view, or a view inside it, is hit at the cell: nothing covers it there.
  public internal(set) var isHit = true
  /// The regions that are hit at the cell.
  var hits: Set<Identity> = []
  /// The frames of views with named coordinate spaces.
  var rects: [Identity: Rect] = [:]

  /// A phase of a press.
  public enum Phase: Sendable {
    /// The button was pressed.
    case began
    /// The mouse has moved to another cell.
    case moved
    /// Time has passed, or another event has occurred, without a movement of the mouse.
    ///
    /// A resting press keeps the time of the last event of the mouse.
    case stationary
    /// The button was released.
    case ended
    /// The press was taken over by a gesture, a popup or a resize.
    case cancelled
  }

  /// The cell, relative to the top left corner of the receiving view.
  public var localLocation: Point { location(in: .local) }

  /// Returns the cell in another coordinate space; an unknown name is the window.
  public func location(in space: CoordinateSpace) -> Point {
    counted(location, in: space)
  }

  /// Returns the cell at the view's previous call, in another coordinate space.
  public func previousLocation(in space: CoordinateSpace) -> Point {
    counted(previousLocation, in: space)
  }

  private func counted(_ place: Point, in space: CoordinateSpace) -> Point {
    let origin = space.origin(in: rects, local: rect)
    return Point(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// Returns the press for a receiving view.
  func relative(to region: HitRegion, among rects: [Identity: Rect]) -> Press {
    var press = self
    (press.rect, press.rects) = (region.rect, rects)
    press.isHit = hits.contains(region.identity)
    return press
  }

  /// True if the mouse is over the receiving view.
  public var isInside: Bool { rect.contains(location) }
}
