/// A 64-bit hash of bytes: FNV-1a, of Fowler, Noll and Vo.
///
/// It detects mistakes; it is not cryptographic.
public struct Fingerprint: Hashable, Sendable {
  /// The hash of the bytes that were added.
  public private(set) var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty sequence of bytes.
  public init() {}

  /// Creates the fingerprint of a text's UTF-8.
  public init(_ text: String) { add(text) }

  /// Adds a byte; the order of bytes matters.
  public mutating func add(_ byte: UInt8) {
    number = (number ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds the bytes of a text's UTF-8.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }
}

extension Fingerprint {
  /// The number in 16 lower-case hexadecimal digits.
  public var hexadecimal: String { number.digestText }
}
