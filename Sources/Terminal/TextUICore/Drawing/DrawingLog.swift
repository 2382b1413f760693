/// A log of where a painter draws, and whether a drawing depends on more than the cells below it.
struct DrawingLog {
  /// The bounds of the cells that were drawn; nil if nobody asks for them.
  var bounds: DrawnBounds?
  /// The number of times at which something else was read or set, such as the time.
  var effects = 0
}

/// The bounds of drawn cells, empty at first.
struct DrawnBounds: Equatable {
  private var left = Int.max
  private var top = Int.max
  private var right = 0
  private var bottom = 0

  /// Adds a rectangle.
  mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    left = min(left, rect.x)
    top = min(top, rect.y)
    right = max(right, rect.maxX)
    bottom = max(bottom, rect.maxY)
  }

  /// The rectangle; empty if nothing was drawn.
  var rect: Rect {
    left < right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }
}
