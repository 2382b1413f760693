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

  @Test("an area is given as parts of the diagonal") func relative() {
    #expect(size.diagonal == 500)
    #expect(part.x == 0.1 && part.y == 0)
    #expect(part.width == 0.4 && part.height == 0.3)
  }

  @Test("the same crop is the same part of a larger picture") func larger() {
    let area = part.area(of: PictureSize(width: 800, height: 600))
    #expect(area == PixelArea(x: 300, y: 150, width: 400, height: 300))
  }

  @Test("four quarter turns are none, and a left turn undoes a right one")
  func quarters() {
    #expect(part.turnedRight.turnedRight.turnedRight.turnedRight == part)
    #expect(part.turnedRight.turnedLeft == part)
    #expect(part.turnedRight.quarterTurns == 1 && part.turnedLeft.quarterTurns == 3)
    #expect(part.turnedRight.width == 0.3 && part.turnedRight.y == 0.1)
  }

  @Test("an angle beyond 45 degrees becomes 45", arguments: [(50.0, 45.0), (-90, -45), (30, 30)])
  func angles(typed: Double, kept: Double) {
    var crop = part
    crop.angle = typed
    #expect(crop.angle == kept)
    #expect(
      Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: -1, angle: typed)
        == Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: 3, angle: kept))
    crop.angle = .nan
    #expect(crop.angle == 0)
  }

  @Test("an upright picture reaches to its sides, a turned one further")
  func reach() {
    let whole = Crop(wholeOf: size)
    #expect(whole.reach(of: size) == (0.4, 0.3))
    #expect(whole.turnedRight.reach(of: size) == (0.3, 0.4))
    var turned = whole
    turned.angle = 45
    let reach = turned.reach(of: size)
    let half = 0.7 * (0.5).squareRoot()
    #expect(abs(reach.x - half) < 1e-9 && abs(reach.y - half) < 1e-9)
  }

  @Test("an area is moved no further than the edge of the picture") func moving() {
    #expect(part.moved(x: -0.1, y: 0.1, in: size).x == 0)
    let far = part.moved(x: 9, y: -9, in: size)
    #expect(abs(far.x - 0.2) < 1e-12 && abs(far.y + 0.15) < 1e-12)
    #expect(far.width == part.width && far.height == part.height)
    let huge = Crop(x: 1, y: 1, width: 3, height: 3).limited(to: size)
    #expect(huge == Crop(wholeOf: size))
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
        #expect(length >= Crop.shortestSide - 1e-9)
        #expect(abs(middle) + length / 2 <= reach + 1e-9)
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

  @Test("quarter turns turn the pixels") func turnedPixels() {
    let whole = Crop(wholeOf: six.size)
    #expect(reds(six.cropped(whole, largestSide: 9)) == [[0, 10, 20], [30, 40, 50]])
    #expect(
      reds(six.cropped(whole.turnedRight, largestSide: 9)) == [[30, 0], [40, 10], [50, 20]])
    #expect(
      reds(six.cropped(whole.turnedRight.turnedRight, largestSide: 9)) == [
        [50, 40, 30], [20, 10, 0],
      ])
    #expect(
      reds(six.cropped(whole.turnedLeft, largestSide: 9)) == [[20, 50], [10, 40], [0, 30]])
  }

  @Test("an area of a turned picture has the pixels that are shown there") func turnedPart() {
    let right = Crop(PixelArea(x: 2, y: 0, width: 1, height: 2), of: six.size)
    #expect(reds(six.cropped(right, largestSide: 9)) == [[20], [50]])
    #expect(reds(six.cropped(right.turnedRight, largestSide: 9)) == [[50, 20]])
  }

  @Test("a cropped picture is no larger than requested, and never enlarged")
  func scaled() {
    let picture = Picture(width: 40, height: 30) { _, _ in Pixel(red: 9, green: 9, blue: 9) }
    let whole = Crop(wholeOf: picture.size)
    let small = picture.cropped(whole, largestSide: 20)
    #expect(small.width == 20 && small.height == 15)
    #expect(picture.cropped(whole, largestSide: 400) == picture)
  }

  @Test("a small angle keeps the middle and leaves corners empty") func angled() {
    let picture = Picture(width: 100, height: 60) { x, _ in
      Pixel(red: x < 50 ? 0 : 200, green: 0, blue: 0)
    }
    var crop = Crop(wholeOf: picture.size)
    crop.angle = 30
    let turned = picture.cropped(crop, largestSide: 100)
    #expect(turned.width == 100 && turned.height == 60)
    #expect(turned[0, 0].alpha == 0 && turned[50, 30].alpha == 255)
    // The edge between dark and light leans to the right at its upper end.
    #expect(turned[55, 15].red == 0 && turned[45, 45].red == 200)
    crop.angle = 0
    #expect(picture.cropped(crop, largestSide: 100) == picture)
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
      #expect(abs(Int(one[place, 30].red) - Int(other[place, 30].red)) <= 2)
      #expect(abs(Int(one[place, 30].green) - Int(other[place, 30].green)) <= 2)
    }
  }
}
