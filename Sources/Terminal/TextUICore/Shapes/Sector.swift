/// A sector of an ellipse, clockwise.
struct Sector: Hashable, Sendable {
  /// The bounding rectangle of the ellipse.
  let rect: ShapeRect
  let start: Angle
  /// The angle of the sector, 0° to 360°.
  let sweep: Angle
  /// The directions of the start and the end.
  private let first: ShapePoint
  private let last: ShapePoint

  /// Creates a sector of the ellipse in a rectangle, or all of it.
  init(in rect: ShapeRect, start: Angle = .zero, sweep: Angle = .degrees(360)) {
    (self.rect, self.start, self.sweep) = (rect, start, sweep)
    let stretch = ShapeTransform(a: rect.width / 2, d: rect.height / 2)
    first = stretch.applied(to: start.direction)
    last = stretch.applied(to: Angle(degrees: start.degrees + sweep.degrees).direction)
  }

  var steps: [Path.Step] {
    guard sweep.degrees > 0, rect.width > 0, rect.height > 0 else { return [] }
    let arc = Arc(center: .zero, radius: 1, start: start, sweep: sweep, clockwise: true)
    let fit = ShapeTransform(
      a: rect.width / 2, d: rect.height / 2, x: rect.center.x, y: rect.center.y)
    // A whole ellipse has no seam.
    let beginning: [Path.Step] =
      sweep.degrees < 360 ? [.move(.zero), .line(arc.point(at: 0))] : [.move(arc.point(at: 0))]
    return (beginning + arc.steps + [.close]).map { $0.transformed(by: fit) }
  }
}

extension Sector: RowSpans {
  var heights: ClosedRange<Double>? {
    sweep.degrees > 0 ? .ordered(rect.y, rect.maxY) : nil
  }

  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void) {
    let y = y - rect.center.y
    let rise = y / (rect.height / 2)
    let half = (1 - rise * rise).squareRoot() * rect.width / 2
    guard half > 0 else { return }
    if sweep.degrees <= 180 {
      let (low, high) = wedge(from: first, to: last, at: y)
      emit(max(low, -half), min(high, half), body)
    } else if sweep.degrees >= 360 {
      emit(-half, half, body)
    } else {
      let (low, high) = wedge(from: last, to: first, at: y)
      guard low < high else { return emit(-half, half, body) }
      emit(-half, min(low, half), body)
      emit(max(high, -half), half, body)
    }
  }

  private func emit(_ low: Double, _ high: Double, _ body: (Double, Double) -> Void) {
    if low < high { body(rect.center.x + low, rect.center.x + high) }
  }

  /// Returns the part of a row between two directions that are at most half a turn apart.
  private func wedge(from: ShapePoint, to: ShapePoint, at y: Double) -> (Double, Double) {
    let one = halfPlane(clockwiseOf: from, at: y)
    let other = halfPlane(clockwiseOf: .zero - to, at: y)
    return (max(one.0, other.0), min(one.1, other.1))
  }

  /// Returns the part of a row where `direction × (x, y)` is not negative.
  private func halfPlane(clockwiseOf direction: ShapePoint, at y: Double) -> (Double, Double) {
    let everything = (-Double.infinity, Double.infinity)
    if direction.y < 0 { return (direction.x * y / direction.y, .infinity) }
    if direction.y > 0 { return (-.infinity, direction.x * y / direction.y) }
    return direction.x * y >= 0 ? everything : (.infinity, -.infinity)
  }
}
