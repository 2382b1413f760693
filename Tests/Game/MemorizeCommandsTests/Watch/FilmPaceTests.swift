import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Watch: the pace of a film that is kept")
struct FilmPaceTests {
  private func times(_ milliseconds: [Int]) -> [Duration] {
    milliseconds.map { .milliseconds($0) }
  }

  @Test(
    "the film opens, plays at the game's speed with long thoughts shortened, and rests at its end")
  func playsUsualPace() {
    let pace = FilmPace(flips: times([500, 1_500, 2_500]), end: .seconds(3))
    #expect(pace.length == .milliseconds(1_000 + 3_000) + FilmPace.ending)
    for milliseconds in stride(from: 0, through: 9_000, by: 100) {
      let game = pace.gameTime(at: .milliseconds(milliseconds))
      let expected = max(0, min(milliseconds - 1_000, 3_000))
      #expect(abs((game - .milliseconds(expected)) / .milliseconds(1)) < 0.001)
    }
    do {
      let pace = FilmPace(flips: times([0, 60_000, 60_001]), end: .milliseconds(60_001))
      #expect(
        unmet(
          pace.length == .milliseconds(1_000 + 1_600 + 700) + FilmPace.ending
            && pace.gameTime(at: .milliseconds(2_000)) == .milliseconds(1_000)
            && pace.gameTime(at: .milliseconds(2_599)) < .seconds(60)
            && pace.gameTime(at: .milliseconds(2_600)) == .seconds(60),
          pace.gameTime(at: .milliseconds(3_200)) < .milliseconds(60_001)
            && pace.gameTime(at: .milliseconds(3_300)) == .milliseconds(60_001)) == [])
    }
  }

  @Test("the game's time never runs back, and no flip is skipped before its picture")
  func runsForward() {
    for seed in 0..<50 {
      var numbers = SeededNumbers(seed: seed)
      var flips: [Duration] = []
      for _ in 0..<numbers.whole(0...12) {
        flips.append((flips.last ?? .zero) + .milliseconds(numbers.whole(1...9_000)))
      }
      let pace = FilmPace(flips: flips, end: flips.last ?? .seconds(1))
      var last = Duration.zero
      for step in 0...Int(pace.length / .milliseconds(100)) {
        let time = pace.gameTime(at: .milliseconds(100 * step))
        #expect(time >= last && flips.count { last < $0 && $0 <= time } <= 1)
        last = time
      }
      #expect(last == flips.last ?? .seconds(1))
    }
  }
}
