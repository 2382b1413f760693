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

  @Test(
    "each pixel is the mean of those it covers, in part on boundaries, without transparent ones")
  func means() {
    let picture = grey([[0, 100, 40, 40], [100, 200, 40, 80]])
    let half = Picture(width: 2, height: 1) { x, _ in
      Pixel(red: 200, green: 0, blue: 0, alpha: x == 0 ? 255 : 0)
    }
    let outside = half.resampled(
      PixelArea(x: -1, y: 0, width: 3, height: 1), toWidth: 3, height: 1)
    #expect(
      (
        reds(picture.resampled(toWidth: 2, height: 1)), picture.resampled(toWidth: 4, height: 2),
        reds(grey([[0, 90, 30]]).resampled(toWidth: 2, height: 1)),
        reds(grey([[0, 90]]).resampled(toWidth: 4, height: 2))
      ) == ([[100, 50]], picture, [[30, 50]], [[0, 0, 90, 90], [0, 0, 90, 90]]))
    #expect(
      (
        reds(grey([[0, 90]]).resampled(toWidth: 3, height: 1)),
        half.resampled(toWidth: 1, height: 1)[0, 0], (0..<3).map { outside[$0, 0].alpha }
      ) == ([[0, 45, 90]], Pixel(red: 200, green: 0, blue: 0, alpha: 128), [0, 255, 0]))
  }

  @Test("any area of a flat picture is flat", arguments: 1...9, [0.0, 0.3, 0.5, 1.7])
  func flat(size: Int, offset: Double) {
    let picture = grey([[UInt8]](repeating: [UInt8](repeating: 123, count: 7), count: 5))
    let area = PixelArea(x: offset, y: offset, width: 3.1, height: 2.2)
    let small = picture.resampled(area, toWidth: size, height: size)
    #expect(
      reds(small) == [[UInt8]](repeating: [UInt8](repeating: 123, count: size), count: size)
        && (0..<size).allSatisfy { small[$0, $0].alpha == 255 })
  }

  @Test("the opaque area leaves out the transparent border, and is stretched by up to a fifth")
  func opaqueArea() {
    let dot = Picture(width: 9, height: 7) { x, y in
      Pixel(red: 1, green: 1, blue: 1, alpha: 2...4 ~= x && 3...4 ~= y ? 255 : 60)
    }
    let square = PixelArea(x: 0, y: 0, width: 12, height: 12)
    #expect(
      (
        dot.opaqueArea, Picture(width: 3, height: 2) { _, _ in .clear }.opaqueArea.width,
        square.centered(in: 1.1, stretch: 1.2), square.centered(in: 2.4, stretch: 1.2)
      ) == (
        PixelArea(x: 2, y: 3, width: 3, height: 2), 3, square,
        PixelArea(x: -6, y: 0, width: 24, height: 12)
      ))
    #expect(square.centered(in: 0.5, stretch: 1.2) == PixelArea(x: 0, y: -4, width: 12, height: 20))
  }

  @Test("sharpening uses only the opaque neighbours of a pixel")
  func sharpening() {
    let edge = Picture(width: 2, height: 1) { x, _ in
      Pixel(red: x == 0 ? 10 : 200, green: 0, blue: 0, alpha: x == 0 ? 255 : 100)
    }
    #expect(
      (reds(grey([[100, 120, 100]]).sharpened), reds(grey([[0, 250]]).sharpened), edge.sharpened)
        == ([[90, 130, 90]], [[0, 255]], edge))
  }
}
