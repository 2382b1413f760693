import Pictures
import Testing

/// Crops in fractions of a picture's diagonal.
struct CropTests {
  private let size = PictureSize(width: 400, height: 300)

  private let part: Crop

  init() {
    part = Crop(
      PixelArea(x: 150, y: 75, width: 200, height: 150),
      of: PictureSize(width: 400, height: 300))
  }

  @Test(
    "an area is parts of the diagonal, also in a larger picture, and four quarter turns are none")
  func relative() {
    let larger = part.area(of: PictureSize(width: 800, height: 600))
    #expect((size.diagonal, part.x, part.y, part.width, part.height) == (500, 0.1, 0, 0.4, 0.3))
    #expect(
      (
        larger, part.turnedRight.turnedRight.turnedRight.turnedRight, part.turnedRight.turnedLeft,
        part.turnedRight.quarterTurns, part.turnedLeft.quarterTurns
      ) == (PixelArea(x: 300, y: 150, width: 400, height: 300), part, part, 1, 3))
    #expect((part.turnedRight.width, part.turnedRight.y) == (0.3, 0.1))
  }

  @Test("an angle beyond 45 degrees becomes 45", arguments: [(50.0, 45.0), (-90, -45), (30, 30)])
  func angles(typed: Double, kept: Double) {
    var crop = part
    crop.angle = typed
    #expect(
      (crop.angle, Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: -1, angle: typed)) == (
        kept, Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: 3, angle: kept)
      ))
    crop.angle = .nan
    #expect(crop.angle == 0)
  }

  @Test("an upright picture reaches to its sides, a turned one further")
  func reach() {
    let whole = Crop(wholeOf: size)
    #expect(whole.reach(of: size) == (0.4, 0.3) && whole.turnedRight.reach(of: size) == (0.3, 0.4))
    var turned = whole
    turned.angle = 45
    let reach = turned.reach(of: size)
    let half = 0.7 * (0.5).squareRoot()
    #expect(abs(reach.x - half) < 1e-9 && abs(reach.y - half) < 1e-9)
  }

  @Test("an area is moved no further than the edge of the picture") func moving() {
    let far = part.moved(x: 9, y: -9, in: size)
    let huge = Crop(x: 1, y: 1, width: 3, height: 3).limited(to: size)
    #expect(
      (part.moved(x: -0.1, y: 0.1, in: size).x, far.width, far.height, huge) == (
        0, part.width, part.height, Crop(wholeOf: size)
      ) && abs(far.x - 0.2) < 1e-12 && abs(far.y + 0.15) < 1e-12)
  }

  @Test(
    "a handle moves its own edges, neither beyond the picture nor too close together",
    arguments: CropHandle.all)
  func handles(_ handle: CropHandle) {
    for (x, y) in [(0.05, 0.02), (-0.05, -0.02), (7, 7), (-7, -7)] {
      let crop = part.resized(handle, x: x, y: y, in: size)
      for (middle, length, oldMiddle, oldLength, side, reach) in [
        (crop.x, crop.width, part.x, part.width, handle.horizontal, 0.4),
        (crop.y, crop.height, part.y, part.height, handle.vertical, 0.3),
      ] {
        let fixed = side == 0 ? [-1.0, 1] : [Double(-side)]
        for edge in fixed {
          #expect(abs(middle + edge * length / 2 - oldMiddle - edge * oldLength / 2) < 1e-9)
        }
        #expect(length >= Crop.shortestSide - 1e-9 && abs(middle) + length / 2 <= reach + 1e-9)
      }
    }
  }

  /// Two rows of three pixels, each with a different red.
  private let six = Picture(width: 3, height: 2) { x, y in
    Pixel(red: UInt8(10 * (3 * y + x)), green: 0, blue: 0)
  }

  private func reds(_ picture: Picture) -> [[Int]] {
    (0..<picture.height).map { y in (0..<picture.width).map { Int(picture[$0, y].red) } }
  }

  @Test("quarter turns turn the pixels, and an area of a turned picture has the pixels shown there")
  func turnedPixels() {
    let whole = Crop(wholeOf: six.size)
    let right = Crop(PixelArea(x: 2, y: 0, width: 1, height: 2), of: six.size)
    #expect(
      (
        reds(six.cropped(whole, largestSide: 9)),
        reds(six.cropped(whole.turnedRight, largestSide: 9)),
        reds(six.cropped(whole.turnedRight.turnedRight, largestSide: 9))
      ) == (
        [[0, 10, 20], [30, 40, 50]], [[30, 0], [40, 10], [50, 20]], [[50, 40, 30], [20, 10, 0]]
      ))
    #expect(
      (
        reds(six.cropped(whole.turnedLeft, largestSide: 9)),
        reds(six.cropped(right, largestSide: 9)),
        reds(six.cropped(right.turnedRight, largestSide: 9))
      ) == ([[20, 50], [10, 40], [0, 30]], [[20], [50]], [[50, 20]]))
  }

  @Test("a cropped picture is no larger than requested, and a small angle keeps its middle")
  func scaled() {
    let picture = Picture(width: 40, height: 30) { _, _ in Pixel(red: 9, green: 9, blue: 9) }
    let whole = Crop(wholeOf: picture.size)
    let small = picture.cropped(whole, largestSide: 20)
    #expect(
      (small.width, small.height, picture.cropped(whole, largestSide: 400)) == (20, 15, picture))

    let middle = Picture(width: 100, height: 60) { x, _ in
      Pixel(red: x < 50 ? 0 : 200, green: 0, blue: 0)
    }
    var crop = Crop(wholeOf: middle.size)
    crop.angle = 30
    let turned = middle.cropped(crop, largestSide: 100)
    #expect(
      (turned.width, turned.height, turned[0, 0].alpha, turned[50, 30].alpha) == (100, 60, 0, 255))
    // The edge between dark and light leans to the right at its upper end.
    #expect(turned[55, 15].red == 0 && turned[45, 45].red == 200)
    crop.angle = 0
    #expect(middle.cropped(crop, largestSide: 100) == middle)
  }

  @Test("a turn by 45° is the same as a quarter turn with 45° back") func bothTurns() {
    let picture = Picture(width: 60, height: 60) { x, y in
      Pixel(red: UInt8(4 * x), green: UInt8(4 * y), blue: 0)
    }
    var left = Crop(wholeOf: picture.size)
    left.angle = 45
    var right = Crop(wholeOf: picture.size).turnedRight
    right.angle = -45
    let (one, other) = (
      picture.cropped(left, largestSide: 60), picture.cropped(right, largestSide: 60)
    )
    for place in stride(from: 20, to: 40, by: 3) {
      #expect(
        abs(Int(one[place, 30].red) - Int(other[place, 30].red)) <= 2
          && abs(Int(one[place, 30].green) - Int(other[place, 30].green)) <= 2)
    }
  }
}
