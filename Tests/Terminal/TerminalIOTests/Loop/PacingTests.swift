import Testing

@testable import TerminalIO

@Suite struct PollPlanTests {
  private func timeout(
    frame: Duration? = nil, input: Duration? = nil, isWriting: Bool = false,
    now: Duration = .seconds(10)
  ) -> Int32 {
    PollPlan(frame: frame, input: input, isWriting: isWriting, now: now).timeout
  }

  @Test("without a deadline there is no timeout")
  func idle() {
    #expect(timeout() == -1)
    #expect(timeout(isWriting: true) == -1)
  }

  @Test("it never wakes before the deadline, and less than a millisecond late", arguments: 0...3000)
  func rounding(microseconds: Int) {
    let wait = timeout(frame: .seconds(10) + .microseconds(microseconds))
    #expect(wait * 1000 >= Int32(microseconds))
    #expect(wait * 1000 < Int32(microseconds) + 1000)
  }

  @Test("the first of two deadlines counts, and one that is past counts as now")
  func deadlines() {
    #expect(timeout(frame: .seconds(11), input: .seconds(12)) == 1000)
    #expect(timeout(frame: .seconds(12), input: .seconds(11)) == 1000)
    #expect(timeout(frame: .seconds(9)) == 0)
    #expect(timeout(frame: .zero, now: .zero) == 0)
    #expect(timeout(frame: .seconds(-1), input: .seconds(20)) == 0)
  }

  @Test("while output is pending, there is no deadline for a frame")
  func backpressure() {
    #expect(timeout(frame: .seconds(11), isWriting: true) == -1)
    #expect(timeout(frame: .seconds(11), input: .seconds(12), isWriting: true) == 2000)
    #expect(PollPlan(frame: nil, input: nil, isWriting: true, now: .zero).awaitsOutput)
    #expect(!PollPlan(frame: nil, input: nil, isWriting: false, now: .zero).awaitsOutput)
  }

  @Test("an extreme deadline is clamped")
  func farAway() {
    #expect(timeout(frame: .seconds(Int64.max)) == .max)
    #expect(timeout(frame: .seconds(Int64.max), now: .seconds(-10)) == .max)
    #expect(timeout(frame: .seconds(Int64.min)) == 0)
  }
}

@Suite struct FramePacerTests {
  @Test("the first frame is due at once, and then none until something happens")
  func requests() {
    var pacer = FramePacer()
    #expect(pacer.isDue(at: .zero))

    pacer.drew(at: .zero, wake: nil)
    #expect(pacer.deadline == nil)
    #expect(!pacer.isDue(at: .seconds(1_000_000)))

    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))
  }

  @Test("an animated frame is due at its wake time")
  func wake() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), wake: .seconds(3))

    #expect(pacer.deadline == .seconds(3))
    #expect(!pacer.isDue(at: .milliseconds(2999)))
    #expect(pacer.isDue(at: .seconds(3)))
  }

  @Test("animations have at most sixty frames per second, however early they are due")
  func rate() {
    var pacer = FramePacer()
    var (now, count) = (Duration.zero, 0)
    while now < .seconds(1) {
      pacer.drew(at: now, wake: .seconds(-5))
      now = pacer.deadline ?? .seconds(99)
      count += 1
    }

    #expect(count == 60)
  }

  @Test("changes that come faster than sixty times a second share frames, the first has its own")
  func changes() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), wake: nil)
    pacer.requestAtRate()
    #expect(pacer.deadline == .seconds(1) + FramePacer.shortest)
    pacer.drew(at: .seconds(2), wake: .seconds(2) + .milliseconds(100))
    pacer.requestAtRate()
    #expect(pacer.deadline == .seconds(2) + FramePacer.shortest)
    var fresh = FramePacer()
    fresh.requestAtRate()
    #expect(fresh.isDue(at: .zero))
  }

  @Test(
    "a stream of data takes a fiftieth of a processor, within thirty to sixty frames a second",
    arguments: [(0, 16_667), (100, 16_667), (400, 20_000), (600, 30_000), (5_000, 33_333)])
  func cost(microseconds: Int, interval: Int) {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), took: .microseconds(microseconds), wake: nil)
    pacer.requestAtRate()
    let pause = (pacer.deadline ?? .zero) - .seconds(1)
    #expect(abs(pause / .microseconds(1) - Double(interval)) < 1)
  }

  @Test("costly frames put off neither animations nor keys")
  func costlyMotion() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), took: .milliseconds(5), wake: .seconds(1))
    pacer.requestAtRate()
    #expect(pacer.deadline == .seconds(1) + FramePacer.shortest)
    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))
  }

  @Test("a frame that is due earlier is not put off by a change")
  func earlier() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), wake: .seconds(1))
    pacer.interval = .seconds(1)
    pacer.requestAtRate()
    #expect(pacer.deadline == .seconds(1) + FramePacer.shortest)
  }

  @Test("after an unchanged frame, there are thirty per second")
  func still() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), wake: .seconds(1), isNew: false)
    #expect(pacer.deadline == .seconds(1) + FramePacer.shortest * 2)
    pacer.drew(at: .seconds(1), wake: .milliseconds(1050), isNew: false)
    #expect(pacer.deadline == .milliseconds(1050))
  }

  @Test("a longer interval draws fewer frames, and keys are still shown at once")
  func interval() {
    var pacer = FramePacer()
    pacer.interval = .milliseconds(100)
    pacer.drew(at: .seconds(1), wake: .seconds(1))
    #expect(pacer.deadline == .milliseconds(1100))
    pacer.drew(at: .seconds(1), wake: .seconds(2))
    #expect(pacer.deadline == .seconds(2))
    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))
  }

  @Test("a key is shown without waiting for the next frame of an animation")
  func keys() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), wake: .seconds(1))
    pacer.request()

    #expect(pacer.isDue(at: .seconds(1)))
  }
}
