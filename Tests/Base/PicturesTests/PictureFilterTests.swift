import Pictures
import TestSupport
import Testing

/// The laws of the filters, over every level and many colours.
@Suite struct PictureFilterTests {
  /// Every level of grey in a row.
  private let greys = Picture(width: 256, height: 1) { x, _ in
    Pixel(red: UInt8(x), green: UInt8(x), blue: UInt8(x))
  }

  /// All colours of 18 levels per channel, each with another alpha.
  private let colors = Picture(width: 18, height: 18 * 18) { x, y in
    Pixel(
      red: UInt8(15 * x), green: UInt8(15 * (y / 18)), blue: UInt8(15 * (y % 18)),
      alpha: UInt8((x * 31 + y * 7) % 256))
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ filter: PictureFilter) -> Pixel
  {
    Picture(width: 1, height: 1) { _, _ in Pixel(red: red, green: green, blue: blue) }
      .filtered(filter)[0, 0]
  }

  private func luma(_ pixel: Pixel) -> Double {
    0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
  }

  @Test(arguments: PictureFilter.allCases)
  func `a filter keeps size and alpha, and gives equal colours equal colours`(
    filter: PictureFilter
  ) {
    let filtered = colors.filtered(filter)
    #expect(filtered.width == colors.width && filtered.height == colors.height)
    for y in 0..<colors.height {
      for x in 0..<colors.width {
        let (old, new) = (colors[x, y], filtered[x, y])
        let alone = pixel(old.red, old.green, old.blue, filter)
        #expect(
          (new.alpha, [new.red, new.green, new.blue]) == (
            old.alpha, [alone.red, alone.green, alone.blue]
          ))
      }
    }
  }

  @Test(arguments: PictureFilter.allCases)
  func `a clear pixel stays clear`(filter: PictureFilter) {
    let clear = Picture(width: 2, height: 2) { _, _ in .clear }
    let bytes = clear.filtered(filter).bytes
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
  }

  @Test func `grey is the luma in all channels, and sepia has the numbers of the specification`() {
    let grey = colors.filtered(.grey)
    #expect((grey.filtered(.grey), greys.filtered(.grey)) == (grey, greys))
    for y in 0..<colors.height {
      for x in 0..<colors.width {
        let pixel = grey[x, y]
        #expect(
          (pixel.red, pixel.green) == (pixel.green, pixel.blue)
            && abs(Double(pixel.red) - luma(colors[x, y])) <= 0.5)
      }
    }

    #expect(
      (
        pixel(100, 100, 100, .sepia), pixel(255, 0, 0, .sepia), pixel(255, 255, 255, .sepia),
        pixel(0, 0, 0, .sepia), pixel(0, 255, 0, .sepia)
      ) == (
        Pixel(red: 135, green: 120, blue: 94), Pixel(red: 100, green: 89, blue: 69),
        Pixel(red: 255, green: 255, blue: 239), Pixel(red: 0, green: 0, blue: 0),
        Pixel(red: 196, green: 175, blue: 136)
      ))
  }

  @Test func `warm makes grey redder and cool bluer, with the same luma, and cool undoes warm`() {
    for level in stride(from: UInt8(10), through: 220, by: 5) {
      let (warm, cool) = (pixel(level, level, level, .warm), pixel(level, level, level, .cool))
      #expect(
        warm.red >= warm.green && warm.green > warm.blue && cool.blue > cool.green
          && cool.green >= cool.red)
      #expect(abs(luma(warm) - Double(level)) < 0.52 && abs(luma(cool) - Double(level)) < 0.52)
    }

    let both = greys.filtered(.warm).filtered(.cool)
    for level in 0..<220 {
      let pixel = both[level, 0]
      for channel in [pixel.red, pixel.green, pixel.blue] {
        #expect(abs(Int(channel) - level) <= 2)
      }
    }
  }

  @Test func `contrast keeps the middle, and moves all others away from it or to the ends`() {
    let levels = (0..<256).map { Int(greys.filtered(.contrast)[$0, 0].red) }
    #expect(
      (levels[127], levels[128], levels, levels.first, levels.last) == (
        127, 128, levels.sorted(), 0, 255
      ))
    for level in 0..<256 {
      #expect(
        levels[level] + levels[255 - level] == 255
          && (level < 128 ? levels[level] <= level : levels[level] >= level))
    }
  }
}
