extension Path {
  /// Whether a place is enclosed.
  ///
  /// Of two paths that share a side, points on it belong to the one below, or right of it.
  public func contains(_ point: ShapePoint) -> Bool {
    var isInside = false
    forEachSpan(from: point.y, by: 0, count: 1) { _, start, end in
      if start <= point.x, point.x < end { isInside = true }
    }
    return isInside
  }

  /// Calls `body` for each run of a horizontal line inside the path, for some lines in turn.
  ///
  /// - Parameters:
  ///   - first: Height of the first line.
  ///   - pitch: Distance of the lines.
  ///   - count: Number of lines.
  ///   - body: Gets the number of the line, and where the run begins and ends.
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

/// A figure that can say where horizontal lines run through it.
protocol RowSpans {
  /// The heights at which it can be met; `nil` if nowhere.
  var heights: ClosedRange<Double>? { get }

  /// Calls `body` with where each run of the line inside the figure begins and ends, from the left.
  ///
  /// A run holds its beginning, not its end, so that figures side by side share no point.
  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void)
}

extension ClosedRange<Double> {
  /// The range, or `nil` if its bounds are not in order or not numbers.
  static func ordered(_ low: Double, _ high: Double) -> ClosedRange? {
    low <= high ? low...high : nil
  }
}
