/// The seed of a deal: a number or any text.
///
/// Decimal digits of a number below 2^64 are that number. Any other text is hashed: its number is
/// the SplitMix64 mix of the FNV-1a `Fingerprint` of its UTF-8. So `42` and `042` are the same
/// deal, and `-1`, `2^64` and `🐶` are texts.
public struct Seed: Hashable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// The number that generators start from.
  public let number: UInt64

  /// The length limit of a text in bytes.
  public static let longest = 256

  /// - Returns: `nil` for an empty text or one of more than `longest` bytes.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
    self.text = text
    number = Self.decimal(text) ?? SplitMix64.mix(Fingerprint(text).number)
  }

  /// Creates the seed of a number; it equals the seed of the number's digits.
  public init(_ number: UInt64) {
    text = String(number)
    self.number = number
  }

  // `UInt64(text)` would also accept a leading plus.
  private static func decimal(_ text: String) -> UInt64? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(text) : nil
  }
}

extension Seed: CustomStringConvertible {
  /// The text as it was typed.
  public var description: String { text }
}

extension Seed: Codable {
  /// Reads a text, digits included; throws for an empty or too long one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let seed = Seed(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a seed has 1 to 256 bytes of text")
    }
    self = seed
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
