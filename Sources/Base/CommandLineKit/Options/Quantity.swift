extension Int {
  /// Parses a number as people type it, such as `-3`, `10_000` or `1.5M`: exactly or not at all.
  ///
  /// Nil for anything else, for fractions of one and beyond 64 bits.
  ///
  /// - Parameters:
  ///   - text: Digits, optionally a point and more digits, then one of the suffixes.
  ///   - units: The value of each suffix, which may be empty.
  init?(quantity text: String, units: KeyValuePairs<String, Int>) {
    let digits = text.prefix { !$0.isLetter }
    let suffix = text[digits.endIndex...]
    guard let unit = units.first(where: { $0.key == suffix })?.value else { return nil }
    let isNegative = digits.hasPrefix("-")
    let parts = digits.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.map(Self.digits)
    guard let whole = numbers.first ?? nil, let fraction = numbers.count > 1 ? numbers[1] : [],
      let sum = Self.sum(whole, fraction, unit: unit)
    else { return nil }
    self = isNegative ? -sum : sum
  }

  /// Returns the digits of `10_000`; an underscore must be between digits.
  private static func digits(_ text: Substring) -> [Int]? {
    let groups = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    return groups.joined().map { Int($0) - 0x30 }
  }

  private static func sum(_ whole: [Int], _ fraction: [Int], unit: Int) -> Int? {
    var number = 0
    for digit in whole {
      guard let next = number.times(10)?.plus(digit) else { return nil }
      number = next
    }
    guard var sum = number.times(unit) else { return nil }
    var place = unit
    for digit in fraction {
      // Zero once a tenth of the place is not whole: from there on only zeros are allowed.
      place = place.isMultiple(of: 10) ? place / 10 : 0
      guard digit == 0 || place > 0, let next = sum.plus(digit * place) else { return nil }
      sum = next
    }
    return sum
  }

  private func plus(_ other: Int) -> Int? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }

  private func times(_ other: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}
