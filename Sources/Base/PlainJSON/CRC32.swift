/// The cyclic redundancy check of Ethernet, zip and PNG: polynomial 0xEDB88320, reflected.
///
/// Detects every burst error of up to 32 bits; it is no protection against intent. Equal to
/// Python's `zlib.crc32`.
public struct CRC32: Equatable, Sendable {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  /// The checksums of each byte before 0 to 7 zero bytes, 256 for each number of zeros.
  private static let tables: [UInt32] = (0..<8).flatMap { zeros in
    table.map { crc in
      (0..<zeros).reduce(crc) { crc, _ -> UInt32 in crc >> 8 ^ table[Int(crc & 0xFF)] }
    }
  }

  /// The checksum of all bytes so far; zero for no bytes.
  public private(set) var value: UInt32 = 0

  /// Creates the checksum of an empty sequence of bytes.
  public init() {}

  /// Creates the checksum of some bytes.
  public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Appends more bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    // Iterating over a generic sequence would take tens of times as long.
    let sum = bytes.withContiguousStorageIfAvailable { Self.sum($0, after: value) }
    value = sum ?? Array(bytes).withUnsafeBufferPointer { Self.sum($0, after: value) }
  }

  /// Returns the checksum after more bytes: of eight at once, each from the table of the zeros
  /// behind it, then of single ones.
  private static func sum(_ bytes: UnsafeBufferPointer<UInt8>, after value: UInt32) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var crc = ~value
      let end = bytes.count - bytes.count % 8
      for start in stride(from: 0, to: end, by: 8) {
        crc = (0..<8).reduce(UInt32(0)) { sum, place in
          let former = place < 4 ? UInt8(truncatingIfNeeded: crc >> UInt32(8 * place)) : 0
          return sum ^ tables[(7 - place) << 8 | Int(bytes[start + place] ^ former)]
        }
      }
      for byte in bytes[end...] { crc = crc >> 8 ^ tables[Int((crc ^ UInt32(byte)) & 0xFF)] }
      return ~crc
    }
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
