@testable import TextUI
@testable import TextUICore

extension Path {
  /// The area inside of a rectangle from zero, added up from many thin rows.
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
  /// The area in a rectangle, found in the same way.
  func area(width: Double, height: Double) -> Double {
    path(in: ShapeRect(x: 0, y: 0, width: width, height: height))
      .area(width: width, height: height)
  }

  /// Rows of text with a sign for each cell, `#` where the shape can be seen.
  func cells(_ width: Int, _ height: Int, cellAspect: Double = 0.5) -> [String] {
    let rect = Rect(x: 3, y: -2, width: width, height: height)
    return (0..<height).map { y in
      (0..<width).map { x in
        covers(Point(x: x + 3, y: y - 2), in: rect, cellAspect: cellAspect) ? "#" : "."
      }.joined()
    }
  }
}
