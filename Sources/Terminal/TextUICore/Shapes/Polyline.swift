/// A subpath whose curves are replaced by short straight lines.
struct Polyline: Hashable, Sendable {
  var points: [ShapePoint]
  var isClosed = false

  /// The largest distance between a curve and its lines: well below that of two samples.
  static let tolerance = 0.02

  var length: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}

extension Path {
  /// The subpaths in order, without those of fewer than two points.
  ///
  /// A closed one ends at its beginning and has that point twice.
  var polylines: [Polyline] {
    var pen = Pen()
    for step in steps { pen.draw(step) }
    pen.lift()
    return pen.lines
  }
}

/// Converts the steps of a path to straight lines.
private struct Pen {
  var lines: [Polyline] = []
  var current = Polyline(points: [])

  mutating func draw(_ step: Path.Step) {
    switch step {
    case .move(let point):
      lift()
      line(to: point)
    case .line(let point): line(to: point)
    case .curve(let end, let control1, let control2): curve(to: end, control1, control2)
    case .close: close()
    }
  }

  mutating func lift() {
    if current.points.count > 1 { lines.append(current) }
    current = Polyline(points: [])
  }

  private mutating func line(to point: ShapePoint) {
    guard point.isFinite else { return lift() }
    if current.points.last != point { current.points.append(point) }
  }

  private mutating func close() {
    guard let first = current.points.first, current.points.count > 1 else { return lift() }
    line(to: first)
    current.isClosed = true
    lift()
    // The next subpath continues here unless a move comes first.
    current.points = [first]
  }

  /// Flattens a curve; the error of n pieces is at most 3/4 of the longer second difference / n².
  private mutating func curve(to end: ShapePoint, _ control1: ShapePoint, _ control2: ShapePoint) {
    guard let start = current.points.last else { return line(to: end) }
    let bend = max(
      (start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = pieces((bend * 0.75 / Polyline.tolerance).squareRoot())
    for index in 1..<count {
      let fraction = Double(index) / Double(count)
      let middle = control1.mixed(with: control2, by: fraction)
      let left = start.mixed(with: control1, by: fraction).mixed(with: middle, by: fraction)
      let right = middle.mixed(with: control2.mixed(with: end, by: fraction), by: fraction)
      line(to: left.mixed(with: right, by: fraction))
    }
    line(to: end)
  }

  private func pieces(_ wanted: Double) -> Int {
    wanted > 1 ? Int(min(wanted, 256).rounded(.up)) : 1
  }
}
