extension ValueForm<Int> {
  /// Returns the form of a whole number; thousands may be written `10_000`, `10k`, `1.5M` or `2G`.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    let allowed = "\(range.lowerBound.inThousands)...\(range.upperBound.inThousands)"
    return Self(
      help: ValueHelp(placeholder: "N", range: allowed, allowed: allowed), write: \.inThousands
    ) {
      Int(typed: $0, in: range)
    }
  }
}

extension ValueForm<Double> {
  /// Returns the form of a decimal number, such as `0.9` or `12`, with at most nine decimals.
  public static func decimal(_ range: ClosedRange<Double>) -> Self {
    let allowed = "\(range.lowerBound.asTyped)...\(range.upperBound.asTyped)"
    return Self(
      help: ValueHelp(placeholder: "X", range: allowed, allowed: "a number of \(allowed)"),
      write: \.asTyped
    ) { text in
      let billionths = Int(quantity: text, units: ["": 1_000_000_000])
      let value = billionths.map { Double($0) / 1e9 }
      return value.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Double {
  /// The number as it is typed: whole numbers have no point.
  fileprivate var asTyped: String {
    Int(exactly: self).map { $0.inThousands } ?? "\(self)"
  }
}

extension ValueForm<Duration> {
  /// Returns the form of a duration in whole nanoseconds, such as `6s`, `250ms` or `0`.
  public static func duration(_ range: ClosedRange<Duration>) -> Self {
    let allowed = "\(range.lowerBound.inLargestUnit)...\(range.upperBound.inLargestUnit)"
    return Self(
      help: ValueHelp(
        placeholder: "D", range: allowed, allowed: "a time (250ms, 6s, 1.5m) of \(allowed)"),
      write: \.inLargestUnit
    ) {
      Duration(typed: $0, in: range)
    }
  }
}

extension Int {
  private static let thousands: KeyValuePairs = [
    "": 1, "k": 1_000, "K": 1_000, "M": 1_000_000, "G": 1_000_000_000,
  ]

  /// Parses a whole number of a range as people type it, such as `10_000` or `1.5M`.
  public init?(typed text: String, in range: ClosedRange<Int>) {
    self.init(quantity: text, units: Self.thousands)
    guard range.contains(self) else { return nil }
  }

  /// The number with a suffix if it is a multiple of its unit: `1M`, but `65535`.
  public var inThousands: String {
    for (suffix, unit) in Self.thousands.reversed() where unit > 1_000 && self >= unit {
      if isMultiple(of: unit) { return "\(self / unit)\(suffix)" }
    }
    return String(self)
  }
}

extension Duration {
  private static let units: KeyValuePairs = [
    "ns": 1, "us": 1_000, "ms": 1_000_000, "s": 1_000_000_000,
    "m": 60_000_000_000, "h": 3_600_000_000_000,
  ]

  /// Parses a duration of a range as people type it, such as `250ms` or `0`.
  public init?(typed text: String, in range: ClosedRange<Duration>) {
    // Zero needs no unit.
    let count = text == "0" ? 0 : Int(quantity: text, units: Self.units)
    guard let count, range.contains(.nanoseconds(count)) else { return nil }
    self = .nanoseconds(count)
  }

  /// The duration as it is typed: `24h`, `90s`, `1ns`.
  public var inLargestUnit: String {
    let count = wholeNanoseconds
    let unit = Self.units.reversed().first { count.isMultiple(of: $0.value) }
    return count == 0 ? "0" : unit.map { "\(count / $0.value)\($0.key)" } ?? ""
  }

  /// The nanoseconds, clamped to what an integer holds: some 292 years.
  private var wholeNanoseconds: Int {
    let most = Duration.nanoseconds(Int64.max)
    let (seconds, attoseconds) = Swift.min(Swift.max(self, .zero - most), most).components
    return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension ValueForm<ClosedRange<Int>> {
  /// Returns the form of a whole number or a range, such as `10` or `4...26`.
  public static func numbers(_ range: ClosedRange<Int>) -> Self {
    let (least, most) = (range.lowerBound.inThousands, range.upperBound.inThousands)
    let help = ValueHelp(
      placeholder: "N...M", range: "of \(least)...\(most)",
      allowed: "N or N...M, of \(least)...\(most)")
    return Self(
      help: help, write: { "\($0.lowerBound)...\($0.upperBound)" },
      read: { ClosedRange(typed: $0, in: range) })
  }
}

extension ClosedRange<Int> {
  fileprivate init?(typed text: String, in range: ClosedRange<Int>) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPair = parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty
    let ends = isPair ? [String(parts[0]), String(parts[3])] : [text]
    let numbers = ends.compactMap { Int(typed: $0, in: range) }
    guard numbers.count == ends.count, let least = numbers.first, let most = numbers.last,
      least <= most
    else { return nil }
    self = least...most
  }
}
