// The exponential function by the four basic operations, which every machine rounds alike: the
// results of C libraries differ in the last digit, which games must not depend on.

extension Double {
  private static let logarithmOfTwo = 0.693_147_180_559_945_3

  /// The natural logarithm of a number above zero; of others, minus infinity.
  var naturalLogarithm: Double {
    guard self > 0 else { return -.infinity }
    guard self < .infinity else { return .infinity }
    let isLarge = significand > 2.squareRoot()
    let fraction = isLarge ? significand / 2 : significand
    let powerOfTwo = Double(exponent) + (isLarge ? 1 : 0)
    // The series of the inverse hyperbolic tangent; its argument is at most 0.172.
    let small = (fraction - 1) / (fraction + 1)
    var sum = 0.0
    for power in stride(from: 23.0, through: 1, by: -2) { sum = 1 / power + small * small * sum }
    return powerOfTwo * Self.logarithmOfTwo + 2 * small * sum
  }

  /// The exponential of the number; zero or infinity beyond a magnitude of 700.
  var exponential: Double {
    guard abs(self) < 700 else { return self < 0 ? 0 : .infinity }
    let powerOfTwo = (self / Self.logarithmOfTwo).rounded()
    let rest = self - powerOfTwo * Self.logarithmOfTwo
    var sum = 1.0
    for power in stride(from: 17.0, through: 1, by: -1) { sum = 1 + rest / power * sum }
    return Double(sign: .plus, exponent: Int(powerOfTwo), significand: sum)
  }
}
