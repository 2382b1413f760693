/// A whole number of a fixed number of 64-bit words in two's complement, for exact sums.
///
/// Arithmetic is modulo 2^(64 · words), so that an intermediate overflow is harmless if the result
/// fits. The numbers of one sum have the same width.
struct WideInteger: Sendable {
  /// The words, the least significant one first.
  private(set) var words: [UInt64]

  init(_ number: Int, words count: Int) {
    words = Array(repeating: number < 0 ? .max : 0, count: count)
    words[0] = UInt64(bitPattern: Int64(number))
  }

  var isNegative: Bool { words[words.count - 1] >> 63 == 1 }

  var isZero: Bool { words.allSatisfy { $0 == 0 } }

  var negated: WideInteger {
    var result = WideInteger(0, words: words.count)
    result.add(self, times: -1)
    return result
  }

  var magnitude: WideInteger { isNegative ? negated : self }

  /// Adds a multiple of a number of the same width.
  mutating func add(_ other: WideInteger, times factor: Int) {
    precondition(words.count == other.words.count, "\(words.count) ≠ \(other.words.count) words")
    if factor < 0 {
      subtract(other, times: UInt64(factor.magnitude))
    } else {
      add(other, times: UInt64(factor))
    }
  }

  private mutating func add(_ other: WideInteger, times factor: UInt64) {
    var carry: UInt64 = 0
    for place in words.indices {
      let product = factor.multipliedFullWidth(by: other.words[place])
      let (low, isOver) = product.low.addingReportingOverflow(carry)
      let (sum, isOverAgain) = words[place].addingReportingOverflow(low)
      words[place] = sum
      carry = product.high &+ (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0)
    }
  }

  private mutating func subtract(_ other: WideInteger, times factor: UInt64) {
    var carry: UInt64 = 0
    for place in words.indices {
      let product = factor.multipliedFullWidth(by: other.words[place])
      let (low, isOver) = product.low.addingReportingOverflow(carry)
      let (rest, isUnder) = words[place].subtractingReportingOverflow(low)
      words[place] = rest
      carry = product.high &+ (isOver ? 1 : 0) &+ (isUnder ? 1 : 0)
    }
  }

  /// Divides a non-negative number, and returns the remainder.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var rest: UInt64 = 0
    for place in words.indices.reversed() {
      (words[place], rest) = divisor.dividingFullWidth((rest, words[place]))
    }
    return rest
  }
}

extension WideInteger: Comparable {
  static func == (one: WideInteger, other: WideInteger) -> Bool { one.words == other.words }

  static func < (one: WideInteger, other: WideInteger) -> Bool {
    var difference = one
    difference.add(other, times: -1)
    return difference.isNegative
  }
}

extension WideInteger: CustomStringConvertible {
  /// The number in decimal.
  var description: String {
    var rest = magnitude
    var text = ""
    repeat {
      let digits = String(rest.divide(by: 1_000_000_000_000_000_000))
      let zeros = rest.isZero ? 0 : 18 - digits.count
      text = String(repeating: "0", count: zeros) + digits + text
    } while !rest.isZero
    return isNegative ? "-" + text : text
  }
}
