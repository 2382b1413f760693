import Testing

@testable import TerminalIO

/// Status queries after frames, and the measured delays; times are in milliseconds.
@Suite struct FrameReportsTests {
  /// The reports of one loop; a class, so that an expectation can call it.
  private final class Loop {
    var reports: FrameReports

    /// Sends a query at zero, answered after a delay.
    init(answeredAfter answer: Int?) {
      reports = FrameReports(askedAt: .zero)
      if let answer { _ = delay(answeredAt: answer) }
    }

    func asks(at now: Int) -> Bool { reports.sent(700, at: .milliseconds(now)) }

    /// Returns the delay of the frame that an answer belongs to; nil without one.
    func delay(answeredAt now: Int) -> Duration? {
      reports.answered(after: .milliseconds(now), by: .milliseconds(now))?.delay
    }

    func delay(expiredAt now: Int) -> Duration? { reports.expire(at: .milliseconds(now))?.delay }

    func finding(drainedAt now: Int) -> FrameReports.Finding? {
      reports.drained(at: .milliseconds(now))
    }

    func isLate(at now: Int) -> Bool { reports.isLate(at: .milliseconds(now)) }
  }

  @Test("frames are followed by queries only after the terminal has answered one, and no later one")
  func silent() {
    let loop = Loop(answeredAfter: nil)
    #expect(!loop.asks(at: 10) && loop.delay(answeredAt: 20) == nil && loop.asks(at: 30))

    let silent = Loop(answeredAfter: nil)
    silent.reports.giveUpFirst()
    #expect(silent.delay(answeredAt: 20) == nil && !silent.asks(at: 30))
    silent.reports = FrameReports()
    #expect(
      silent.delay(answeredAt: 20) == nil && !silent.asks(at: 30) && !silent.reports.isAwaited)
  }

  @Test(
    "one query is outstanding at most, the next waits after a prompt reply, not after a late one")
  func rate() {
    let loop = Loop(answeredAfter: 1)
    let asked = stride(from: 0, through: 1000, by: 10).filter { now in
      let isAsked = loop.asks(at: now)
      #expect(!loop.asks(at: now))
      if now % 250 == 40 { _ = loop.delay(answeredAt: now) }
      return isAsked
    }
    #expect(asked == [0, 250, 500, 750, 1000])

    let late = Loop(answeredAfter: 1)
    #expect(
      late.asks(at: 0) && late.delay(answeredAt: 60) == .milliseconds(59) && late.asks(at: 61))
  }

  @Test("the round-trip time does not count as delay", arguments: [0, 1, 40, 300])
  func distance(milliseconds: Int) {
    let loop = Loop(answeredAfter: milliseconds)
    #expect(loop.asks(at: 1000) && loop.delay(answeredAt: 1070 + milliseconds) == .milliseconds(70))
  }

  @Test(
    "the quickest reply is the round-trip time, and a frame without one is late until it arrives")
  func quickest() {
    let loop = Loop(answeredAfter: 500)
    #expect(
      loop.asks(at: 1000) && loop.delay(answeredAt: 1020) == .zero && loop.asks(at: 2000)
        && loop.delay(answeredAt: 2060) == .milliseconds(40))

    let unread = Loop(answeredAfter: 10)
    #expect(unread.asks(at: 1000))
    let finding = unread.reports.answered(after: .milliseconds(1015), by: .milliseconds(1400))
    #expect(finding == FrameReports.Finding(delay: .milliseconds(5), bytes: 700))

    let waiting = Loop(answeredAfter: 100)
    #expect(
      waiting.asks(at: 1000) && !waiting.isLate(at: 1150) && waiting.isLate(at: 1151)
        && waiting.delay(answeredAt: 1200) == .milliseconds(100))
    #expect(!waiting.isLate(at: 9000))

    let missing = Loop(answeredAfter: 0)
    #expect(
      missing.asks(at: 1000) && missing.reports.lastMoment == .seconds(11)
        && missing.delay(expiredAt: 10_999) == nil
        && missing.delay(expiredAt: 11_000) == .seconds(10))
    #expect(
      missing.reports.lastMoment == nil && !missing.reports.isAwaited && !missing.asks(at: 12_000))
  }

  @Test("without replies, a frame counts as shown when all its bytes are taken")
  func drain() {
    let silent = Loop(answeredAfter: nil)
    #expect(!silent.asks(at: 1000) && silent.reports.awaitsDrain && !silent.isLate(at: 9000))
    let finding = silent.finding(drainedAt: 1080)
    #expect(
      finding == FrameReports.Finding(delay: .milliseconds(80), bytes: 700)
        && !silent.reports.awaitsDrain)

    let answering = Loop(answeredAfter: 1)
    #expect(
      answering.asks(at: 1000) && !answering.reports.awaitsDrain
        && answering.finding(drainedAt: 1080) == nil)
  }
}
