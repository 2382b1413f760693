import TextUI

extension Viewport {
  /// Returns the visible part of content that has some cells at the present zoom.
  ///
  /// - Parameter size: The size of the content; all of it is visible before the first frame.
  /// - Returns: The cells, relative to the top left corner of the content.
  func visible(of size: Size) -> Rect {
    guard window != .zero else { return Rect(size: size) }
    // The content may be a cell smaller than its frame, in the middle of which it is.
    let frame = contentRect
    let origin = Point(
      x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2)
    return Rect(size: size).intersection(
      Rect(x: -origin.x, y: -origin.y, width: window.width, height: window.height))
  }
}

extension Rect {
  /// Returns the part of this rectangle in another one, or the nearest cells of that one along an
  /// axis on which they do not meet.
  func nearest(in other: Rect) -> Rect {
    func range(_ start: Int, _ end: Int, _ first: Int, _ last: Int) -> (start: Int, count: Int) {
      let from = max(first, min(start, last - 1))
      return (from, max(1, min(end, last) - from))
    }
    let columns = range(x, maxX, other.x, other.maxX)
    let rows = range(y, maxY, other.y, other.maxY)
    return Rect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)
  }
}
