/// The cyclic redundancy check of Ethernet, zip and PNG: polynomial 0xEDB88320, reflected.
///
/// It finds every change of up to 32 bits in a row; it is no protection against intent. Python's
/// `zlib.crc32` counts the same.
public struct CRC32: Equatable, Sendable {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  /// The check of all bytes so far; that of no bytes is zero.
  public private(set) var value: UInt32 = 0

  /// The check of nothing, to which bytes are added.
  public init() {}

  /// The check of some bytes.
  public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Goes on with more bytes, as if they had come with those before.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    // Asked of any sequence one by one, bytes take tens of times as long.
    let sum = bytes.withContiguousStorageIfAvailable { Self.sum($0, after: value) }
    value = sum ?? Array(bytes).withUnsafeBufferPointer { Self.sum($0, after: value) }
  }

  private static func sum(_ bytes: UnsafeBufferPointer<UInt8>, after value: UInt32) -> UInt32 {
    let table = table
    var crc = ~value
    for byte in bytes { crc = crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xFF)] }
    return ~crc
  }

  /// The value in 8 lower-case hexadecimal digits.
  public var text: String { value.hexadecimal }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// All digits of the type, in lower case.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
