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
    guard let number = ExactDecimal(text), !text.hasPrefix("-"), number.millionths <= Self.whole
    else { return nil }
    millionths = number.millionths
  }

  /// The shortest decimal: `0.1`, `0`, `1`.
  public var description: String { ExactDecimal(millionths: millionths).description }
}
