/// An angle or a rotation; positive is clockwise.
///
/// Quarter turns are exact: four rotations by 90° give the original.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees; not reduced to a full turn.
  public var degrees: Double

  /// The zero angle.
  public static let zero = Angle(degrees: 0)

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    degrees = radians * (180 / .pi)
  }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians.
  public var radians: Double { degrees * (.pi / 180) }
}

extension Angle {
  /// The unit vector of a clock hand that has turned by this angle from the top.
  var direction: ShapePoint {
    let (sine, cosine) = sineAndCosine
    return ShapePoint(x: sine, y: -cosine)
  }

  /// The sine and cosine within a few last bits, deterministic on every platform; zero and one
  /// beyond 10^15.
  ///
  /// Computed by reduction to an eighth of a turn and Taylor series.
  var sineAndCosine: (sine: Double, cosine: Double) {
    guard abs(degrees) < 1e15 else { return (0, 1) }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let quarters = (rest / 90).rounded()
    let (sine, cosine) = Self.smallSineAndCosine((rest - quarters * 90) * (.pi / 180))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  private static func smallSineAndCosine(_ x: Double) -> (Double, Double) {
    let square = x * x
    var (sine, cosine) = (1.0, 1.0)
    for factor in stride(from: 16.0, through: 2, by: -2) {
      sine = 1 - square / (factor * (factor + 1)) * sine
      cosine = 1 - square / (factor * (factor - 1)) * cosine
    }
    return (x * sine, cosine)
  }

  /// Returns the turn from this angle to another, 0° to 360°.
  ///
  /// More than a full turn is a full turn; a negative difference is taken modulo 360°.
  func sweep(to end: Angle, clockwise: Bool) -> Angle {
    let difference = clockwise ? end.degrees - degrees : degrees - end.degrees
    guard difference < 0 else { return Angle(degrees: min(difference, 360)) }
    let rest = difference.truncatingRemainder(dividingBy: 360)
    return Angle(degrees: rest < 0 ? rest + 360 : 0)
  }
}
