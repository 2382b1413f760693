extension Path {
  /// Begins a subpath.
  public mutating func move(to point: ShapePoint) {
    append([.move(point)])
  }

  /// Adds a straight line; without a current point, only moves.
  public mutating func addLine(to point: ShapePoint) {
    append([.line(point)])
  }

  /// Begins a subpath and adds straight lines between points.
  public mutating func addLines(_ points: [ShapePoint]) {
    append(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - point: The end point.
  ///   - control1: The control point of the start.
  ///   - control2: The control point of the end.
  public mutating func addCurve(
    to point: ShapePoint, control1: ShapePoint, control2: ShapePoint
  ) {
    append([.curve(point, control1: control1, control2: control2)])
  }

  /// Adds a circular arc, preceded by a straight line to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius; with zero or less only the line is added.
  ///   - start: The start angle, clockwise from the top.
  ///   - end: The end angle. A full turn or more beyond `start` is a whole circle.
  ///   - clockwise: The direction from `start` to `end`.
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

  /// Adds the subpaths of another path, to be filled by this path's rule.
  public mutating func addPath(_ other: Path) {
    append(other.steps)
  }
}
