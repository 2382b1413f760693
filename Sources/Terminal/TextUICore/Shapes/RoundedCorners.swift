/// A rectangle with circular corners.
struct RoundedCorners: Hashable, Sendable {
  let rect: ShapeRect
  /// The radius, 0 to half the shorter side.
  let radius: Double

  init(rect: ShapeRect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.shortSide / 2))
  }

  /// The outline, clockwise from the left end of the top.
  var steps: [Path.Step] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let corners = [
      (rect.maxX - radius, rect.y + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.x + radius, rect.maxY - radius), (rect.x + radius, rect.y + radius),
    ]
    var steps: [Path.Step] = [.move(ShapePoint(x: rect.x + radius, y: rect.y))]
    for (index, corner) in corners.enumerated() {
      let arc = Arc(
        center: ShapePoint(x: corner.0, y: corner.1), radius: radius,
        start: Angle(degrees: Double(index) * 90), sweep: Angle(degrees: 90), clockwise: true)
      steps += [.line(arc.point(at: 0))] + arc.steps
    }
    return steps + [.close]
  }
}

extension RoundedCorners: RowSpans {
  var heights: ClosedRange<Double>? { .ordered(rect.y, rect.maxY) }

  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void) {
    guard y >= rect.y, y < rect.maxY else { return }
    let depth = max(0, rect.y + radius - y, y - (rect.maxY - radius))
    let cut = radius - (radius * radius - depth * depth).squareRoot()
    if rect.x + cut < rect.maxX - cut { body(rect.x + cut, rect.maxX - cut) }
  }
}
