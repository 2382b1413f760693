import Testing

@testable import Pictures

/// The content modes of pictures.
struct PictureFitTests {
  private func picture(_ width: Int, _ height: Int) -> Picture {
    Picture(width: width, height: height) { _, _ in Pixel(red: 1, green: 2, blue: 3) }
  }

  @Test(
    "a picture that fills its space is not cut, others equally at both ends, at most three tenths")
  func same() {
    let exact = picture(40, 30)
    let area = picture(400, 100).area(.fill, in: 1)
    #expect(
      (
        exact.area(.fill, in: 4.0 / 3), picture(100, 80).area(.fill, in: 1),
        picture(80, 100).area(.fill, in: 1), area.width, area.x
      ) == (
        exact.area, PixelArea(x: 10, y: 0, width: 80, height: 80),
        PixelArea(x: 0, y: 10, width: 80, height: 80), 280, 60
      ))
    #expect(abs(area.height - 280 / 1.2) < 1e-9 && abs(area.y + (area.height - 100) / 2) < 1e-9)
  }

  @Test("a space of any shape gets an area of that shape, apart from the stretching")
  func shapes() {
    for ratio in stride(from: 0.2, through: 5, by: 0.1) {
      let area = picture(64, 48).area(.fill, in: ratio)
      let shape = area.width / area.height / ratio
      #expect(shape >= 1 / 1.2 - 1e-9 && shape <= 1.2 + 1e-9)
    }
  }
}
