import TestSupport
import Testing

@testable import Pictures

@Suite("Pictures in cells")
struct PictureCellTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  /// Creates a picture from letters: r, b, and a space for transparent.
  private func picture(_ rows: String...) -> Picture {
    let rows = rows.map(Array.init)
    return Picture(width: rows[0].count, height: rows.count) { x, y in
      switch rows[y][x] {
      case "r": red
      case "b": blue
      default: .clear
      }
    }
  }

  private func text(_ picture: Picture, _ glyphs: GlyphSet, columns: Int, rows: Int) -> [String] {
    let samples = PictureSamples(picture, columns: columns, rows: rows, glyphs: glyphs)
    let cells = samples.cells(over: Pixel(red: 255, green: 255, blue: 255))
    return (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      for column in 0..<columns {
        line.append(glyphs.glyph(for: cells[row * columns + column].mask))
      }
      return String(line)
    }
  }

  @Test(
    "every combination of parts has a different character, which maps back to it",
    arguments: GlyphSet.allCases)
  func glyphs(set: GlyphSet) {
    let masks = (0..<UInt8(1 << set.parts))
    #expect(
      Set(masks.map(set.glyph)).count == masks.count && set.mask(of: "x") == nil
        && set.mask(of: "░") == nil && masks.allSatisfy { set.mask(of: set.glyph(for: $0)) == $0 })
  }

  @Test("the parts of a cell are numbered by rows, and a trimmed picture fills the space")
  func order() {
    #expect(
      [
        String(GlyphSet.quadrant.glyph(for: 0b0001)), String(GlyphSet.quadrant.glyph(for: 0b1000)),
        String(GlyphSet.half.glyph(for: 0b01)), String(GlyphSet.sextant.glyph(for: 0b00_0001)),
        String(GlyphSet.sextant.glyph(for: 0b11_1110)),
      ] == ["▘", "▗", "▀", "\u{1FB00}", "\u{1FB3B}"])

    let dot = picture("    ", " rr ", " rr ", "    ")
    func cells(_ fit: PictureFit) -> [PictureCell] {
      PictureSamples(dot, columns: 4, rows: 2, fit: fit).cells(over: blue)
    }
    #expect(
      (cells(.stretch)[0], cells(.stretch)[1].foreground) == (PictureCell(blue), red)
        && cells(.trim).allSatisfy { $0.background == red })
  }

  @Test("only cells at an edge have a character, the others have a background colour")
  func screens() {
    let shape = picture(
      "    rr  ",
      "   rrrr ",
      "  rrrrrr",
      "  rrrrrr")
    #expect(
      (
        text(shape, .quadrant, columns: 4, rows: 2), text(shape, .half, columns: 8, rows: 2),
        text(picture("r ", " r", "r "), .sextant, columns: 1, rows: 1)
      ) == ([" ▗ ▖", "    "], ["   ▄  ▄ ", "        "], ["\u{1FB17}"]))
  }

  @Test("the two colours of a cell are the means of the best split", arguments: GlyphSet.allCases)
  func best(set: GlyphSet) {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<100 {
      let picture = Picture(width: set.columns, height: set.rows) { _, _ in
        Pixel(
          red: UInt8(numbers.whole(0...255)), green: UInt8(numbers.whole(0...255)),
          blue: UInt8(numbers.whole(0...255)))
      }
      var split = CellSplit(count: set.parts)
      for part in 0..<set.parts { split.set(part, color(picture, part)) }
      split.search()
      let least = (0..<(1 << set.parts)).map { error(picture, mask: UInt8($0)) }.min() ?? 0
      #expect(abs(error(picture, mask: split.mask) - least) < 1 + least / 10_000)
    }
  }

  @Test("a mean of any colours is rounded like a division", arguments: 1...6)
  func means(count: Int32) {
    for sum in 0...(255 * count) {
      let mean = ColorSum(red: sum, green: 255 * count - sum, blue: 0).mean(of: count)
      #expect(
        (mean.red, mean.green, mean.blue) == (
          UInt8((sum + count / 2) / count), UInt8((255 * count - sum + count / 2) / count), 0
        ))
    }
  }

  private func color(_ picture: Picture, _ part: Int) -> ColorSum {
    let pixel = picture[part % picture.width, part / picture.width]
    return ColorSum(red: Int32(pixel.red), green: Int32(pixel.green), blue: Int32(pixel.blue))
  }

  /// Returns the squared error of all parts to the means of their sides.
  private func error(_ picture: Picture, mask: UInt8) -> Double {
    var error = 0.0
    for side in 0...1 as ClosedRange<UInt8> {
      let parts = (0..<picture.width * picture.height).filter { mask >> UInt8($0) & 1 == side }
      for channel in [\ColorSum.red, \.green, \.blue] {
        let values = parts.map { Double(color(picture, $0)[keyPath: channel]) }
        let mean = values.reduce(0, +) / Double(max(1, values.count))
        error += values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      }
    }
    return error
  }

  @Test("a transparent part shows the background, part by part, and alpha blends with it")
  func transparency() {
    let white = PictureCell(Pixel(red: 255, green: 255, blue: 255))
    func cell(_ picture: Picture) -> PictureCell? {
      PictureSamples(picture, columns: 1, rows: 1).cell(column: 0, row: 0, over: white)
    }
    let half = Picture(width: 2, height: 2) { x, _ in x == 0 ? .clear : red }
    let below = PictureCell(mask: 0b0011, foreground: blue, background: red)
    let samples = PictureSamples(half, columns: 1, rows: 1)
    let glass = Picture(width: 1, height: 1) { _, _ in
      Pixel(red: 255, green: 0, blue: 0, alpha: 128)
    }
    let blended = PictureSamples(glass, columns: 1, rows: 1).cells(over: blue)
    #expect(
      (cell(picture("r ", "  ")), cell(picture("  ", " r")), cell(picture("bb", "rr"))) == (
        PictureCell(mask: 1, foreground: red, background: .clear),
        PictureCell(mask: 8, foreground: red, background: .clear),
        PictureCell(mask: 3, foreground: blue, background: red)
      ))
    #expect(
      (samples.cell(column: 0, row: 0, over: below), blended) == (
        PictureCell(mask: 1, foreground: blue, background: red),
        [PictureCell(Pixel(red: 128, green: 0, blue: 127))]
      ) && cell(picture("  ", "  ")) == nil)
  }
}
