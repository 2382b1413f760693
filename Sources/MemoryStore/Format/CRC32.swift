/// The cyclic redundancy check of Ethernet, gzip and PNG: polynomial 0xEDB88320, reflected.
///
/// It finds every change of up to 32 bits in a row; it is no protection against intent.
struct CRC32: Equatable {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  /// The check of no bytes is zero.
  private(set) var value: UInt32 = 0

  /// The check of all bytes so far and these.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    var crc = ~value
    for byte in bytes { crc = crc >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    value = ~crc
  }

  /// As files spell it: 8 lower-case hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  static func of(_ bytes: some Sequence<UInt8>) -> CRC32 {
    var crc = CRC32()
    crc.add(bytes)
    return crc
  }
}
