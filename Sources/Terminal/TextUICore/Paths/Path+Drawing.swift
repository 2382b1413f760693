extension Path {
  /// Begins a subpath.
  public mutating func move(to point: ShapePoint) {
    append([.move(point)])
  }

  /// Draws a straight line; without a point to begin at, it only moves.
  public mutating func addLine(to point: ShapePoint) {
    append([.line(point)])
  }

  /// Begins a subpath and draws straight lines through some points.
  public mutating func addLines(_ points: [ShapePoint]) {
    append(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }

  /// Draws a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - point: Where it ends.
  ///   - control1: Where it heads at its beginning.
  ///   - control2: Where it comes from at its end.
  public mutating func addCurve(
    to point: ShapePoint, control1: ShapePoint, control2: ShapePoint
  ) {
    append([.curve(point, control1: control1, control2: control2)])
  }

  /// Draws a part of a circle, after a straight line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius; zero or less draws only the line.
  ///   - start: Where the arc begins, measured clockwise from the top.
  ///   - end: Where it ends. A whole turn or more beyond `start` is a whole circle.
  ///   - clockwise: Which way it goes from `start` to `end`.
  public mutating func addArc(
    center: ShapePoint, radius: Double, start: Angle, end: Angle, clockwise: Bool = true
  ) {
    let arc = Arc(
      center: center, radius: max(0, radius), start: start,
      sweep: start.sweep(to: end, clockwise: clockwise), clockwise: clockwise)
    append([.line(arc.point(at: 0))] + arc.steps)
  }

  /// Closes the subpath with a straight line to its beginning.
  public mutating func closeSubpath() {
    append([.close])
  }

  /// Adds the subpaths of another path, which are then filled by this path's rule.
  public mutating func addPath(_ other: Path) {
    append(other.steps)
  }
}
