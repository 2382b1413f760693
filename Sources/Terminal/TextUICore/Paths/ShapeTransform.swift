/// An affine transform of the plane.
///
///     x' = a·x + c·y + x₀
///     y' = b·x + d·y + y₀
struct ShapeTransform: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = ShapeTransform()

  /// Returns the same transform about another origin.
  func around(_ center: ShapePoint) -> ShapeTransform {
    let moved = applied(to: .zero - center) + center
    return ShapeTransform(a: a, b: b, c: c, d: d, x: moved.x, y: moved.y)
  }

  func applied(to point: ShapePoint) -> ShapePoint {
    ShapePoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }
}

extension ShapeTransform {
  init(rotation: Angle) {
    let (sine, cosine) = rotation.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

extension Path {
  func transformed(by map: ShapeTransform) -> Path {
    guard map != .identity else { return self }
    return Path(steps: steps.map { $0.transformed(by: map) }, fillRule: fillRule)
  }
}

extension Path.Step {
  func transformed(by map: ShapeTransform) -> Path.Step {
    switch self {
    case .move(let point): .move(map.applied(to: point))
    case .line(let point): .line(map.applied(to: point))
    case .curve(let point, let control1, let control2):
      .curve(
        map.applied(to: point), control1: map.applied(to: control1),
        control2: map.applied(to: control2))
    case .close: .close
    }
  }
}
