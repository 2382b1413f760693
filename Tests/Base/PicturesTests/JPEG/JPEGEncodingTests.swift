import Pictures
import Testing

/// Round trips of the JPEG encoder through the decoder, which is compared with other decoders.
struct JPEGEncodingTests {
  private func hills(_ width: Int, _ height: Int) -> Picture {
    Picture(width: width, height: height) { x, y in
      Pixel(
        red: UInt8(255 * x / width), green: UInt8(255 * y / height),
        blue: UInt8(255 * (x + y) / (width + height)))
    }
  }

  private func again(_ picture: Picture, quality: Int = 90) throws -> Picture {
    try JPEG(ByteSource(JPEG.encoded(picture, quality: quality))).picture()
  }

  private func farthest(_ one: Picture, _ other: Picture) -> Int {
    zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(
    "a decoded picture has its size and nearly its pixels",
    arguments: [(1, 1), (8, 8), (9, 7), (64, 48), (33, 100)])
  func comesBack(width: Int, height: Int) throws {
    let picture = hills(width, height)
    let read = try again(picture)
    #expect((read.width, read.height) == (width, height) && farthest(picture, read) <= 14)
  }

  @Test("the best quality is nearly exact, hard edges are black and white, and clear pixels white")
  func best() throws {
    let picture = Picture(width: 40, height: 40) { x, y in
      Pixel(red: UInt8((x * 37 + y * 91) % 256), green: UInt8((x * y) % 256), blue: 128)
    }
    let edges = Picture(width: 32, height: 16) { x, _ in
      let value: UInt8 = x % 16 < 8 ? 0 : 255
      return Pixel(red: value, green: value, blue: value)
    }
    let read = try again(Picture(width: 8, height: 8) { _, _ in .clear })
    #expect(
      try read[4, 4].alpha == 255 && farthest(picture, again(picture, quality: 100)) <= 5
        && farthest(edges, again(edges)) <= 2 && read[4, 4].red >= 253)
  }

  @Test("a lower quality takes fewer bytes, and a file has a JFIF header, a frame and an end")
  func sizes() {
    let picture = hills(64, 64)
    let sizes = [1, 25, 50, 75, 90, 100].map { JPEG.encoded(picture, quality: $0).count }
    let file = JPEG.encoded(hills(300, 2))
    let start = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44, 3]
    #expect(
      (sizes, JPEG.encoded(picture), file.suffix(2)) == (
        sizes.sorted(), JPEG.encoded(hills(64, 64)), [0xFF, 0xD9]
      ) && sizes.first != sizes.last && file.starts(with: start)
        && file.indices.contains { file[$0...].starts(with: frame) })
  }
}
