/// A fraction of whole numbers of any length, in lowest terms.
public struct ExactFraction: Sendable {
  let numerator: WideInteger
  /// The denominator, above zero.
  let denominator: WideInteger

  /// Creates a fraction in lowest terms, by cancelling the primes up to `largestFactor`.
  ///
  /// - Parameters:
  ///   - numerator: Any number.
  ///   - denominator: A product of factors up to `largestFactor`, as many words as `numerator`.
  ///   - largestFactor: The largest factor of the denominator, above zero.
  init(_ numerator: WideInteger, over denominator: WideInteger, largestFactor: Int) {
    var top = numerator.magnitude
    var bottom = top.isZero ? WideInteger(1, words: top.words.count) : denominator
    for prime in Self.primes(upTo: largestFactor) where !top.isZero {
      while let less = top.divided(by: prime), let lessBottom = bottom.divided(by: prime) {
        (top, bottom) = (less, lessBottom)
      }
    }
    self.numerator = numerator.isNegative ? top.negated : top
    self.denominator = bottom
  }

  private static func primes(upTo most: Int) -> [UInt64] {
    (1...most).dropFirst().reduce(into: []) { primes, number in
      if primes.allSatisfy({ UInt64(number) % $0 != 0 }) { primes.append(UInt64(number)) }
    }
  }

  /// The nearest floating-point number, with a relative error of at most 3 / 2^53.
  public var double: Double { .ratio(numerator, denominator) }
}

extension ExactFraction: CustomStringConvertible {
  /// The fraction as text: `622/105`, or `1` without a denominator.
  public var description: String {
    let whole = "\(numerator)"
    let parts = "\(denominator)"
    return parts == "1" ? whole : whole + "/" + parts
  }
}

extension Double {
  /// Returns the quotient of two wide integers, the second of which is above zero.
  static func ratio(_ numerator: WideInteger, _ denominator: WideInteger) -> Double {
    let top = numerator.magnitude.scientific
    let bottom = denominator.scientific
    return Double(
      sign: numerator.isNegative ? .minus : .plus, exponent: top.exponent - bottom.exponent,
      significand: top.significand / bottom.significand)
  }
}

extension WideInteger {
  /// Returns the quotient of a non-negative number, or `nil` if there is a remainder.
  fileprivate func divided(by divisor: UInt64) -> WideInteger? {
    var quotient = self
    return quotient.divide(by: divisor) == 0 ? quotient : nil
  }

  /// The first two words of a non-negative number, and the number of bits that follow.
  fileprivate var scientific: (significand: Double, exponent: Int) {
    let top = words.lastIndex { $0 != 0 } ?? 0
    let low = top > 0 ? Double(words[top - 1]) : 0
    return (Double(words[top]) + low / 0x1p64, 64 * top)
  }
}
