/// The factorials from 0! on, as wide integers of one width.
///
/// They are the denominators of the theory: each flip of one of c unknown cards divides by c, so
/// that c! times an expectation is a whole number.
struct Factorials {
  private let factorials: [WideInteger]
  private let words: Int

  /// - Parameters:
  ///   - last: The largest number.
  ///   - words: The width; nil for one in which a million times the last factorial fits.
  init(upTo last: Int, words: Int? = nil) {
    let bits = (1...last).reduce(21) { $0 + Int.bitWidth - $1.leadingZeroBitCount }
    let width = words ?? bits / 64 + 1
    self.words = width
    factorials = (1...last).reduce(into: [WideInteger(1, words: width)]) { factorials, number in
      var factorial = WideInteger(0, words: width)
      factorial.add(factorials[number - 1], times: number)
      factorials.append(factorial)
    }
  }

  subscript(number: Int) -> WideInteger { factorials[number] }

  var zero: WideInteger { WideInteger(0, words: words) }
}
