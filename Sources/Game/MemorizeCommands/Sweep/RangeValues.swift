import CommandLineKit

/// The values of a parameter: their parser, and the steps of their ranges.
struct RangeValues {
  /// The description of valid values in messages, after "such a value is not".
  let allowed: String
  /// The unit of which inner values of a range are multiples.
  let grain: Int
  /// Returns the default step of a range.
  let usualStep: (_ first: Int, _ last: Int) -> Int
  let read: (String) -> Int?
  let write: (Int) -> String

  /// Returns the values of a range, from its first up to its last.
  ///
  /// - Throws: `UsageError` with the rest of a sentence that begins with the option and its text.
  func values(of range: RangeText) throws(UsageError) -> [Int] {
    let first = try value(range.first)
    let last = try value(range.last)
    if first > last {
      throw .usage("a range must rise, as in \(shown("\(range.last)...\(range.first)"))")
    }
    if first == last {
      throw .usage("it has a single value; for that, type \(shown(range.first))")
    }
    switch range.pace {
    case .usual: return try values(first, last, by: usualStep(first, last))
    case .step(let text): return try values(first, last, by: step(text), text)
    case .factor(let text): return try values(first, last, times: text)
    }
  }

  /// Parses a step, which may be smaller than any allowed value.
  private func step(_ text: String) throws(UsageError) -> Int {
    let step = try text == "0" ? 0 : value(text)
    if step > 0 { return step }
    throw .usage("the step must be above 0, not \(shown(text))")
  }

  private func value(_ text: String) throws(UsageError) -> Int {
    if let value = read(text) { return value }
    throw .usage("\(shown(text)) is not \(allowed)")
  }

  private func values(
    _ first: Int, _ last: Int, by step: Int, _ text: String? = nil
  ) throws(UsageError) -> [Int] {
    let count = (last - first) / step
    if count == 0 { throw .beyondEnd(text ?? write(step)) }
    if count >= Self.mostValues { throw .tooManyValues(text ?? write(step)) }
    return (0...count).map { first + $0 * step }
  }

  /// Returns the powers rounded to grains, without duplicates.
  private func values(
    _ first: Int, _ last: Int, times text: String
  ) throws(UsageError) -> [Int] {
    guard let factor = Double(text), text.allSatisfy({ $0.isNumber || $0 == "." }) else {
      throw .usage("\(shown("x\(text)")) is not a factor such as x2")
    }
    if factor <= 1 { throw .usage("the factor must be above x1, not \(shown("x\(text)"))") }
    if first <= 0 {
      throw .usage("a factor needs a range that begins above 0, not with \(shown(write(first)))")
    }
    var values = [first]
    var power = Double(first)
    for _ in 0..<Self.mostValues {
      power *= factor
      let value = Int((min(power, 4e18) / Double(grain)).rounded()) * grain
      if value > last {
        if values.count == 1 { throw .beyondEnd("x\(text)") }
        return values
      }
      if value > values[values.count - 1] { values.append(value) }
    }
    throw .tooManyValues("x\(text)")
  }

  fileprivate static let mostValues = 1_000
}

extension UsageError {
  fileprivate static func beyondEnd(_ step: String) -> Self {
    .usage("the next value, with \(shown(step)), is beyond its end")
  }

  fileprivate static func tooManyValues(_ step: String) -> Self {
    .usage("it has more than \(RangeValues.mostValues) values; take a longer step than \(step)")
  }
}

extension RangeValues {
  /// Values that are whole numbers of a range.
  static func whole(_ range: ClosedRange<Int>) -> Self {
    RangeValues(
      allowed: ValueForm.integer(range).help.allowed, grain: 1, usualStep: { _, _ in 1 },
      read: { Int(typed: $0, in: range) }, write: { "\($0)" })
  }

  /// Values that are times, in nanoseconds.
  static func times(_ range: ClosedRange<Duration>) -> Self {
    let form = ValueForm.duration(range)
    return RangeValues(
      allowed: form.help.allowed, grain: 1, usualStep: roundStep,
      read: { form.read($0).map { Int($0 / .nanoseconds(1)) } },
      write: { Duration.nanoseconds($0).inLargestUnit })
  }

  /// Values that are arguments of players, in billionths; whole ones have a default step of 1.
  ///
  /// The default step of fractions is a round number.
  static func decimals(areWhole: Bool) -> Self {
    RangeValues(
      allowed: "a number such as 7 or 0.25", grain: areWhole ? billion : 1_000,
      usualStep: { areWhole ? billion : roundStep($0, $1) }, read: { Int(billionths: $0) },
      write: { $0.inBillionths })
  }

  private static let billion = 1_000_000_000

  /// Returns 1, 2 or 5 times a power of ten, so that there are about 10 to 20 values.
  private static func roundStep(_ first: Int, _ last: Int) -> Int {
    let least = max(1, (last - first) / 20)
    var power = 1
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].first { $0 * power >= least }.map { $0 * power } ?? least
  }
}

extension Int {
  /// Parses a decimal with at most nine places and no exponent.
  fileprivate init?(billionths text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : "0"
    let zeros = String(repeating: "0", count: Swift.max(0, 9 - fraction.utf8.count))
    guard !digits.isEmpty, !fraction.isEmpty, fraction.utf8.count <= 9, parts[0].utf8.count <= 9,
      (parts[0] + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(parts[0] + fraction + zeros)
    else { return nil }
    self = text.hasPrefix("-") ? -count : count
  }

  /// The shortest decimal of the number.
  var inBillionths: String {
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = "\(1_000_000_000 + rest)".dropFirst()
    let fraction = digits.prefix(9 - digits.reversed().prefix { $0 == "0" }.count)
    return (self < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
