import MemoryEngine
import Testing

@Suite("The schedule of a deal")
struct DealScheduleTests {
  @Test("cards start one interval apart and land a duration later")
  func fliesOneByOne() {
    let deal = DealSchedule(count: 3, interval: .milliseconds(200), duration: .milliseconds(800))
    let halfway = Duration.milliseconds(600)

    #expect((0..<3).map { deal.progress(of: $0, at: halfway) } == [0.75, 0.5, 0.25])
    #expect((0..<3).map { deal.progress(of: $0, at: .milliseconds(200)) } == [0.25, 0, 0])
    #expect(deal.progress(of: 0, at: .seconds(-1)) == 0)
    #expect(deal.progress(of: 2, at: .seconds(99)) == 1)
    #expect(deal.end == .milliseconds(1200))
    #expect(!deal.isComplete(at: .milliseconds(1199)) && deal.isComplete(at: deal.end))
  }

  @Test("the course of 2023 deals a card every 0.15 s, each flying 1 s")
  func dealsAsIn2023() {
    let deal = DealSchedule.course2023(count: 11)
    #expect((deal.count, deal.interval) == (11, .milliseconds(150)))
    #expect(deal.duration == .seconds(1) && deal.end == DealSchedule.longestDeal)
  }

  @Test("the course of 2021 spreads the starts over 2 s, each flying 0.5 s")
  func dealsAsIn2021() {
    let deal = DealSchedule.course2021(count: 8)
    #expect((deal.interval, deal.duration) == (.milliseconds(250), .milliseconds(500)))
    #expect(deal.end == .milliseconds(2250))
  }

  @Test(
    "a deal of any size is over after 2.5 s at the latest, every card landed",
    arguments: [1, 2, 11, 12, 13, 52, 1000, 65_535])
  func endsInTime(count: Int) {
    let slow = DealSchedule(count: count, interval: .seconds(9), duration: .seconds(9))
    for deal in [.course2023(count: count), .course2021(count: count), slow] {
      #expect(deal.end <= .milliseconds(2500))
      #expect(deal.isComplete(at: deal.end))
      #expect(deal.progress(of: count - 1, at: deal.end) == 1)
      #expect(deal.progress(of: 0, at: .zero) == 0)
    }
    let sped = DealSchedule.course2023(count: count)
    #expect(sped.duration == .seconds(1))
    #expect(sped.interval <= .milliseconds(150))
    if count > 12 { #expect(.milliseconds(2500) - sped.end < .microseconds(1)) }
  }

  @Test("a deal of no cards ends at once, and a flight without duration jumps")
  func takesEdges() {
    #expect(DealSchedule.course2023(count: 0).end == .zero)
    #expect(DealSchedule.course2021(count: 0).isComplete(at: .zero))
    let jump = DealSchedule(count: 2, interval: .seconds(1), duration: .seconds(-3))
    #expect(jump.duration == .zero && jump.end == .seconds(1))
    #expect(jump.progress(of: 1, at: .milliseconds(999)) == 0)
    #expect(jump.progress(of: 1, at: .seconds(1)) == 1)
    let back = DealSchedule(count: 9, interval: .seconds(-1), duration: .seconds(1))
    #expect(back.interval == .zero && back.end == .seconds(1))
  }
}
