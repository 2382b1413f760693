/// A piece of a round pie in the middle of its space, as large as the shorter side allows.
///
/// Angles are those of a clock: 0° is the top, 90° the right. So a countdown of which `fraction` is
/// left is
///
///     Pie(end: .degrees(360 * fraction))
public struct Pie: Shape {
  /// In the order in which a hand would sweep over them clockwise.
  private var first: Angle
  private var last: Angle

  /// Makes the piece a hand of a clock sweeps over on its way from one angle to another.
  ///
  /// A way of a whole turn or more is the whole pie; to go backwards is to go round to `end`. So 90°
  /// to 0° clockwise are three quarters, 0° to 0° nothing, and 0° to 360° everything.
  public init(start: Angle = .zero, end: Angle, clockwise: Bool = true) {
    (first, last) = clockwise ? (start, end) : (end, start)
  }

  public func path(in rect: ShapeRect) -> Path {
    let sweep = first.sweep(to: last, clockwise: true)
    return Path(.sector(Sector(in: rect.middleSquare, start: first, sweep: sweep)))
  }

  public var animatedNumbers: Int { 2 }

  public var animatableData: AnimatableVector {
    get { AnimatableVector(first.degrees, last.degrees) }
    set { (first.degrees, last.degrees) = (newValue[0], newValue[1]) }
  }
}
