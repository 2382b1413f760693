import TestSupport
import Testing

@testable import Pictures

@Suite("JPEG")
struct JPEGTests {
  @Test("there is a fixture of every kind, and an eighth is decoded from the DC coefficients alone")
  func isComplete() throws {
    let grey = try JPEG(JPEGFixture.named("grey").file).picture(largestSide: 1)
    let jpeg = try JPEG(JPEGFixture.named("grey-progressive").file)
    #expect(
      try (JPEGFixture.all.count, jpeg.picture(largestSide: 1), [grey.width, grey.height]) == (
        68, grey, [5, 3]
      ) && JPEGFixture.all.allSatisfy { $0.pixels.count == 3 * $0.width * $0.height })
  }

  @Test("pixels are within three levels of another decoder's", arguments: JPEGFixture.all)
  func decodes(fixture: JPEGFixture) throws {
    let jpeg = try JPEG(fixture.file)
    let decoded = try jpeg.decoded()
    let picture = decoded.picture

    #expect(
      ([jpeg.width, jpeg.height], [picture.width, picture.height], picture.colors.count) == (
        [fixture.width, fixture.height], [fixture.width, fixture.height], fixture.pixels.count
      ) && decoded.damage == nil && picture.difference(from: fixture.pixels).largest <= 3)
    #expect(picture.bytes.indices.allSatisfy { $0 % 4 < 3 || picture.bytes[$0] == 255 })
  }

  @Test("a progressive file has the pixels of a baseline one, at reduced sizes too")
  func progressive() throws {
    let pairs = JPEGFixture.all.compactMap { fixture in
      JPEGFixture.all.first { $0.name == "\(fixture.name)-progressive" }.map { (fixture, $0) }
    }
    #expect(pairs.count == 13)
    for (baseline, progressive) in pairs {
      let side = max(baseline.width, baseline.height)
      for wanted in side > 16 ? [side, (side + 1) / 2, (side + 3) / 4] : [side] {
        let picture = try JPEG(progressive.file).picture(largestSide: wanted)
        #expect(
          try picture == JPEG(baseline.file).picture(largestSide: wanted),
          "\(baseline.name) at \(wanted)")
      }
    }
  }

  @Test("the smallest size that is large enough is decoded, within the limit of coefficients")
  func fractions() throws {
    let jpeg = try JPEG(JPEGFixture.named("17x33").file)
    let sizes = try [1, 5, 6, 9, 10, 17, 18, 33, 34, nil].map { side in
      let picture = try jpeg.picture(largestSide: side)
      return [picture.width, picture.height]
    }
    #expect(
      sizes == [
        [3, 5], [3, 5], [5, 9], [5, 9], [9, 17], [9, 17], [17, 33], [17, 33], [17, 33], [17, 33],
      ])

    // A 4:2:0 picture with sides of a multiple of 256 pixels.
    func scale(_ size: UInt8, isProgressive: Bool, _ wanted: Int?) throws -> Int {
      let body: [UInt8] = [8, size, 0, size, 0, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]
      return try JPEGFrame(body[...], isProgressive: isProgressive)
        .scale(forLargestSide: wanted)
    }
    let scales = try [4, 6, 7, 8, 9, 14, 15, 24].map { try scale($0, isProgressive: true, nil) }
    #expect(
      try (
        [6, 7, 13, 14, 24].map { try scale($0, isProgressive: false, nil) }, scales,
        scale(14, isProgressive: true, 100), scale(14, isProgressive: true, 600)
      ) == ([8, 8, 8, 8, 8], [8, 8, 4, 4, 2, 2, 2, 1], 1, 2))
  }

  @Test(
    "a pixel at a reduced size is about the mean of the pixels it covers",
    arguments: JPEGFixture.all.filter { fixture in
      // The others are rotated, subsampled, or noise.
      let others = ["orientation", "sampling", "refined"]
      return !others.contains { fixture.name.hasPrefix($0) }
    })
  func means(fixture: JPEGFixture) throws {
    let jpeg = try JPEG(fixture.file)
    let whole = try jpeg.picture()
    for side in [2, 4] where min(whole.width, whole.height) >= 8 {
      let least = (max(whole.width, whole.height) * side + 7) / 8
      let picture = try jpeg.picture(largestSide: least)
      let area = PixelArea(
        x: 0, y: 0, width: Double(8 * picture.width) / Double(side),
        height: Double(8 * picture.height) / Double(side))
      let mean = whole.resampled(area, toWidth: picture.width, height: picture.height)
      #expect(picture.difference(from: mean.colors).mean < 12, "at \(side) of 8")
    }
  }
}
