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

    // At most two rows of a large picture are in memory.
    var brightest: UInt8 = 0
    try png.forEachRow { _, row in
      for index in 0..<row.count where index % 4 == 1 { brightest = max(brightest, row[index]) }
    }
    print("green up to \(brightest)")

    // As cells: a hill of eight by four pixels in four columns and two rows.
    let hill = Picture(width: 8, height: 4) { x, y in
      3 - y...4 + y ~= x ? Pixel(red: 60, green: 160, blue: 60) : .clear
    }
    let samples = PictureSamples(hill, columns: 4, rows: 2)
    let sky = PictureCell(Pixel(red: 0, green: 0, blue: 90))
    for row in 0..<samples.rows {
      let glyphs = (0..<samples.columns).map { column in
        guard let cell = samples.cell(column: column, row: row, over: sky) else { return " " }
        return cell.mask == 0 ? "█" : "\(samples.glyphs.glyph(for: cell.mask))"
      }
      print(glyphs.joined())
    }

    var damaged = file
    damaged[20] ^= 1
    do {
      _ = try PNG(damaged)
    } catch {
      print(error)
    }
    // Example ends

    let article = try DocumentedExample(of: "Pictures")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
