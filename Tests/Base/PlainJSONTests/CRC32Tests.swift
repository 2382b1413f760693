import PlainJSON
import Testing

@Suite("CRC-32")
struct CRC32Tests {
  @Test("the check is that of zip and zlib")
  func isTheOneOfZip() {
    #expect(CRC32("123456789".utf8).value == 0xCBF4_3926)
    #expect(CRC32("123456789".utf8).text == "cbf43926")
    #expect(CRC32().value == 0 && CRC32([]).text == "00000000")
  }

  @Test("bytes in parts have the check of the whole, wherever they are cut")
  func goesOn() {
    let bytes = Array("the quick brown fox".utf8)
    for cut in 0...bytes.count {
      var crc = CRC32(bytes[..<cut])
      crc.add(bytes[cut...])
      #expect(crc == CRC32(bytes))
    }
  }

  @Test("every change of a single bit shows")
  func noticesBits() {
    let bytes = Array("memorize".utf8)
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << bit
        #expect(CRC32(changed) != CRC32(bytes))
      }
    }
  }
}
