/// An angle, or a turn; positive is clockwise.
///
/// Quarter turns are exact: what is turned by 90° four times is where it was.
public struct Angle: Hashable, Sendable {
  /// A full turn is 360; more, or less than nothing, stays what it is.
  public var degrees: Double

  /// No turn at all.
  public static let zero = Angle(degrees: 0)

  /// Makes an angle of degrees, a full turn being 360.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians, a full turn being 2π.
  public init(radians: Double) {
    degrees = radians * (180 / .pi)
  }

  /// The angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle in radians, a full turn being 2π.
  public var radians: Double { degrees * (.pi / 180) }
}

extension Angle {
  /// Where the hand of a clock with radius 1 points that has gone so far from the top.
  var direction: ShapePoint {
    let (sine, cosine) = sineAndCosine
    return ShapePoint(x: sine, y: -cosine)
  }

  /// Both to within a few last bits, and the same on every platform; zero and one beyond 10^15.
  ///
  /// Reduced to an eighth of a turn, then the series of Taylor.
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

  /// The turn from this angle to another, 0° to 360°.
  ///
  /// Beyond a whole turn it is a whole turn; a negative difference is taken modulo 360°.
  func sweep(to end: Angle, clockwise: Bool) -> Angle {
    let difference = clockwise ? end.degrees - degrees : degrees - end.degrees
    guard difference < 0 else { return Angle(degrees: min(difference, 360)) }
    let rest = difference.truncatingRemainder(dividingBy: 360)
    return Angle(degrees: rest < 0 ? rest + 360 : 0)
  }
}
