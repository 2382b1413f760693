/// An exact fraction in lowest terms, which traps on overflow of 128 bits.
struct Fraction: Hashable {
  let top: Int128
  let bottom: Int128

  init(_ top: Int128, over bottom: Int128 = 1) {
    let divisor = Self.greatestCommonDivisor(top, bottom) * bottom.signum()
    self.top = top / divisor
    self.bottom = bottom / divisor
  }

  private static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    second == 0 ? max(1, Int128(first.magnitude)) : greatestCommonDivisor(second, first % second)
  }

  var double: Double { Double(top) / Double(bottom) }
}

extension Fraction: ExpressibleByIntegerLiteral {
  init(integerLiteral whole: Int128) { self.init(whole) }
}

extension Fraction {
  static func + (left: Fraction, right: Fraction) -> Fraction {
    let shared = greatestCommonDivisor(left.bottom, right.bottom)
    let top = left.top * (right.bottom / shared) + right.top * (left.bottom / shared)
    return Fraction(top, over: left.bottom / shared * right.bottom)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    // Reduced crosswise first, so that the products stay small.
    let one = Fraction(left.top, over: right.bottom)
    let other = Fraction(right.top, over: left.bottom)
    return Fraction(one.top * other.top, over: one.bottom * other.bottom)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + right * -1 }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    left * Fraction(right.bottom, over: right.top)
  }
}
