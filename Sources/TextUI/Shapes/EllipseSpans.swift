/// An ellipse, by the rectangle whose sides it touches.
struct EllipseSpans: RowSpans {
  let rect: ShapeRect

  var heights: ClosedRange<Double>? { .ordered(rect.y, rect.maxY) }

  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void) {
    let (middle, radius) = (rect.center, rect.height / 2)
    let rise = (y - middle.y) / radius
    let half = (1 - rise * rise).squareRoot() * rect.width / 2
    if half > 0 { body(middle.x - half, middle.x + half) }
  }
}

extension ShapeRect {
  /// The ellipse inside, clockwise from its top.
  var ellipseSteps: [Path.Step] {
    guard width > 0, height > 0 else { return [] }
    let circle = Arc(
      center: .zero, radius: 1, start: .zero, sweep: Angle(degrees: 360), clockwise: true)
    let fit = ShapeTransform(a: width / 2, d: height / 2, x: center.x, y: center.y)
    return ([.move(circle.point(at: 0))] + circle.steps + [.close]).map { $0.transformed(by: fit) }
  }
}
