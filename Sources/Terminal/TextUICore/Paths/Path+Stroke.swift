extension Path {
  /// Returns the area of the outline drawn with a pen.
  ///
  /// Corners are mitred, or bevelled if the tip would be more than one and a half widths away; line
  /// ends are butt caps.
  ///
  /// - Parameter lineWidth: The width of the pen, half of it on each side; zero or less gives
  ///   nothing.
  /// - Returns: A path to be filled by the non-zero rule.
  public func stroked(lineWidth: Double) -> Path {
    guard lineWidth > 0, lineWidth.isFinite else { return Path() }
    var pen = BroadPen(reach: lineWidth / 2)
    for line in polylines { pen.follow(line) }
    return Path(steps: pen.steps)
  }
}

/// Builds a band along each smooth piece of a line, and a wedge at each corner.
///
/// All of them run clockwise, so that overlapping areas only add up.
private struct BroadPen {
  let reach: Double
  var steps: [Path.Step] = []
  private var left: [ShapePoint] = []
  private var right: [ShapePoint] = []

  init(reach: Double) {
    self.reach = reach
  }

  mutating func follow(_ line: Polyline) {
    var before: Side?
    for (from, to) in zip(line.points, line.points.dropFirst()) {
      let side = Side(from, to, reach: reach)
      if let before { turn(at: from, before, side) } else { edge(at: from, side.way) }
      before = side
    }
    guard let before, let last = line.points.last else { return }
    edge(at: last, before.way)
    endBand()
    if line.isClosed, line.points.count > 2 {
      corner(at: last, before.way, Side(last, line.points[1], reach: reach).way)
    }
  }

  /// The offset from a line to its right edge, in the direction of the line.
  private struct Side {
    let way: ShapePoint
    let length: Double

    init(_ from: ShapePoint, _ to: ShapePoint, reach: Double) {
      length = (to - from).length
      way = (to - from).turned * (reach / length)
    }
  }

  private mutating func turn(at point: ShapePoint, _ before: Side, _ after: Side) {
    if isSmooth(before, after) { return edge(at: point, tip(before.way, after.way)) }
    edge(at: point, before.way)
    endBand()
    corner(at: point, before.way, after.way)
    edge(at: point, after.way)
  }

  /// Returns true if the band can continue: a small turn whose inner edge does not run backwards.
  private func isSmooth(_ before: Side, _ after: Side) -> Bool {
    let square = reach * reach
    let cosine = before.way.dot(after.way) / square
    let sine = abs(before.way.cross(after.way)) / square
    let lost = reach * sine / (1 + cosine)
    return cosine > 0.8 && lost < min(before.length, after.length) / 2
  }

  /// Returns the point where the right edges of two lines meet.
  private func tip(_ before: ShapePoint, _ after: ShapePoint) -> ShapePoint {
    let sum = before + after
    return sum * (2 * reach * reach / sum.dot(sum))
  }

  private mutating func edge(at point: ShapePoint, _ way: ShapePoint) {
    left.append(point - way)
    right.append(point + way)
  }

  private mutating func endBand() {
    polygon(left + right.reversed())
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
  }

  /// Fills the outer gap of a corner.
  private mutating func corner(at point: ShapePoint, _ before: ShapePoint, _ after: ShapePoint) {
    let turn = before.cross(after)
    guard turn != 0 else { return }
    let tip = tip(before, after)
    let tips = tip.length <= 3 * reach ? [tip] : []
    let ways = turn < 0 ? [after] + tips + [before] : ([before] + tips + [after]).map { $0 * -1 }
    polygon([point] + ways.map { point + $0 })
  }

  private mutating func polygon(_ corners: [ShapePoint]) {
    steps.append(.move(corners[0]))
    for corner in corners.dropFirst() { steps.append(.line(corner)) }
    steps.append(.close)
  }
}
