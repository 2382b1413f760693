extension Path {
  /// Returns true if a point is inside the path.
  ///
  /// If two paths share an edge, points on it belong to the path below, or to the right of it.
  public func contains(_ point: ShapePoint) -> Bool {
    var isInside = false
    forEachSpan(from: point.y, by: 0, count: 1) { _, start, end in
      if start <= point.x, point.x < end { isInside = true }
    }
    return isInside
  }

  /// Calls `body` for each run of horizontal lines inside the path.
  ///
  /// - Parameters:
  ///   - first: The height of the first line.
  ///   - pitch: The distance between lines.
  ///   - count: The number of lines.
  ///   - body: Receives the index of the line, and the start and end of the run.
  func forEachSpan(
    from first: Double, by pitch: Double, count: Int, _ body: (Int, Double, Double) -> Void
  ) {
    let rows = Rows(first: first, pitch: pitch, count: count)
    switch figure {
    case .roundedRectangle(let corners): rows.meet(corners, body)
    case .sector(let sector): rows.meet(sector, body)
    case .outline: rows.meet(Edges(polylines, rule: fillRule), body)
    }
  }
}

/// Horizontal lines at equal distances.
private struct Rows {
  let first: Double
  let pitch: Double
  let count: Int

  func meet(_ figure: some RowSpans, _ body: (Int, Double, Double) -> Void) {
    guard let heights = figure.heights else { return }
    for row in 0..<count {
      let y = first + Double(row) * pitch
      guard y >= heights.lowerBound else { continue }
      guard y <= heights.upperBound else { return }
      figure.forEachSpan(at: y) { body(row, $0, $1) }
    }
  }
}

/// A figure that computes its intersections with horizontal lines.
protocol RowSpans {
  /// The vertical extent of the figure, or nil if it is empty.
  var heights: ClosedRange<Double>? { get }

  /// Calls `body` with the start and end of each run of a line inside the figure, from the left.
  ///
  /// A run includes its start but not its end, so that adjacent figures share no point.
  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void)
}

extension ClosedRange<Double> {
  /// Returns the range, or nil if its bounds are out of order or not numbers.
  static func ordered(_ low: Double, _ high: Double) -> ClosedRange? {
    low <= high ? low...high : nil
  }
}
