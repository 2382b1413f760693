/// The checksum of ISO 3309 that zip, PNG and Python's `zlib.crc32` use; it finds torn lines.
struct CRC32 {
  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }
}
