@testable import TextUI
@testable import TextUICore

extension Path {
  /// Returns the area within a rectangle at the origin, summed over many thin rows.
  func area(width: Double, height: Double) -> Double {
    let rows = 240
    var sum = 0.0
    forEachSpan(from: height / Double(2 * rows), by: height / Double(rows), count: rows) {
      sum += max(0, min($2, width) - max($1, 0))
    }
    return sum * height / Double(rows)
  }
}

extension Shape {
  /// Returns the area within a rectangle, summed over many thin rows.
  func area(width: Double, height: Double) -> Double {
    path(in: ShapeRect(x: 0, y: 0, width: width, height: height))
      .area(width: width, height: height)
  }

  /// Returns the rows of text with `#` for each visible cell.
  func cells(_ width: Int, _ height: Int, cellAspect: Double = 0.5) -> [String] {
    let rect = Rect(x: 3, y: -2, width: width, height: height)
    return (0..<height).map { y in
      (0..<width).map { x in
        covers(Point(x: x + 3, y: y - 2), in: rect, cellAspect: cellAspect) ? "#" : "."
      }.joined()
    }
  }
}
