import TestSupport
import Testing

@testable import Pictures

@Suite("Compressed data")
struct InflateTests {
  private func inflated(_ bytes: [UInt8], in parts: [Range<Int>]? = nil) throws(PictureError)
    -> [UInt8]
  {
    var out: [UInt8] = []
    var inflate = Inflate(bytes, in: parts ?? [bytes.indices])
    try inflate.run { (piece) throws(PictureError) in
      for index in 0..<piece.count { out.append(piece[index]) }
    }
    return out
  }

  /// "hello hello hello" compressed by Python's zlib with fixed codes.
  private let hello: [UInt8] = [
    0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00, 0x3A, 0x2E, 0x06, 0x7D,
  ]

  @Test("data that zlib compressed is read, in parts as well as whole")
  func reads() throws {
    #expect(String(decoding: try inflated(hello), as: UTF8.self) == "hello hello hello")
    for cut in hello.indices {
      let parts = [0..<cut, cut..<cut, cut..<hello.count]
      #expect(try inflated(hello, in: parts) == Array("hello hello hello".utf8))
    }
  }

  @Test(
    "compressed data of any length is read again", arguments: [0, 1, 3, 4, 258, 40_000, 200_000])
  func writes(count: Int) throws {
    var numbers = SeededNumbers(seed: count)
    let words = (0..<50).map { _ in
      (0...numbers.whole(0...20)).map { _ in UInt8(numbers.whole(0...255)) }
    }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += numbers.one(of: words) }
    bytes = Array(bytes.prefix(count))

    let compressed = Deflate.compressed(bytes)

    #expect(try inflated(compressed) == bytes)
    if count > 1_000 { #expect(compressed.count < count / 2) }
  }

  @Test("data that is cut off anywhere is reported as cut off, and each error names the wrong part")
  func cut() {
    for length in hello.indices {
      #expect(throws: PictureError.self) { try inflated(Array(hello.prefix(length))) }
    }

    #expect(throws: PictureError.wrong(.compression, at: 0)) { try inflated([0x79, 0x9C, 0]) }
    #expect(throws: PictureError.wrong(.block, at: 2)) { try inflated([0x78, 0x9C, 0b111]) }
    // A stored block whose length contradicts its complement.
    #expect(throws: PictureError.wrong(.block, at: 7)) {
      try inflated([0x78, 0x9C, 1, 5, 0, 5, 0])
    }
    // A match at the very beginning.
    #expect(throws: PictureError.wrong(.distance, at: 3)) {
      try inflated([0x78, 0x9C, 0b0000_0011, 0b0000_0010, 0, 0, 0, 0])
    }
    var wrong = hello
    wrong[wrong.count - 1] ^= 1
    #expect(throws: PictureError.wrong(.checksum, at: 12)) { try inflated(wrong) }
  }
}
