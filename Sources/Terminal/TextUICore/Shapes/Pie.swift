/// A sector of a disc centred in its space, as large as the shorter side.
///
/// Angles are those of a clock: 0° is the top, 90° the right. So a countdown of which `fraction`
/// remains is
///
///     Pie(end: .degrees(360 * fraction))
public struct Pie: Shape {
  /// The angles in clockwise order.
  private var first: Angle
  private var last: Angle

  /// Creates the sector that a clock hand sweeps from one angle to another.
  ///
  /// A sweep of a full turn or more is the whole disc. So 90° to 0° clockwise are three quarters,
  /// 0° to 0° is empty, and 0° to 360° is everything.
  public init(start: Angle = .zero, end: Angle, clockwise: Bool = true) {
    (first, last) = clockwise ? (start, end) : (end, start)
  }

  public func path(in rect: ShapeRect) -> Path {
    let sweep = first.sweep(to: last, clockwise: true)
    return Path(.sector(Sector(in: rect.middleSquare, start: first, sweep: sweep)))
  }

  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(first.degrees, last.degrees) }
    set { (first.degrees, last.degrees) = (newValue.first, newValue.second) }
  }
}
