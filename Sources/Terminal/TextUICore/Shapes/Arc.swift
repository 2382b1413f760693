/// A circular arc, as curves.
struct Arc: Hashable, Sendable {
  var center: ShapePoint
  var radius: Double
  var start: Angle
  /// The central angle, 0° to 360°.
  var sweep: Angle
  var clockwise: Bool

  /// Returns the point at a fraction of the arc.
  func point(at fraction: Double) -> ShapePoint {
    center + direction(at: fraction) * radius
  }

  private func direction(at fraction: Double) -> ShapePoint {
    let turn = sweep.degrees * fraction
    return Angle(degrees: start.degrees + (clockwise ? turn : -turn)).direction
  }

  /// Cubic curves of at most a quarter turn each, which miss the circle by 0.03 % of its radius.
  ///
  /// The distance of the control points, 4/3 tan(sweep/4), is the usual one; it places the middle
  /// of each curve on the circle.
  var steps: [Path.Step] {
    guard sweep.degrees > 0, radius > 0 else { return [] }
    let count = (sweep.degrees / 90).rounded(.up)
    let (sine, cosine) = Angle(degrees: sweep.degrees / count / 4).sineAndCosine
    let reach = (clockwise ? 4.0 : -4) / 3 * sine / cosine * radius
    return stride(from: 0, to: count, by: 1).map { index in
      let from = direction(at: index / count)
      let to = direction(at: (index + 1) / count)
      return .curve(
        center + to * radius, control1: center + from * radius + from.turned * reach,
        control2: center + to * radius - to.turned * reach)
    }
  }
}
