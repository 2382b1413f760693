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

  @Test("frames are followed by queries only after the terminal has answered one")
  func silent() {
    let loop = Loop(answeredAfter: nil)
    #expect(!loop.asks(at: 10))
    #expect(loop.delay(answeredAt: 20) == nil)
    #expect(loop.asks(at: 30))
  }

  @Test("a terminal that answered no query, or only a later one, is not queried again")
  func giveUpFirst() {
    let loop = Loop(answeredAfter: nil)
    loop.reports.giveUpFirst()
    #expect(loop.delay(answeredAt: 20) == nil)
    #expect(!loop.asks(at: 30))
    loop.reports = FrameReports()
    #expect(loop.delay(answeredAt: 20) == nil)
    #expect(!loop.asks(at: 30) && !loop.reports.isAwaited)
  }

  @Test("at most one query is outstanding, and after a prompt reply the next waits for 250 ms")
  func rate() {
    let loop = Loop(answeredAfter: 1)
    let asked = stride(from: 0, through: 1000, by: 10).filter { now in
      let isAsked = loop.asks(at: now)
      #expect(!loop.asks(at: now))
      if now % 250 == 40 { _ = loop.delay(answeredAt: now) }
      return isAsked
    }
    #expect(asked == [0, 250, 500, 750, 1000])
  }

  @Test("after a late frame the next query is sent at once")
  func hurry() {
    let loop = Loop(answeredAfter: 1)
    #expect(loop.asks(at: 0))
    #expect(loop.delay(answeredAt: 60) == .milliseconds(59))
    #expect(loop.asks(at: 61))
  }

  @Test("the round-trip time does not count as delay", arguments: [0, 1, 40, 300])
  func distance(milliseconds: Int) {
    let loop = Loop(answeredAfter: milliseconds)
    #expect(loop.asks(at: 1000))
    #expect(loop.delay(answeredAt: 1070 + milliseconds) == .milliseconds(70))
  }

  @Test("the quickest reply is taken as the round-trip time")
  func quickest() {
    let loop = Loop(answeredAfter: 500)
    #expect(loop.asks(at: 1000))
    #expect(loop.delay(answeredAt: 1020) == .zero)
    #expect(loop.asks(at: 2000))
    #expect(loop.delay(answeredAt: 2060) == .milliseconds(40))
  }

  @Test("the time that a reply is left unread does not count as delay")
  func unread() {
    let loop = Loop(answeredAfter: 10)
    #expect(loop.asks(at: 1000))
    let finding = loop.reports.answered(after: .milliseconds(1015), by: .milliseconds(1400))
    #expect(finding == FrameReports.Finding(delay: .milliseconds(5), bytes: 700))
  }

  @Test("a frame without a reply after the usual time is late, until its reply arrives")
  func late() {
    let loop = Loop(answeredAfter: 100)
    #expect(loop.asks(at: 1000))
    #expect(!loop.isLate(at: 1150))
    #expect(loop.isLate(at: 1151))
    #expect(loop.delay(answeredAt: 1200) == .milliseconds(100))
    #expect(!loop.isLate(at: 9000))
  }

  @Test("a reply missing after ten seconds is given up, and no further query is sent")
  func expiry() {
    let loop = Loop(answeredAfter: 0)
    #expect(loop.asks(at: 1000))
    #expect(loop.reports.lastMoment == .seconds(11))
    #expect(loop.delay(expiredAt: 10_999) == nil)
    #expect(loop.delay(expiredAt: 11_000) == .seconds(10))
    #expect(loop.reports.lastMoment == nil && !loop.reports.isAwaited)
    #expect(!loop.asks(at: 12_000))
  }

  @Test("without replies, a frame counts as shown when all its bytes are taken")
  func drain() {
    let silent = Loop(answeredAfter: nil)
    #expect(!silent.asks(at: 1000))
    #expect(silent.reports.awaitsDrain && !silent.isLate(at: 9000))
    let finding = silent.finding(drainedAt: 1080)
    #expect(finding == FrameReports.Finding(delay: .milliseconds(80), bytes: 700))
    #expect(!silent.reports.awaitsDrain)

    let answering = Loop(answeredAfter: 1)
    #expect(answering.asks(at: 1000))
    #expect(!answering.reports.awaitsDrain && answering.finding(drainedAt: 1080) == nil)
  }
}
