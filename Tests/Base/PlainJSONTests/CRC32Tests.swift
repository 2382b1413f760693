import PlainJSON
import Testing

@Suite("CRC-32")
struct CRC32Tests {
  @Test("the check is that of zip and zlib, of bytes in parts too, and every changed bit shows")
  func isTheOneOfZip() {
    #expect(
      (CRC32("123456789".utf8).value, CRC32("123456789".utf8).text, CRC32().value, CRC32([]).text)
        == (0xCBF4_3926, "cbf43926", 0, "00000000"))

    let bytes = Array("the quick brown fox".utf8)
    for cut in 0...bytes.count {
      var crc = CRC32(bytes[..<cut])
      crc.add(bytes[cut...])
      #expect(crc == CRC32(bytes))
    }

    let long = (0..<60).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    let wrong = (0...long.count).filter { CRC32(long[..<$0]).value != Self.slow(long[..<$0]) }
    #expect(wrong == [])

    let single = Array("memorize".utf8)
    for place in single.indices {
      for bit in 0..<8 {
        var changed = single
        changed[place] ^= 1 << bit
        #expect(CRC32(changed) != CRC32(single))
      }
    }
  }

  /// Returns the checksum bit by bit.
  private static func slow(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }
}
