/// How far something is scrolled; remembered from frame to frame.
final class ScrollState {
  /// Columns and rows that are scrolled away, when all that moves has arrived.
  private(set) var offset = Point.zero
  /// The same, as the frame shows it.
  var shown = Point.zero
  private(set) var viewport = Rect.zero
  private(set) var content = Size.zero
  var isEnabled = true
  var isFocused = false
  /// Whether it wants focus itself.
  var wantsKeys = true
  /// Whether a view in the content can have focus.
  var hasTargets = false
  /// The view that had focus, and the size there was, when it was last made visible.
  var revealed: (focus: Identity?, size: Size) = (nil, .zero)
  var request: ScrollRequest?
  /// Who else knows the offset, and what that one said last.
  var binding: Binding<Point>?
  private var bound: Point?
  /// Columns and rows scrolled away when a drag began, and where it did.
  var drag: (start: Point, offset: Point)?
  /// What takes the part of a drag that there is no content for.
  var overscroll: DragGesture?
  /// Places of rows by the ids of their elements, whether they are built or not.
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

  /// Moves to an offset, or as far as there is content.
  ///
  /// - Returns: Whether that is another one than before.
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
  /// Takes the offset from the binding, if that has changed; the limits are not known yet.
  func followBinding() {
    guard let wanted = binding?.wrappedValue, wanted != bound else { return }
    bound = wanted
    offset = Point(x: max(0, wanted.x.asLength), y: max(0, wanted.y.asLength))
  }

  /// Has the binding told the offset, if that has changed.
  func tellBinding(_ context: PlacementContext) {
    guard let binding, offset != bound else { return }
    context.afterFrame { [self] in
      bound = offset
      binding.wrappedValue = offset
    }
  }

  /// Notes what there is to scroll; the offset gives way where the content has become shorter.
  func measure(viewport: Rect, content: Size) {
    self.viewport = viewport
    self.content = content
    offset = clamped(offset)
    shown = clamped(shown)
  }

  /// Scrolls as little as shows a rectangle of the buffer, as it lies now.
  ///
  /// - Returns: The part of it that will be seen, where it will be.
  func reveal(_ rect: Rect) -> Rect {
    scroll(
      x: Self.distance(rect.x, rect.width, viewport.x + offset.x - shown.x, viewport.width),
      y: Self.distance(rect.y, rect.height, viewport.y + offset.y - shown.y, viewport.height))
    let moved = rect.offset(x: shown.x - offset.x, y: shown.y - offset.y)
    return moved.intersection(viewport)
  }

  /// How far something lies outside; what is too long to be seen is seen from its start.
  private static func distance(_ start: Int, _ length: Int, _ from: Int, _ room: Int) -> Int {
    if start < from || length >= room { return start - from }
    return max(0, start + length - (from + room))
  }
}

extension ScrollState {
  /// Scrolls to a view, if it is known where it is.
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

/// A view that is to be seen, by its id.
struct ScrollRequest {
  let id: AnyHashable
  /// Where in the visible part; nil for as near as it is.
  let anchor: Alignment?
}
