import Testing

@testable import TerminalIO

@Suite struct PollPlanTests {
  private func timeout(
    frame: Duration? = nil, input: Duration? = nil, isWriting: Bool = false,
    now: Duration = .seconds(10)
  ) -> Int32 {
    PollPlan(frame: frame, input: input, isWriting: isWriting, now: now).timeout
  }

  @Test("the first of two deadlines counts, a past one is now, and none is due while output waits")
  func idle() {
    #expect(
      (
        timeout(), timeout(isWriting: true), timeout(frame: .seconds(11), input: .seconds(12)),
        timeout(frame: .seconds(12), input: .seconds(11)), timeout(frame: .seconds(9))
      ) == (-1, -1, 1000, 1000, 0))
    #expect(
      (
        timeout(frame: .zero, now: .zero), timeout(frame: .seconds(-1), input: .seconds(20)),
        timeout(frame: .seconds(11), isWriting: true),
        timeout(frame: .seconds(11), input: .seconds(12), isWriting: true)
      ) == (0, 0, -1, 2000))
    #expect(
      PollPlan(frame: nil, input: nil, isWriting: true, now: .zero).awaitsOutput
        && !PollPlan(frame: nil, input: nil, isWriting: false, now: .zero).awaitsOutput)
    #expect(
      (
        timeout(frame: .seconds(Int64.max)),
        timeout(frame: .seconds(Int64.max), now: .seconds(-10)), timeout(frame: .seconds(Int64.min))
      ) == (.max, .max, 0))
  }

  @Test("it never wakes before the deadline, and less than a millisecond late", arguments: 0...3000)
  func rounding(microseconds: Int) {
    let wait = timeout(frame: .seconds(10) + .microseconds(microseconds))
    #expect(wait * 1000 >= Int32(microseconds) && wait * 1000 < Int32(microseconds) + 1000)
  }
}

@Suite struct FramePacerTests {
  @Test("the first frame is due at once, an animated one at its wake time, others after events")
  func requests() {
    var pacer = FramePacer()
    #expect(pacer.isDue(at: .zero))

    pacer.drew(at: .zero, wake: nil)
    #expect(pacer.deadline == nil && !pacer.isDue(at: .seconds(1_000_000)))

    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))

    var animated = FramePacer()
    animated.drew(at: .seconds(1), wake: .seconds(3))

    #expect(
      animated.deadline == .seconds(3) && !animated.isDue(at: .milliseconds(2999))
        && animated.isDue(at: .seconds(3)))
  }

  @Test(
    "animations have at most sixty frames per second, and changes that come faster share frames"
  )
  func rate() {
    var pacer = FramePacer()
    var (now, count) = (Duration.zero, 0)
    while now < .seconds(1) {
      pacer.drew(at: now, wake: .seconds(-5))
      now = pacer.deadline ?? .seconds(99)
      count += 1
    }

    #expect(count == 60)

    var changed = FramePacer()
    changed.drew(at: .seconds(1), wake: nil)
    changed.requestAtRate()
    #expect(changed.deadline == .seconds(1) + FramePacer.shortest)
    changed.drew(at: .seconds(2), wake: .seconds(2) + .milliseconds(100))
    changed.requestAtRate()
    #expect(changed.deadline == .seconds(2) + FramePacer.shortest)
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

  @Test(
    "costly frames put off no animation or key, changes no earlier frame, and unchanged are few")
  func costlyMotion() {
    var pacer = FramePacer()
    pacer.drew(at: .seconds(1), took: .milliseconds(5), wake: .seconds(1))
    pacer.requestAtRate()
    #expect(pacer.deadline == .seconds(1) + FramePacer.shortest)
    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))

    var early = FramePacer()
    early.drew(at: .seconds(1), wake: .seconds(1))
    early.interval = .seconds(1)
    early.requestAtRate()
    #expect(early.deadline == .seconds(1) + FramePacer.shortest)

    var same = FramePacer()
    same.drew(at: .seconds(1), wake: .seconds(1), isNew: false)
    #expect(same.deadline == .seconds(1) + FramePacer.shortest * 2)
    same.drew(at: .seconds(1), wake: .milliseconds(1050), isNew: false)
    #expect(same.deadline == .milliseconds(1050))
  }

  @Test("a longer interval draws fewer frames, and keys are shown at once, also in an animation")
  func interval() {
    var pacer = FramePacer()
    pacer.interval = .milliseconds(100)
    pacer.drew(at: .seconds(1), wake: .seconds(1))
    #expect(pacer.deadline == .milliseconds(1100))
    pacer.drew(at: .seconds(1), wake: .seconds(2))
    #expect(pacer.deadline == .seconds(2))
    pacer.request()
    #expect(pacer.isDue(at: .seconds(1)))

    var keys = FramePacer()
    keys.drew(at: .seconds(1), wake: .seconds(1))
    keys.request()

    #expect(keys.isDue(at: .seconds(1)))
  }
}
