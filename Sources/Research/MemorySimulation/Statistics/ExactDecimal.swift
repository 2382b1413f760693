/// A decimal number in exact millionths, which is printed as it was typed.
public struct ExactDecimal: Hashable, Sendable {
  static let one = 1_000_000

  /// The number in millionths.
  public let millionths: Int

  /// Creates a number of millionths.
  public init(millionths: Int) { self.millionths = millionths }

  /// The nearest floating-point number.
  var value: Double { Double(millionths) / Double(Self.one) }
}

extension ExactDecimal: Comparable {
  /// Returns true if the left number is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }
}

extension ExactDecimal: LosslessStringConvertible {
  /// Parses a decimal such as `0.25`, `-.1` or `12`, with at most three digits before the point and
  /// six after it, without leading zeros.
  public init?(_ text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let (whole, fraction) = (parts[0], parts.count > 1 ? parts[1] : "0")
    let padding = String(repeating: "0", count: max(0, 6 - fraction.utf8.count))
    let all = whole + fraction + padding
    guard !digits.isEmpty, !fraction.isEmpty, fraction.utf8.count <= 6, whole.utf8.count <= 3,
      whole.utf8.count < 2 || !whole.hasPrefix("0"),
      all.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(all)
    else { return nil }
    millionths = text.hasPrefix("-") ? -number : number
  }

  /// The shortest decimal: `0.1`, `-2`, `0`.
  public var description: String {
    let sign = millionths < 0 ? "-" : ""
    let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: UInt(Self.one))
    guard fraction != 0 else { return "\(sign)\(whole)" }
    let digits = String(UInt(Self.one) + fraction).dropFirst()
    return "\(sign)\(whole)." + digits.prefix(6 - digits.reversed().prefix { $0 == "0" }.count)
  }
}
