import Testing

@testable import TerminalIO

/// Returns the level of a connection after some delays.
@Suite struct LineSpeedTests {
  private func level(after delays: [Int], bytes: Int = 4096) -> LineSpeed.Level {
    var speed = LineSpeed()
    for delay in delays { speed.note(.milliseconds(delay), bytes: bytes) }
    return speed.level
  }

  @Test("three late frames, or one half a second late, lower the level and the rate of frames")
  func fall() {
    let levels = (0...9).map { level(after: Array(repeating: 51, count: $0)) }
    let perSecond = LineSpeed.Level.allCases.reversed().map { (Duration.seconds(1) / $0.interval) }
    #expect(
      (
        levels, level(after: [500]), level(after: [501]), level(after: [501, 501]),
        perSecond.map { $0.rounded() }
      ) == (
        [.all, .all, .all, .few, .few, .few, .still, .still, .still, .still], .all, .few, .still,
        [60, 10, 4]
      ))
  }

  @Test(
    "two late frames between other frames of any delay do not lower the level", arguments: 0...50)
  func interrupted(other: Int) {
    #expect(level(after: Array(repeating: [80, 80, other], count: 50).flatMap { $0 }) == .all)
  }

  @Test("one frame lowers the level by at most one", arguments: [0, 30, 60, 600, 60_000])
  func steps(first: Int) {
    for second in [0, 30, 60, 600, 60_000] {
      let (one, two) = (level(after: [first, first]), level(after: [first, first, second]))
      #expect(abs(one.rawValue - two.rawValue) <= 1)
    }
  }

  private func framesToRise(_ speed: inout LineSpeed) -> Int {
    let before = speed.level
    return (1...10_000).first { _ in
      speed.note(.milliseconds(25), bytes: 512)
      return speed.level > before
    } ?? 0
  }

  @Test("prompt frames restore the animations, after more each time; small or late ones do not")
  func rise() {
    var speed = LineSpeed()
    for needed in [10, 20, 40, 80, 160, 160, 160] {
      while speed.level > .still { speed.note(.seconds(1), bytes: 9) }
      #expect((framesToRise(&speed), framesToRise(&speed), speed.level) == (needed, needed, .all))
    }

    var slow = LineSpeed()
    for _ in 0..<2 { slow.note(.seconds(1), bytes: 9) }
    for _ in 0..<1000 {
      slow.note(.milliseconds(10), bytes: 511)
      slow.note(.milliseconds(26), bytes: 4096)
    }
    #expect(slow.level == .still)
  }
}
