/// What a player types to get the same deal again: a number or any text.
///
/// Decimal digits that spell a number below 2^64 are that number. Any other text stands for a
/// number made from its UTF-8 bytes by FNV-1a (its `Fingerprint`) and one SplitMix64 mix.
/// So `42` and `042` are the same deal, `-1`, `2^64` and `🐶` are texts.
public struct Seed: Hashable, Sendable {
  /// As typed; it finds the same deal again.
  public let text: String
  /// What the generators are started with.
  public let number: UInt64

  /// - Returns: `nil` for empty text or more than 256 bytes of it.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 256 else { return nil }
    self.text = text
    number = Self.decimal(text) ?? SplitMix64.mix(Fingerprint(text).number)
  }

  /// The seed of a number; it equals the seed of the number's digits.
  public init(_ number: UInt64) {
    text = String(number)
    self.number = number
  }

  // `UInt64(text)` alone would also take a leading plus.
  private static func decimal(_ text: String) -> UInt64? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(text) : nil
  }
}

extension Seed: CustomStringConvertible {
  /// The text as it was typed.
  public var description: String { text }
}

extension Seed: Codable {
  /// Reads a text, digits included; an empty or too long one is refused.
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
