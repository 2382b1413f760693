import MemoryEngine
import TestSupport
import Testing

@Suite("Nanoseconds of a duration")
struct GameTimeTests {
  @Test(
    "a duration is read in whole nanoseconds, rounded toward zero",
    arguments: [
      (0, 0), (1, 0), (999_999_999, 0), (1_000_000_000, 1), (-1, 0), (-999_999_999, 0),
      (-1_000_000_000, -1), (-1_999_999_999, -1), (6_000_000_000_999_999_999, 6_000_000_000),
    ] as [(Int128, Int64)])
  func roundsTowardZero(attoseconds: Int128, nanoseconds: Int64) {
    #expect(Duration(attoseconds: attoseconds).clampedNanoseconds == nanoseconds)
  }

  @Test("a duration is held within 2^62 nanoseconds, to either side")
  func clamps() {
    let most = Int64(1) << 62
    let end = Int128(most) * 1_000_000_000
    let edges: [(Int128, Int64)] = [
      (end - 1_000_000_000, most - 1), (end - 1, most - 1), (end, most), (end + 1, most),
      (.max, most), (1 - end, 1 - most), (-end, -most), (-end - 1, -most), (.min, -most),
    ]
    for (attoseconds, nanoseconds) in edges {
      #expect(Duration(attoseconds: attoseconds).clampedNanoseconds == nanoseconds)
    }
    #expect(Duration.seconds(Int64.max).clampedNanoseconds == most)
  }

  @Test("nanoseconds converted to a duration and back are the same")
  func roundTrips() {
    var numbers = SeededNumbers(seed: 62)
    for _ in 1...1000 {
      let nanoseconds = Int64(numbers.whole(-1 << 62...1 << 62)) >> Int64(numbers.whole(0...62))
      #expect(Duration.nanoseconds(nanoseconds).clampedNanoseconds == nanoseconds)
    }
  }
}
