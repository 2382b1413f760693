/// A power with a fixed exponent of many numbers, with a relative error below 10^-13.
///
/// It is faster than `naturalLogarithm` and `exponential`, because tables reduce the arguments of
/// both series. Like these, it uses only operations that every machine rounds alike.
struct FastPower {
  private let exponent: Double

  init(_ exponent: Double) { self.exponent = exponent }

  /// Returns the power of a number; of numbers that are not above zero, the limit at zero.
  @inline(__always)
  func callAsFunction(of number: Double) -> Double {
    if exponent == 0 { return 1 }
    guard number > 0 else { return exponent < 0 ? .infinity : 0 }
    return Self.exponential(exponent * Self.logarithm(number))
  }
}

extension FastPower {
  /// A part of 1...2 with its middle.
  private struct Part {
    let inverse: Double
    let logarithm: Double
  }

  private static let parts: [Part] = (0..<128).map { index in
    let middle = 1 + (Double(index) + 0.5) / 128
    return Part(inverse: 1 / middle, logarithm: middle.naturalLogarithm)
  }
  /// The powers of 2 with the exponents 0/64, 1/64 … 63/64.
  private static let roots: [Double] = (0..<64).map {
    (Double($0) / 64 * logarithmOfTwo).exponential
  }
  private static let logarithmOfTwo = 2.0.naturalLogarithm
  private static let roundsToWhole = 0x1.8p52

  private static func logarithm(_ number: Double) -> Double {
    guard number.isNormal else { return number.naturalLogarithm }
    let bits = number.bitPattern
    let part = parts[Int(bits >> 45 & 127)]
    let significand = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    let rest = significand * part.inverse - 1
    // The series of ln(1 + rest), whose rest is below 2^-8.
    let tail = 1.0 / 3 - rest * (0.25 - rest * (0.2 - rest * (1.0 / 6 - rest * (1.0 / 7))))
    let power = Double(Int(bits >> 52) - 1023)
    return power * logarithmOfTwo + (part.logarithm + rest * (1 - rest * (0.5 - rest * tail)))
  }

  private static func exponential(_ number: Double) -> Double {
    guard abs(number) < 700 else { return number < 0 ? 0 : .infinity }
    let shifted = number * (64 / logarithmOfTwo) + roundsToWhole
    let whole = Int(shifted - roundsToWhole)
    let rest = number - Double(whole) * (logarithmOfTwo / 64)
    let tail = 0.5 + rest * (1.0 / 6 + rest * (1.0 / 24 + rest * (1.0 / 120)))
    let root = roots[whole & 63]
    let scale = Double(bitPattern: UInt64(bitPattern: Int64(1023 + whole >> 6)) << 52)
    return scale * (root + root * (rest + rest * rest * tail))
  }
}
