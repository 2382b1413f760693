import TestSupport
import Testing

@testable import Pictures

@Suite("Files that mean harm")
struct HostilePictureTests {
  @Test("no change to a file makes its reader fall", arguments: PNGFixture.all)
  func mutations(fixture: PNGFixture) {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<(fixture.name == "long" ? 20 : 200) {
      let edited = numbers.edited(fixture.file)
      // With right checksums, what lies behind them is reached.
      _ = try? PNG(round % 4 == 0 ? edited : PNGFixture.sealed(edited)).picture()
    }
  }

  @Test("no change to a JPEG makes its reader fall", arguments: JPEGFixture.all)
  func mutatedJPEGs(fixture: JPEGFixture) {
    var numbers = SeededNumbers(seed: 11)
    for round in 0..<80 {
      let edited = numbers.edited(fixture.file)
      // Above the limit of this test a size is only believed.
      guard let jpeg = try? JPEG(edited), jpeg.width * jpeg.height <= 1 << 16 else { continue }
      _ = try? jpeg.picture(largestSide: [nil, 1, 12, 24][round % 4])
    }
  }
}
