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
}
