/// The scroll position of a scroll view, kept from frame to frame.
final class ScrollState {
  /// The columns and rows scrolled away, after all animations have ended.
  private(set) var offset = Point.zero
  /// The animated offset, as this frame shows it.
  var shown = Point.zero
  private(set) var viewport = Rect.zero
  private(set) var content = Size.zero
  var isEnabled = true
  var isFocused = false
  /// The part of the content that is shown at first, and the end that is followed.
  var anchor: Alignment?
  /// True if the scroll view itself can have focus.
  var wantsKeys = true
  /// True if a view in the content can have focus.
  var hasTargets = false
  /// The focused view and the viewport size when that view was last revealed.
  var revealed: (focus: Identity?, size: Size) = (nil, .zero)
  var request: ScrollRequest?
  /// The binding of the offset; `bound` is the value last exchanged with it.
  var binding: Binding<Point>?
  private var bound: Point?
  /// The location and the offset at the start of the current drag.
  var drag: (start: Point, offset: Point)?
  /// The gesture that receives the part of a drag beyond the content.
  var overscroll: DragGesture?
  /// Closures that return the frame of a lazy row by its element's id, even if it is not built.
  var locators: [(AnyHashable) -> Rect?] = []
  private let places: NamedPlaces
  private let redraw: Redraw

  init(places: NamedPlaces, redraw: Redraw) {
    self.places = places
    self.redraw = redraw
  }

  /// The largest offset.
  var limit: Point {
    Point(x: max(0, content.width - viewport.width), y: max(0, content.height - viewport.height))
  }

  var canScroll: Bool { isEnabled && limit != .zero }

  /// Scrolls to an offset, limited to the content.
  ///
  /// - Returns: True if the offset has changed.
  @discardableResult
  func scroll(to target: Point) -> Bool {
    let target = clamped(target)
    guard target != offset else { return false }
    offset = target
    redraw.request()
    return true
  }

  @discardableResult
  func scroll(x: Int = 0, y: Int = 0) -> Bool {
    scroll(to: Point(x: offset.x + x.asLength, y: offset.y + y.asLength))
  }

  private func clamped(_ point: Point) -> Point {
    Point(x: max(0, min(point.x, limit.x)), y: max(0, min(point.y, limit.y)))
  }
}

extension ScrollState {
  /// Takes a changed offset from the binding; it is limited later, when the content is measured.
  func followBinding() {
    guard let wanted = binding?.wrappedValue, wanted != bound else { return }
    bound = wanted
    offset = Point(x: max(0, wanted.x.asLength), y: max(0, wanted.y.asLength))
  }

  /// Writes a changed offset to the binding after the frame.
  func updateBinding(_ context: PlacementContext) {
    guard let binding, offset != bound else { return }
    context.afterFrame { [self] in
      bound = offset
      binding.wrappedValue = offset
    }
  }

  /// Sets the sizes, and limits the offset if the content has become shorter.
  func measure(viewport: Rect, content: Size) {
    let (limit, isFirst, isStill) = (limit, self.viewport.isEmpty, shown == offset)
    self.viewport = viewport
    self.content = content
    offset = clamped(anchored(after: limit, isFirst: isFirst && offset == .zero))
    shown = isStill ? offset : clamped(shown)
  }

  /// Scrolls by the least distance that reveals a rectangle, given in window coordinates.
  ///
  /// - Returns: The part of the rectangle that will be visible, at its new position.
  func reveal(_ rect: Rect) -> Rect {
    scroll(
      x: Self.distance(rect.x, rect.width, viewport.x + offset.x - shown.x, viewport.width),
      y: Self.distance(rect.y, rect.height, viewport.y + offset.y - shown.y, viewport.height))
    let moved = rect.offset(x: shown.x - offset.x, y: shown.y - offset.y)
    return moved.intersection(viewport)
  }

  /// Returns the distance to scroll; a range longer than the room is shown from its start.
  private static func distance(_ start: Int, _ length: Int, _ from: Int, _ room: Int) -> Int {
    if start < from || length >= room { return start - from }
    return max(0, start + length - (from + room))
  }
}

extension ScrollState {
  /// Scrolls to a view, if its position is known.
  func scroll(to request: ScrollRequest) {
    guard let rect = place(of: request.id) else { return }
    guard let anchor = request.anchor else {
      _ = reveal(rect)
      return
    }
    let aim = anchor.rect(of: rect.size, in: viewport)
    scroll(to: Point(x: rect.x - aim.x + shown.x, y: rect.y - aim.y + shown.y))
  }

  private func place(of id: AnyHashable) -> Rect? {
    for locator in locators {
      if let rect = locator(id) { return rect }
    }
    let whole = Rect(
      x: viewport.x - shown.x, y: viewport.y - shown.y, width: content.width,
      height: content.height)
    return places[Anchor.identity(of: id)].flatMap { rect in
      rect.intersection(whole).size == rect.size ? rect : nil
    }
  }
}

/// A request to scroll to the view with an id.
struct ScrollRequest {
  let id: AnyHashable
  /// The position in the visible part; nil for the least scrolling.
  let anchor: Alignment?
}
