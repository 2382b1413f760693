import Pictures
import TestSupport
import Testing

/// Calls with random numbers allowed by the documentation return pictures of the requested size.
@Suite("Any values")
struct AnyValuesTests {
  private let picture = Picture(width: 7, height: 5) { x, y in
    Pixel(red: UInt8(x * 30), green: UInt8(y * 50), blue: 9, alpha: x == 3 ? 0 : 255)
  }

  @Test("any area of a picture is resampled, and everything outside is transparent")
  func parts() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<2_000 {
      let area = PixelArea(
        x: numbers.finite(), y: numbers.finite(), width: numbers.aboveZero(),
        height: numbers.aboveZero())
      let (width, height) = (numbers.whole(1...9), numbers.whole(1...9))
      let part = picture.resampled(area, toWidth: width, height: height)
      #expect(part.width == width && part.height == height)
    }
    let outside = PixelArea(x: 1e300, y: -1e300, width: 1, height: 1)
    #expect(picture.resampled(outside, toWidth: 1, height: 1)[0, 0] == .clear)
  }

  @Test("any space of cells is filled, for any shape of cells")
  func cells() {
    var numbers = SeededNumbers(seed: 2)
    let fits: [PictureFit] = [.stretch, .trim, .fill]
    for _ in 0..<1_000 {
      let (columns, rows) = (numbers.whole(1...9), numbers.whole(1...9))
      let samples = PictureSamples(
        picture, columns: columns, rows: rows, glyphs: numbers.one(of: GlyphSet.allCases),
        fit: numbers.one(of: fits), cellAspect: numbers.anyReal())
      let (first, line) = (numbers.whole(-40...40), numbers.whole(-40...40))
      let seen = PictureSamples(
        picture, columns: max(1, numbers.anyNumber()), rows: max(1, numbers.anyNumber()),
        visible: (first..<first + columns, line..<line + rows),
        glyphs: numbers.one(of: GlyphSet.allCases), fit: numbers.one(of: fits),
        cellAspect: numbers.anyReal())
      #expect(
        (samples.cells(over: .clear).count, seen.columns, seen.rows) == (
          columns * rows, columns, rows
        ))
    }
  }

  @Test("a picture fills cells of any shape, within its limit of pixels")
  func fillings() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<300 {
      let (columns, rows) = (numbers.whole(1...6), numbers.whole(1...6))
      let filling = picture.filling(
        columns: columns, rows: rows, fit: numbers.one(of: [.stretch, .trim, .fill]),
        cellAspect: numbers.real(0.01...100))
      #expect(1...40 * rows ~= filling.height && filling.width >= 1)
    }
  }

  @Test(
    "any crop is limited, moved, resized and turned, and its result is no larger than requested")
  func crops() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<600 {
      var crop = Crop(
        x: numbers.anyReal(), y: numbers.anyReal(), width: numbers.anyReal(),
        height: numbers.anyReal(), quarterTurns: numbers.anyNumber(), angle: numbers.anyReal())
      crop.angle = numbers.anyReal()
      #expect(0...3 ~= crop.quarterTurns && Crop.angles ~= crop.angle)
      let handle = numbers.one(of: CropHandle.all)
      _ = crop.resized(handle, x: numbers.anyReal(), y: numbers.anyReal(), in: picture.size)
      _ = crop.moved(x: numbers.anyReal(), y: numbers.anyReal(), in: picture.size).turnedLeft
      _ = crop.area(of: picture.size)
      let shown = Crop(
        x: numbers.real(-16...16), y: numbers.real(-16...16), width: numbers.real(0.001...16),
        height: numbers.real(0.001...16), quarterTurns: crop.quarterTurns,
        angle: numbers.whole(0...1) == 0 ? 0 : crop.angle)
      let part = picture.cropped(shown, largestSide: numbers.one(of: [1, 2, 9, .max]))
      #expect(part.width >= 1 && part.height >= 1)
    }
  }

  @Test("any length of a side is enough to decode a picture")
  func files() throws {
    var numbers = SeededNumbers(seed: 5)
    let files = [PNG.encoded(picture), JPEG.encoded(picture, quality: 1)]
    for _ in 0..<200 {
      let side = max(1, numbers.anyNumber())
      let decoded = try PictureFile(ByteSource(numbers.one(of: files))).picture(largestSide: side)
      #expect(max(decoded.width, decoded.height) <= max(side, 1) && decoded.width > 0)
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func anyReal() -> Double {
    one(of: [
      .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 0.5,
      real(-9...9),
      real(0...1),
    ])
  }

  fileprivate mutating func finite() -> Double {
    let number = anyReal()
    return number.isFinite ? number : 2
  }

  fileprivate mutating func aboveZero() -> Double {
    let number = finite()
    return number > 0 ? number : 3
  }
}
