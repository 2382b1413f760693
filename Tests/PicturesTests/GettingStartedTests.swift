import Pictures
import TestSupport
import Testing

@Suite("Getting started with pictures")
struct PicturesGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let sunset = Picture(width: 64, height: 32) { x, y in
      Pixel(red: UInt8(255 - 4 * y), green: UInt8(2 * x), blue: 80)
    }
    let file = PNG.encoded(sunset)
    let png = try PNG(file)
    print(png.width, png.height, try png.picture() == sunset)

    // Of a large picture no more than two rows need be in memory.
    var brightest: UInt8 = 0
    try png.forEachRow { _, row in
      for index in 0..<row.count where index % 4 == 1 { brightest = max(brightest, row[index]) }
    }
    print("green up to \(brightest)")

    var damaged = file
    damaged[20] ^= 1
    do {
      _ = try PNG(damaged)
    } catch {
      print(error)
    }
    // Example ends

    let article = try DocumentedExample(of: "Pictures")
    #expect(try DocumentedExample.code(in: #filePath) == article.code)
    #expect(printed.rows == article.output)
  }
}
