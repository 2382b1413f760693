/// Lines in dots, two by four in each cell.
struct DotGrid {
  /// The number of cells.
  let size: Size
  /// The dots of each cell: row by row from the top left one, which is the lowest bit.
  private(set) var masks: [UInt8]

  init(size: Size) {
    self.size = size
    masks = Array(repeating: 0, count: size.width * size.height)
  }

  /// Draws a line through points, in cells.
  ///
  /// Points in the same column of dots are drawn as one line from the highest to the lowest, so
  /// that the cost of any number of points is that of the columns.
  ///
  /// - Parameter points: The points, by ascending columns; nil for a gap.
  mutating func connect(_ points: some Sequence<ChartPlace?>) {
    var column: DotColumn?
    for point in points {
      guard let dot = point.map(Self.dot) else {
        draw(column)
        column = nil
        continue
      }
      if column?.x == dot.x {
        column?.include(dot.y)
      } else {
        draw(column)
        if let last = column?.last { line(from: last, to: dot) }
        column = DotColumn(dot)
      }
    }
    draw(column)
  }

  private static func dot(_ place: ChartPlace) -> Point {
    Point(
      x: Int(rounding: (place.x * 2).rounded(.down)),
      y: Int(rounding: (place.y * 4).rounded(.down)))
  }

  private mutating func draw(_ column: DotColumn?) {
    guard let column else { return }
    line(from: Point(x: column.x, y: column.top), to: Point(x: column.x, y: column.bottom))
  }

  private mutating func line(from start: Point, to end: Point) {
    let space = Size(width: size.width * 2, height: size.height * 4)
    for dot in CellLine(from: start, to: end, within: space) {
      guard dot.x >= 0, dot.y >= 0, dot.x < space.width, dot.y < space.height else { continue }
      masks[dot.y / 4 * size.width + dot.x / 2] |= 1 << (dot.y % 4 * 2 + dot.x % 2)
    }
  }
}

/// A place in a chart in cells, from the top left corner.
struct ChartPlace {
  let x: Double
  let y: Double
}

/// The points of a line in a column of dots.
private struct DotColumn {
  let x: Int
  private(set) var top: Int
  private(set) var bottom: Int
  private(set) var last: Point

  init(_ dot: Point) {
    (x, top, bottom, last) = (dot.x, dot.y, dot.y, dot)
  }

  mutating func include(_ y: Int) {
    (top, bottom) = (min(top, y), max(bottom, y))
    last = Point(x: x, y: y)
  }
}

extension UInt8 {
  /// The dots of a cell as two by two quadrants, for glyphs of ASCII.
  var asQuadrants: UInt8 { (self | self >> 2) & 0b11 | (self >> 2 | self >> 4) & 0b1100 }
}
