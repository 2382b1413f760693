import Pictures
import TestSupport
import Testing

/// Pictures as sixels, read by a decoder of the tests.
@Suite struct SixelTests {
  private func image(_ picture: Picture, colors: Int = 64) -> SixelImage {
    let text = String(decoding: Sixel.encoded(picture, colors: colors), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P") && text.hasSuffix("\u{1B}\\"))
    return SixelImage(text.dropFirst(2).dropLast(2))
  }

  private func percents(_ pixel: Pixel) -> SixelImage.Percents {
    .init([pixel.red, pixel.green, pixel.blue].map { (Int($0) * 200 + 255) / 510 })
  }

  @Test("a small picture is a band of six rows and one of the rest, whose equal sixels are counted")
  func small() {
    let red = Pixel(red: 255, green: 0, blue: 51)
    let bytes = Sixel.encoded(Picture(width: 5, height: 7) { _, _ in red }, colors: 2)
    let picture = Picture(width: 9, height: 1) { x, _ in
      x < 3
        ? Pixel(red: 0, green: 0, blue: 0) : x == 4 ? Pixel(red: 255, green: 0, blue: 0) : .clear
    }
    let text = String(decoding: Sixel.encoded(picture, colors: 2), as: UTF8.self)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}P0;1q\"1;1;5;7#0;2;100;0;20#0!5~-#0!5@\u{1B}\\"
        && text.contains("#0@@@$#1!4?@\u{1B}\\"))
  }

  @Test("pictures of few colours arrive unchanged, transparent pixels are left out")
  func roundTrip() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<60 {
      let palette = (0..<numbers.whole(1...20)).map { _ in
        Pixel(
          red: UInt8(numbers.whole(0...255)), green: UInt8(numbers.whole(0...255)),
          blue: UInt8(numbers.whole(0...255)), alpha: numbers.whole(0...3) == 0 ? 100 : 255)
      }
      let picture = Picture(
        width: numbers.whole(1...40), height: numbers.whole(1...20)
      ) { _, _ in palette[numbers.whole(0...palette.count - 1)] }
      let image = image(picture)
      #expect((image.errors, image.width, image.height) == ([], picture.width, picture.height))
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x, y]
          #expect(image.pixels[y][x] == (pixel.alpha < 128 ? nil : percents(pixel)))
        }
      }
    }
  }

  @Test("more colours are reduced to the limit, and most pixels stay near their own")
  func reduction() {
    let picture = Picture(width: 64, height: 64) { x, y in
      Pixel(red: UInt8(x * 4), green: UInt8(y * 4), blue: UInt8((x + y) * 2))
    }
    for (limit, most) in [(256, 5), (64, 11), (16, 23), (2, 60)] {
      let image = image(picture, colors: limit)
      #expect(image.errors == [] && image.colorCount == limit)
      for y in 0..<64 {
        for x in 0..<64 {
          let difference = (image.pixels[y][x] ?? .zero) &- percents(picture[x, y])
          #expect(max(difference.max(), -difference.min()) <= most)
        }
      }
    }
  }

  @Test("a large area of one colour keeps it exactly, and a transparent picture draws nothing")
  func flat() {
    let paper = Pixel(red: 250, green: 240, blue: 230)
    let picture = Picture(width: 60, height: 60) { x, y in
      (10..<40).contains(x) && (10..<40).contains(y)
        ? Pixel(red: UInt8(x * 6), green: UInt8(y * 6), blue: UInt8(x * y % 256)) : paper
    }
    let drawn = image(picture, colors: 16)
    let clear = image(Picture(width: 7, height: 13) { _, _ in .clear })
    #expect(
      (clear.errors, clear.colorCount, clear.height) == ([], 0, 13)
        && drawn.pixels[0].allSatisfy { $0 == percents(paper) }
        && clear.pixels.allSatisfy { $0.allSatisfy { $0 == nil } })
  }
}
