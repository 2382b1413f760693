import TestSupport
import Testing

@testable import Pictures

@Suite("PNG")
struct PNGTests {
  @Test(
    "there is a fixture of every colour and depth, and a flat picture is written in a few bytes")
  func isComplete() {
    #expect(PNGFixture.all.count == 55)

    var numbers = SeededNumbers(seed: 1)
    let flat = Picture(width: 100, height: 100) { _, _ in Pixel(red: 1, green: 2, blue: 3) }
    let noise = Picture(width: 100, height: 100) { _, _ in
      Pixel(red: UInt8(numbers.whole(0...255)), green: UInt8(numbers.whole(0...255)), blue: 0)
    }

    #expect(PNG.encoded(flat).count < 900 && PNG.encoded(noise).count < 42_000)
  }

  @Test("the pixels are those of another decoder", arguments: PNGFixture.all)
  func decodes(fixture: PNGFixture) throws {
    let picture = try PNG(fixture.file).picture()

    #expect([picture.width, picture.height] == [fixture.width, fixture.height])
    if fixture.width == 300 {
      let sum = PNGChecksum.sum(picture.bytes, in: picture.bytes.indices)
      #expect(fixture.pixels.number32(at: 0) == sum)
    } else {
      #expect(picture.bytes == fixture.pixels)
    }
  }

  @Test("rows are decoded from the top, each once", arguments: ["rgba-8", "rgba-8-interlaced"])
  func streams(name: String) throws {
    let fixture = PNGFixture.named(name)
    var rows: [Int] = []
    var bytes: [UInt8] = []

    try PNG(fixture.file).forEachRow { y, row in
      rows.append(y)
      for index in 0..<row.count { bytes.append(row[index]) }
    }

    #expect((rows, bytes) == (Array(0..<13), fixture.pixels))
  }

  @Test("an encoded picture is decoded as the same picture", arguments: PNGFixture.all)
  func encodes(fixture: PNGFixture) throws {
    let picture = try PNG(fixture.file).picture()
    let file = PNG.encoded(picture)

    #expect(try (PNG(file).picture(), file) == (picture, PNG.encoded(picture)))
  }
}
