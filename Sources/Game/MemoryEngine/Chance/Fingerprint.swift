/// A number that tells contents apart: FNV-1a with 64 bits, of Fowler, Noll and Vo.
///
/// It guards against mistakes, not against anyone who wants two contents to look alike.
public struct Fingerprint: Hashable, Sendable {
  /// That of no bytes until some are added.
  public private(set) var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of nothing, to which bytes are added.
  public init() {}

  /// The fingerprint of a text's UTF-8.
  public init(_ text: String) { add(text) }

  /// Adds one byte; the order of bytes counts.
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
