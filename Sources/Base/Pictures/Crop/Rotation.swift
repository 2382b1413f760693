/// The sine and cosine of an angle.
struct Rotation {
  let sine: Double
  let cosine: Double

  /// Creates a rotation with Taylor series, whose remainder is below 10^-12 here, so that the C
  /// library's functions need not be linked.
  ///
  /// - Parameter degrees: The angle, -45 to 45.
  init(degrees: Double) {
    let angle = degrees * (Double.pi / 180)
    (sine, cosine) = (Self.series(angle, from: 1), Self.series(angle, from: 0))
  }

  /// Creates a clockwise rotation by any finite angle in degrees.
  init(turning degrees: Double) {
    let quarters = Int(degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
    let rest = Rotation(degrees: degrees - 90 * Double(quarters))
    (sine, cosine) =
      switch quarters & 3 {
      case 1: (rest.cosine, -rest.sine)
      case 2: (-rest.sine, -rest.cosine)
      case 3: (-rest.cosine, rest.sine)
      default: (rest.sine, rest.cosine)
      }
  }

  /// Returns a point, with `y` downwards, turned clockwise about the origin.
  func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x * cosine - y * sine, x * sine + y * cosine)
  }

  /// Returns the point that `turned` moves to a place.
  func turnedBack(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x * cosine + y * sine, y * cosine - x * sine)
  }

  private static func series(_ angle: Double, from first: Int) -> Double {
    var (term, sum) = (first == 1 ? angle : 1, 0.0)
    for power in stride(from: first, through: first + 14, by: 2) {
      sum += term
      term *= -angle * angle / Double((power + 1) * (power + 2))
    }
    return sum
  }
}
