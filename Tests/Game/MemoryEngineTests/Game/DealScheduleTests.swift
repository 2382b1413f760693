import MemoryEngine
import Testing

@Suite("The schedule of a deal")
struct DealScheduleTests {
  @Test("cards start one interval apart and land a duration later")
  func fliesOneByOne() {
    let deal = DealSchedule(count: 3, interval: .milliseconds(200), duration: .milliseconds(800))
    let halfway = Duration.milliseconds(600)

    let times = [.seconds(-1), .milliseconds(200), halfway, .seconds(99)]
    let progress = times.map { time in (0..<3).map { deal.progress(of: $0, at: time) } }
    #expect(progress == [[0, 0, 0], [0.25, 0, 0], [0.75, 0.5, 0.25], [1, 1, 1]])
    #expect(
      (deal.end, deal.isComplete(at: .milliseconds(1199)), deal.isComplete(at: deal.end))
        == (.milliseconds(1200), false, true))
  }

  @Test(
    "as in the courses a card starts every 0.15 s and flies 1 s, or all start in 2 s and fly 0.5 s"
  )
  func dealsAsIn2023() {
    let deal = DealSchedule.course2023(count: 11)
    #expect(
      (deal.count, deal.interval, deal.duration, deal.end) == (
        11, .milliseconds(150), .seconds(1), DealSchedule.longestDeal
      ))

    let spread = DealSchedule.course2021(count: 8)
    #expect(
      (spread.interval, spread.duration, spread.end) == (
        .milliseconds(250), .milliseconds(500), .milliseconds(2250)
      ))
  }

  @Test(
    "a deal of any size is over after 2.5 s at the latest, every card landed",
    arguments: [1, 2, 11, 12, 13, 52, 1000, 65_535])
  func endsInTime(count: Int) {
    let slow = DealSchedule(count: count, interval: .seconds(9), duration: .seconds(9))
    let deals = [.course2023(count: count), .course2021(count: count), slow]
    let late = deals.filter { deal in
      deal.end > .milliseconds(2500) || !deal.isComplete(at: deal.end)
        || deal.progress(of: count - 1, at: deal.end) != 1 || deal.progress(of: 0, at: .zero) != 0
    }
    #expect(late == [])
    let sped = DealSchedule.course2023(count: count)
    #expect(sped.duration == .seconds(1) && sped.interval <= .milliseconds(150))
    #expect(count <= 12 || .milliseconds(2500) - sped.end < .microseconds(1))
  }

  @Test("a deal of no cards ends at once, and a flight without duration jumps")
  func takesEdges() {
    #expect(
      DealSchedule.course2023(count: 0).end == .zero
        && DealSchedule.course2021(count: 0).isComplete(at: .zero))
    let jump = DealSchedule(count: 2, interval: .seconds(1), duration: .seconds(-3))
    #expect(
      (
        jump.duration, jump.end, jump.progress(of: 1, at: .milliseconds(999)),
        jump.progress(of: 1, at: .seconds(1))
      ) == (.zero, .seconds(1), 0, 1))
    let back = DealSchedule(count: 9, interval: .seconds(-1), duration: .seconds(1))
    #expect(back.interval == .zero && back.end == .seconds(1))
  }
}
