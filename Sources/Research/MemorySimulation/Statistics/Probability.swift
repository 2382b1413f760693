import MemoryEngine

/// A probability in exact millionths, which is printed as it was typed.
public struct Probability: Hashable, Sendable {
  static let whole = 1_000_000

  /// The probability in millionths, 0...1,000,000.
  public let millionths: Int

  /// - Precondition: `millionths` is in 0...1,000,000.
  public init(millionths: Int) {
    precondition((0...Self.whole).contains(millionths), "a chance of \(millionths) in a million")
    self.millionths = millionths
  }

  /// Draws an event with this probability.
  func happens(using generator: inout some RandomNumberGenerator) -> Bool {
    generator.draw(below: Self.whole) < millionths
  }
}

extension Probability: LosslessStringConvertible {
  /// Parses a decimal such as `0.25`, `.1` or `1`, with at most six digits after the point.
  public init?(_ text: String) {
    guard let number = ExactDecimal(text), !text.hasPrefix("-"), number.millionths <= Self.whole
    else { return nil }
    millionths = number.millionths
  }

  /// The shortest decimal: `0.1`, `0`, `1`.
  public var description: String { ExactDecimal(millionths: millionths).description }
}
