import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("When a game changes by itself")
struct GameChangeTimeTests {
  @Test("without a running clock nothing changes by itself")
  func standsStill() throws {
    let play = try GamePlay()
    #expect(play.model.timeToNextChange == nil)
    play.choose(0)
    #expect(play.model.timeToNextChange == nil)
  }

  @Test("every card's start and the landing of the last card are changes")
  func followsTheDeal() throws {
    let play = try GamePlay(kinds: 2, clock: .seconds(5), schedule: DealSchedule.course2023)
    var times: [Int] = []
    while let wait = play.model.timeToNextChange {
      #expect(wait > .zero)
      play.now += wait
      times.append(Int((play.now - .seconds(5)) / .milliseconds(1)))
    }
    #expect(times == [0, 150, 300, 450, 1450])
    #expect(play.model.isDealt)
  }

  @Test("the end of the peek and of the time are changes")
  func followsRules() throws {
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(3), .time(.seconds(10))) }
    let play = try GamePlay(rules: rules)
    #expect(play.model.timeToNextChange == .seconds(3))
    play.now = .seconds(3)
    #expect(play.model.timeToNextChange == .seconds(7))
    play.now = .milliseconds(9_999)
    #expect(play.model.timeToNextChange == .milliseconds(1) && play.model.result == nil)
    play.now = .seconds(10)
    #expect(play.model.timeToNextChange == nil && play.model.result != nil)
  }

  @Test("after a pause the remaining time is the same")
  func standsInAPause() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(4)
    play.model.pause()
    #expect(play.model.timeToNextChange == nil)
    play.now = .seconds(40)
    play.model.resume()
    #expect(play.model.timeToNextChange == .seconds(6))
  }

  @Test("an opponent that is overdue is a change at once")
  func isOverdue() throws {
    let play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    play.choose(1)
    play.choose(2)
    play.now += .seconds(30)

    #expect(play.model.timeToNextChange == .zero)
  }
}
