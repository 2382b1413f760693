/// The cells of a straight line, both ends included, clipped along its longer axis.
///
/// One cell per step along the longer axis; the other coordinate is that of the exact line,
/// rounded, halves away from the start, and may lie outside. Clipped steps are skipped in constant
/// time.
package struct CellLine: Sequence, IteratorProtocol {
  private let start: Point
  private let columns: Int
  private let rows: Int
  private var step: Int
  private let last: Int

  package init(from start: Point, to end: Point, within space: Size) {
    let (from, to) = (Self.bounded(start), Self.bounded(end))
    self.start = from
    columns = to.x - from.x
    rows = to.y - from.y
    let isWide = abs(columns) >= abs(rows)
    let length = Swift.max(abs(columns), abs(rows))
    let (first, isForward) = isWide ? (from.x, columns >= 0) : (from.y, rows >= 0)
    let limit = isWide ? space.width : space.height
    step = Swift.max(0, isForward ? -first : first - limit + 1)
    last = Swift.min(length, isForward ? limit - 1 - first : first)
  }

  package mutating func next() -> Point? {
    guard step <= last else { return nil }
    defer { step += 1 }
    let length = Swift.max(1, abs(columns), abs(rows))
    return Point(
      x: start.x + Self.rounded(columns * step, by: length),
      y: start.y + Self.rounded(rows * step, by: length))
  }

  private static func rounded(_ product: Int, by length: Int) -> Int {
    (abs(product) * 2 + length) / (length * 2) * product.signum()
  }

  /// Clamps an end so that products cannot overflow.
  private static func bounded(_ point: Point) -> Point {
    let limit = 1 << 29
    return Point(
      x: Swift.max(-limit, Swift.min(point.x, limit)),
      y: Swift.max(-limit, Swift.min(point.y, limit)))
  }
}
