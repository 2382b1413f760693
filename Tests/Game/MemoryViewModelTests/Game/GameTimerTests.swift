import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Game time")
struct GameTimerTests {
  @Test("time begins at the deal, at any reading of the clock", arguments: [-5000, 0, 86_400])
  func beginsAtZero(start: Int) throws {
    let play = try GamePlay(clock: .seconds(start))

    var times = [play.model.time]
    play.now += .seconds(2)
    times.append(play.model.time)
    #expect(times == [.zero, .seconds(2)])
    try play.model.newGame(seed: Seed(1))
    play.now -= .seconds(1)
    #expect(play.model.time == .zero, "not below zero either")
  }

  @Test("a pause stops the clock and loses no bonus, however often it is set or removed")
  func pauses() throws {
    var play = try GamePlay()
    play.choose(0, 0, at: 1)
    play.now = .seconds(2)
    play.model.pause()
    let pausedCard = play.model.table[play.ids[0][0]]
    play.now = .seconds(1002)

    var times = [play.model.time]
    #expect(
      (
        play.model.isPaused, play.model.table[play.ids[0][0]], pausedCard.bonusFraction,
        pausedCard.isBonusRunning
      ) == (true, pausedCard, 5.0 / 6, false))

    play.model.resume()
    #expect(
      (
        play.model.isPaused, play.model.table[play.ids[0][0]].isBonusRunning,
        play.choose(0, 1, at: 1003).points, play.model.game.latestFlip
      ) == (false, true, 2 + 4 + 6, .seconds(3)))

    play = try GamePlay()
    play.now = .seconds(3)
    play.model.resume()
    times.append(play.model.time)

    play.model.pause()
    play.now = .seconds(4)
    play.model.pause()
    play.now = .seconds(9)
    play.model.resume()
    play.model.resume()
    times.append(play.model.time)
    #expect(times == [.seconds(2), .seconds(3), .seconds(3)])
  }

  @Test("ten thousand pauses do not lose a nanosecond")
  func losesNothing() throws {
    let play = try GamePlay()
    play.choose(0, 0)
    for _ in 0..<10_000 {
      play.now += .nanoseconds(300_000)
      play.model.pause()
      play.now += .nanoseconds(333_333_333)
      play.model.resume()
    }

    #expect((play.model.time, play.choose(0, 1).points) == (.seconds(3), 2 + 3 + 6))
  }

  @Test("no time limit is reached during a pause, and after the end there is no pause")
  func stopsTheLimit() throws {
    var play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(9)
    play.model.pause()
    play.now = .seconds(99)

    let earlierResult = play.model.result
    play.model.resume()
    #expect(earlierResult == nil && play.choose(0, 0).isAccepted)
    play.now += .seconds(1)
    let wasWon = play.model.result?.isWon
    let earlierTime = play.model.time

    play = try GamePlay()
    play.now = .seconds(4)
    play.win()
    play.now = .seconds(60)
    play.model.pause()
    #expect(
      (wasWon, earlierTime, play.model.isPaused, play.model.result?.time) == (
        false, .seconds(10), false, .seconds(4)
      ))
    play.model.resume()
    #expect(play.model.time == .seconds(4))
  }

  @Test("the cards stand still during a pause and fly on after it")
  func stopsTheDeal() throws {
    let play = try GamePlay(schedule: DealSchedule.course2021)
    play.now = .milliseconds(250)
    play.model.pause()
    play.now = .seconds(60)
    let earlierDealt = play.model.table.map(\.dealt)

    play.model.resume()
    play.now += .milliseconds(250)
    #expect(
      (earlierDealt, play.model.table[0].dealt, play.model.choose(0).isAccepted) == (
        [0.5, 0, 0, 0, 0, 0], 1, true
      ))
  }

  @Test("a clock that runs back counts as one that stood still, and a game that is over stays so")
  func runsBackInAPause() throws {
    var play = try GamePlay()
    play.choose(0, 0, at: 10)
    play.model.pause()
    play.now = .seconds(-500)
    play.model.resume()

    var times = [play.model.time]
    play.now += .seconds(1)
    #expect(play.choose(0, 1).points == 2 + 5 + 6)

    play = try GamePlay()
    play.now = .seconds(10)
    times.append(play.model.time)
    play.now = .seconds(4)
    times.append(play.model.time)
    play.now = .seconds(6)
    times.append(play.model.time)
    #expect(times == [.seconds(10), .seconds(10), .seconds(10), .seconds(12)])

    play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(10)
    #expect(play.model.result != nil)
    play.now = .seconds(9)
    #expect(play.model.result != nil && !play.choose(0, 0).isAccepted)
  }
}
