import Testing

@testable import TerminalIO

@Suite("The clock of a screen")
struct ScreenClockTests {
  /// A clock set by the test.
  private final class Hand {
    var time = Duration.zero
  }

  private let hand = Hand()
  private let clock: ScreenClock

  init() {
    clock = ScreenClock { [hand] in hand.time }
  }

  @Test("it runs with the real time, including stalls")
  func runs() {
    hand.time = .milliseconds(16)
    #expect(clock.now == .milliseconds(16))
    hand.time += .seconds(30)
    #expect(clock.now == .milliseconds(30_016))
  }

  @Test("it stands still while the screen is paused, for any time and after repeated calls")
  func pauses() {
    hand.time = .seconds(2)
    clock.pause(true)
    hand.time = .seconds(3)
    clock.pause(true)
    hand.time = .seconds(86_400)
    #expect((clock.now, clock.loopTime) == (.seconds(2), .seconds(86_400)))

    clock.pause(false)
    clock.pause(false)
    hand.time += .seconds(1)
    #expect(clock.now == .seconds(3))
  }

  @Test("ten thousand suspensions do not lose a nanosecond, and the next wake-up is on time")
  func losesNothing() {
    for _ in 0..<10_000 {
      hand.time += .nanoseconds(300_001)
      clock.pause(true)
      hand.time += .nanoseconds(777_777_777)
      clock.pause(false)
    }
    #expect(
      (clock.now, clock.loopTime(at: clock.now), clock.loopTime(at: clock.now + .seconds(1))) == (
        .nanoseconds(3_000_010_000), clock.loopTime, clock.loopTime + .seconds(1)
      ))
  }

  @Test("an event from before a pause keeps its own time")
  func eventsBefore() {
    hand.time = .seconds(5)
    #expect(clock.shownTime(at: .seconds(4)) == .seconds(4))
    clock.pause(true)
    hand.time = .seconds(9)
    clock.pause(false)
    #expect(clock.shownTime(at: .seconds(10)) == .seconds(6))
  }
}
