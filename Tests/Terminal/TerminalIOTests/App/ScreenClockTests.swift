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

  @Test("it goes on as the real time does, a stall included")
  func runs() {
    hand.time = .milliseconds(16)
    #expect(clock.now == .milliseconds(16))
    hand.time += .seconds(30)
    #expect(clock.now == .milliseconds(30_016))
  }

  @Test("while nobody can see the screen it stands, however long and however often that is said")
  func pauses() {
    hand.time = .seconds(2)
    clock.pause(true)
    hand.time = .seconds(3)
    clock.pause(true)
    hand.time = .seconds(86_400)
    #expect(clock.now == .seconds(2))
    #expect(clock.loopTime == .seconds(86_400))

    clock.pause(false)
    clock.pause(false)
    hand.time += .seconds(1)
    #expect(clock.now == .seconds(3))
  }

  @Test("ten thousand suspensions lose not a nanosecond, and the next wake-up is where it belongs")
  func losesNothing() {
    for _ in 0..<10_000 {
      hand.time += .nanoseconds(300_001)
      clock.pause(true)
      hand.time += .nanoseconds(777_777_777)
      clock.pause(false)
    }
    #expect(clock.now == .nanoseconds(3_000_010_000))
    #expect(clock.loopTime(at: clock.now) == clock.loopTime)
    #expect(clock.loopTime(at: clock.now + .seconds(1)) == clock.loopTime + .seconds(1))
  }

  @Test("an event from before a pause has the time it came at, not that of the pause")
  func eventsBefore() {
    hand.time = .seconds(5)
    #expect(clock.shownTime(at: .seconds(4)) == .seconds(4))
    clock.pause(true)
    hand.time = .seconds(9)
    clock.pause(false)
    #expect(clock.shownTime(at: .seconds(10)) == .seconds(6))
  }
}
