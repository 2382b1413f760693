/// The logarithm to base 2, bit-identical on every system.
enum Logarithm {
  /// - Precondition: A finite number above zero.
  static func ofBase2(_ value: Double) -> Double {
    precondition(value > 0 && value.isFinite, "there is no logarithm of \(value)")
    return Double(value.exponent) + ofSignificand(value.significand)
  }

  /// Returns ln s = 2 artanh((s - 1) / (s + 1)), whose argument is at most 1/3.
  private static func ofSignificand(_ significand: Double) -> Double {
    let ratio = (significand - 1) / (significand + 1)
    var power = ratio
    var sum = 0.0
    for odd in stride(from: 1, through: 37, by: 2) {
      sum += power / Double(odd)
      power *= ratio * ratio
    }
    return 2 * sum / 0.693_147_180_559_945_3
  }
}
