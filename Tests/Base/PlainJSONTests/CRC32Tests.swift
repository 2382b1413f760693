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

    let single = Array("memorize".utf8)
    for place in single.indices {
      for bit in 0..<8 {
        var changed = single
        changed[place] ^= 1 << bit
        #expect(CRC32(changed) != CRC32(single))
      }
    }
  }
}
