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

  @Test("a duration is held within 2^62 nanoseconds, to either side, and converted back")
  func clamps() {
    let most = Int64(1) << 62
    let end = Int128(most) * 1_000_000_000
    let edges: [(Int128, Int64)] = [
      (end - 1_000_000_000, most - 1), (end - 1, most - 1), (end, most), (end + 1, most),
      (.max, most), (1 - end, 1 - most), (-end, -most), (-end - 1, -most), (.min, -most),
    ]
    let clamped = edges.map { Duration(attoseconds: $0.0).clampedNanoseconds }
    #expect(clamped == edges.map(\.1))
    #expect(Duration.seconds(Int64.max).clampedNanoseconds == most)

    var numbers = SeededNumbers(seed: 62)
    let nanoseconds = (1...1000).map { _ in
      Int64(numbers.whole(-1 << 62...1 << 62)) >> Int64(numbers.whole(0...62))
    }
    #expect(nanoseconds.map { Duration.nanoseconds($0).clampedNanoseconds } == nanoseconds)
  }
}
