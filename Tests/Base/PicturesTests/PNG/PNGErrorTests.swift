import TestSupport
import Testing

@testable import Pictures

@Suite("What is wrong with a PNG")
struct PNGErrorTests {
  private let rgba = PNGFixture.named("rgba-8")
  private let palette = PNGFixture.named("palette-8")

  private func error(_ bytes: [UInt8]) -> PictureError? {
    #expect(throws: PictureError.self) { try PNG(bytes).picture() }
  }

  @Test(
    "a file that does not begin like a PNG is none, and one that is cut off is refused with its end"
  )
  func unknownFormat() {
    #expect((error([]), error(Array("GIF89a".utf8))) == (.unknownFormat, .unknownFormat))

    for length in 8..<rgba.file.count {
      #expect(error(Array(rgba.file.prefix(length))) == .ended(at: length))
    }
  }

  @Test("a changed bit shows in a checksum, and an unknown chunk is skipped unless it is critical")
  func checksum() throws {
    var bytes = rgba.file
    bytes[20] ^= 1
    let place = try #require(rgba.chunks(0x7445_5874).first)
    let needed = rgba.changing { $0[place + 4] = UInt8(ascii: "T") }
    #expect(
      (error(bytes), "\(PictureError.wrong(.checksum, at: 29))", error(needed)) == (
        .wrong(.checksum, at: 29), "byte 29: the checksum is wrong",
        .wrong(.unknownChunk, at: place)
      ))
  }

  @Test("a header with a bad size, depth or colour is refused", arguments: [16, 20, 24, 25, 26])
  func header(place: Int) {
    let bytes = rgba.changing { bytes in
      for index in place..<(place < 24 ? place + 4 : place + 1) { bytes[index] = 0 }
      if place > 24 { bytes[place] = 5 }
    }
    #expect(
      error(bytes) == (place == 16 || place == 20 || place > 23 ? .wrong(.header, at: 8) : nil))
  }

  @Test("a size that the data cannot fill is refused")
  func bomb() throws {
    let bytes = rgba.changing { bytes in
      bytes.replaceSubrange(16..<24, with: [0, 0, 0x10, 0, 0, 0, 0x10, 0])
    }
    let end = try #require(rgba.chunks(PNGChunk.end).last)
    #expect(error(bytes) == .wrong(.dataLength, at: end))
  }

  @Test("more pixels than the limit are refused, with a lower limit for interlaced pictures")
  func pixelLimit() {
    func size(_ name: String, _ width: UInt8, _ data: Int) -> [UInt8] {
      let fixture = PNGFixture.named(name)
      let bytes = fixture.changing {
        $0.replaceSubrange(16..<24, with: [0, 0, width, 0, 0, 0, 16, 0])
      }
      var chunk: [UInt8] = []
      chunk.append32(data)
      chunk.append32(PNGChunk.data)
      let end = fixture.chunks(PNGChunk.data)[0]
      return PNGFixture.sealed(
        bytes[..<end] + chunk + [UInt8](repeating: 0, count: data + 4) + bytes.suffix(12))
    }
    #expect(
      (
        error(size("grey-8", 40, 50_000)), error(size("grey-8-interlaced", 16, 20_000)),
        "\(PictureError.tooLarge(.pixels, limit: 16_000_000))"
      ) == (
        .tooLarge(.pixels, limit: 40_000_000), .tooLarge(.pixels, limit: 16_000_000),
        "more than 16000000 pixels"
      ))
  }

  @Test("a side longer than the limit is refused before the rest of the file is read")
  func sideLimit() {
    for place in [16, 20] {
      let bytes = rgba.changing { $0.replaceSubrange(place..<(place + 4), with: [0, 1, 0, 0]) }
      #expect(error(Array(bytes.prefix(33))) == .tooLarge(.side, limit: 65_535))
    }
    #expect(
      "\(PictureError.tooLarge(.side, limit: 65_535))" == "more than 65535 pixels in a side")
  }

  @Test("data in more parts than the limit is refused")
  func partLimit() throws {
    let data = try #require(rgba.chunks(PNGChunk.data).first)
    var empty: [UInt8] = []
    empty.append32(0)
    empty.append32(PNGChunk.data)
    empty.append32(0x35AF_061E)
    let parts = Array(repeatElement(empty, count: 65_536).joined())
    #expect(
      error(rgba.file[..<data] + parts + rgba.file[data...]) == .tooLarge(.dataParts, limit: 65_536)
    )
  }

  @Test("a file larger than the limit is not even read")
  func fileLimit() {
    let source = ByteSource(count: PNG.fileLimit + 1) { (_) throws(PictureError) in
      throw .unreadable("it was read")
    }
    #expect(throws: PictureError.tooLarge(.fileBytes, limit: 33_554_432)) { try PNG(source) }
  }

  @Test("a palette comes once, before the data, and data in two places is out of order")
  func paletteOrder() throws {
    let place = try #require(palette.chunks(PNGChunk.palette).first)
    let end = try #require(palette.chunks(PNGChunk.end).last)
    let chunk = palette.file[place..<(place + 768 + 12)]
    let missing = palette.file[..<place] + palette.file[chunk.endIndex...]
    let late = palette.file[..<end] + chunk + palette.file[end...]
    let long = palette.changing { $0[place + 3] = 1 }

    #expect(
      (error(Array(missing)), error(Array(late))) == (
        .wrong(.palette, at: end - chunk.count), .wrong(.chunkOrder, at: end)
      ))
    #expect(throws: PictureError.self) { try PNG(long) }

    let last = try #require(rgba.chunks(PNGChunk.end).last)
    let parts = try #require(rgba.chunks(PNGChunk.data).first)
    let head = rgba.file[8..<33]
    let note = try #require(rgba.chunks(0x7445_5874).first)
    let between = rgba.file[..<last] + rgba.file[note..<parts] + rgba.file[parts...]

    #expect(
      (error(Array(rgba.file[..<parts] + head + rgba.file[parts...])), error(Array(between))) == (
        .wrong(.chunkOrder, at: parts), .wrong(.chunkOrder, at: last + parts - note)
      ))
  }
}
