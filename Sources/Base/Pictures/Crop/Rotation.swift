/// The sine and cosine of a small angle.
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

  private static func series(_ angle: Double, from first: Int) -> Double {
    var (term, sum) = (first == 1 ? angle : 1, 0.0)
    for power in stride(from: first, through: first + 14, by: 2) {
      sum += term
      term *= -angle * angle / Double((power + 1) * (power + 2))
    }
    return sum
  }
}
