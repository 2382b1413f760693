import MemoryEngine

/// A chance between 0 and 1 in exact millionths, so that it is printed as it was typed.
public struct Probability: Hashable, Sendable {
  static let whole = 1_000_000

  /// The chance in millionths, 0...1,000,000.
  public let millionths: Int

  /// - Precondition: 0...1,000,000.
  public init(millionths: Int) {
    precondition((0...Self.whole).contains(millionths), "a chance of \(millionths) in a million")
    self.millionths = millionths
  }

  /// Draws whether it comes true.
  func happens(using generator: inout some RandomNumberGenerator) -> Bool {
    generator.draw(below: Self.whole) < millionths
  }
}

extension Probability: LosslessStringConvertible {
  /// Reads a decimal such as `0.25`, `.1` or `1`, with at most six digits after the point.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let (whole, fraction) = (parts[0], parts.count > 1 ? parts[1] : "0")
    let digits = fraction + String(repeating: "0", count: max(0, 6 - fraction.utf8.count))
    guard !text.isEmpty, !fraction.isEmpty, digits.utf8.count == 6, whole.utf8.count <= 1,
      (whole + digits).utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let millionths = Int(whole + digits), millionths <= Self.whole
    else { return nil }
    self.millionths = millionths
  }

  /// The shortest decimal: `0.1`, `0`, `1`.
  public var description: String {
    guard millionths % Self.whole != 0 else { return String(millionths / Self.whole) }
    let digits = String(Self.whole + millionths).dropFirst()
    return "0." + String(digits.prefix(6 - digits.reversed().prefix { $0 == "0" }.count))
  }
}
