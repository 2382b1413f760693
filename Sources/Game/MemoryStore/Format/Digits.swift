extension FixedWidthInteger {
  /// Creates a number from its decimal digits in ASCII, as `description` writes them.
  ///
  /// - Returns: `nil` for other bytes, a zero before other digits, and a number that is too large.
  init?(digits: ArraySlice<UInt8>) {
    let isNegative = digits.first == UInt8(ascii: "-")
    let magnitude = isNegative ? digits.dropFirst() : digits
    guard let first = magnitude.first, first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    self = 0
    for digit in magnitude {
      guard 0x30...0x39 ~= digit, let next = appending(digit &- 0x30, isNegative: isNegative) else {
        return nil
      }
      self = next
    }
  }

  /// Returns the number with one more digit; nil if that is too large.
  private func appending(_ digit: UInt8, isNegative: Bool) -> Self? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: 10)
    let (sum, isBeyond) =
      isNegative
      ? product.subtractingReportingOverflow(Self(digit))
      : product.addingReportingOverflow(Self(digit))
    return isTooLarge || isBeyond ? nil : sum
  }
}
