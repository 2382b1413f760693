import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("When a game changes by itself")
struct GameChangeTimeTests {
  @Test("nothing changes without a clock or in a pause, and an overdue opponent changes at once")
  func standsStill() throws {
    var play = try GamePlay()
    var waits = [play.model.timeToNextChange]
    play.choose(0)
    waits.append(play.model.timeToNextChange)

    play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(4)
    play.model.pause()
    waits.append(play.model.timeToNextChange)
    play.now = .seconds(40)
    play.model.resume()
    waits.append(play.model.timeToNextChange)

    play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    play.choose(1)
    play.choose(2)
    play.now += .seconds(30)

    waits.append(play.model.timeToNextChange)
    #expect(waits == [nil, nil, nil, .seconds(6), .zero])
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
    #expect((times, play.model.isDealt) == ([0, 150, 300, 450, 1450], true))
  }

  @Test("the end of the peek and of the time are changes")
  func followsRules() throws {
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(3), .time(.seconds(10))) }
    let play = try GamePlay(rules: rules)
    var waits = [play.model.timeToNextChange]
    play.now = .seconds(3)
    waits.append(play.model.timeToNextChange)
    play.now = .milliseconds(9_999)
    waits.append(play.model.timeToNextChange)
    let earlierResult = play.model.result
    play.now = .seconds(10)
    waits.append(play.model.timeToNextChange)
    #expect(
      (earlierResult, play.model.result != nil, waits) == (
        nil, true, [.seconds(3), .seconds(7), .milliseconds(1), nil]
      ))
  }
}
