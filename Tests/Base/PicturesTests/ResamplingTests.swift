import Testing

@testable import Pictures

@Suite("Pictures in another size")
struct ResamplingTests {
  private func grey(_ rows: [[UInt8]]) -> Picture {
    Picture(width: rows[0].count, height: rows.count) { x, y in
      Pixel(red: rows[y][x], green: rows[y][x], blue: rows[y][x])
    }
  }

  private func reds(_ picture: Picture) -> [[UInt8]] {
    (0..<picture.height).map { y in (0..<picture.width).map { picture[$0, y].red } }
  }

  @Test("each pixel is the mean of the pixels it covers")
  func means() {
    let picture = grey([[0, 100, 40, 40], [100, 200, 40, 80]])
    #expect(reds(picture.resampled(toWidth: 2, height: 1)) == [[100, 50]])
    #expect(picture.resampled(toWidth: 4, height: 2) == picture)
  }

  @Test("pixels on a boundary count in part on both sides, and enlarging repeats pixels")
  func parts() {
    #expect(reds(grey([[0, 90, 30]]).resampled(toWidth: 2, height: 1)) == [[30, 50]])
    #expect(
      reds(grey([[0, 90]]).resampled(toWidth: 4, height: 2)) == [[0, 0, 90, 90], [0, 0, 90, 90]])
    #expect(reds(grey([[0, 90]]).resampled(toWidth: 3, height: 1)) == [[0, 45, 90]])
  }

  @Test("transparent pixels have no colour, and everything outside the picture is transparent")
  func transparency() {
    let half = Picture(width: 2, height: 1) { x, _ in
      Pixel(red: 200, green: 0, blue: 0, alpha: x == 0 ? 255 : 0)
    }
    #expect(
      half.resampled(toWidth: 1, height: 1)[0, 0] == Pixel(red: 200, green: 0, blue: 0, alpha: 128))
    let outside = half.resampled(
      PixelArea(x: -1, y: 0, width: 3, height: 1), toWidth: 3, height: 1)
    #expect((0..<3).map { outside[$0, 0].alpha } == [0, 255, 0])
  }

  @Test("any area of a flat picture is flat", arguments: 1...9, [0.0, 0.3, 0.5, 1.7])
  func flat(size: Int, offset: Double) {
    let picture = grey([[UInt8]](repeating: [UInt8](repeating: 123, count: 7), count: 5))
    let area = PixelArea(x: offset, y: offset, width: 3.1, height: 2.2)
    let small = picture.resampled(area, toWidth: size, height: size)
    #expect(reds(small) == [[UInt8]](repeating: [UInt8](repeating: 123, count: size), count: size))
    #expect((0..<size).allSatisfy { small[$0, $0].alpha == 255 })
  }

  @Test("the opaque area leaves out the transparent border")
  func opaqueArea() {
    let dot = Picture(width: 9, height: 7) { x, y in
      Pixel(red: 1, green: 1, blue: 1, alpha: 2...4 ~= x && 3...4 ~= y ? 255 : 60)
    }
    #expect(dot.opaqueArea == PixelArea(x: 2, y: 3, width: 3, height: 2))
    #expect(Picture(width: 3, height: 2) { _, _ in .clear }.opaqueArea.width == 3)
  }

  @Test("an area is stretched by up to a fifth, then centred")
  func centered() {
    let square = PixelArea(x: 0, y: 0, width: 12, height: 12)
    #expect(square.centered(in: 1.1, stretch: 1.2) == square)
    #expect(square.centered(in: 2.4, stretch: 1.2) == PixelArea(x: -6, y: 0, width: 24, height: 12))
    #expect(square.centered(in: 0.5, stretch: 1.2) == PixelArea(x: 0, y: -4, width: 12, height: 20))
  }

  @Test("sharpening uses only the opaque neighbours of a pixel")
  func sharpening() {
    #expect(reds(grey([[100, 120, 100]]).sharpened) == [[90, 130, 90]])
    #expect(reds(grey([[0, 250]]).sharpened) == [[0, 255]])
    let edge = Picture(width: 2, height: 1) { x, _ in
      Pixel(red: x == 0 ? 10 : 200, green: 0, blue: 0, alpha: x == 0 ? 255 : 100)
    }
    #expect(edge.sharpened == edge)
  }
}
