import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Game time")
struct GameTimerTests {
  @Test("time begins at the deal, at any reading of the clock", arguments: [-5000, 0, 86_400])
  func beginsAtZero(start: Int) throws {
    let play = try GamePlay(clock: .seconds(start))

    #expect(play.model.time == .zero)
    play.now += .seconds(2)
    #expect(play.model.time == .seconds(2))
    try play.model.newGame(seed: Seed(1))
    play.now -= .seconds(1)
    #expect(play.model.time == .zero, "not below zero either")
  }

  @Test("a pause stops the clock and loses no bonus")
  func pauses() throws {
    let play = try GamePlay()
    play.choose(0, 0, at: 1)
    play.now = .seconds(2)
    play.model.pause()
    let pausedCard = play.model.table[play.ids[0][0]]
    play.now = .seconds(1002)

    #expect(play.model.isPaused && play.model.time == .seconds(2))
    #expect(play.model.table[play.ids[0][0]] == pausedCard)
    #expect(pausedCard.bonusFraction == 5.0 / 6 && !pausedCard.isBonusRunning)

    play.model.resume()
    #expect(!play.model.isPaused && play.model.table[play.ids[0][0]].isBonusRunning)
    #expect(play.choose(0, 1, at: 1003).points == 2 + 4 + 6)
    #expect(play.model.game.latestFlip == .seconds(3))
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

    #expect(play.model.time == .seconds(3))
    #expect(play.choose(0, 1).points == 2 + 3 + 6)
  }

  @Test("a second pause and a resume without a pause do nothing")
  func ignoresRepeats() throws {
    let play = try GamePlay()
    play.now = .seconds(3)
    play.model.resume()
    #expect(play.model.time == .seconds(3))

    play.model.pause()
    play.now = .seconds(4)
    play.model.pause()
    play.now = .seconds(9)
    play.model.resume()
    play.model.resume()
    #expect(play.model.time == .seconds(3))
  }

  @Test("no time limit is reached during a pause")
  func stopsTheLimit() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(9)
    play.model.pause()
    play.now = .seconds(99)

    #expect(play.model.result == nil)
    play.model.resume()
    #expect(play.choose(0, 0).isAccepted)
    play.now += .seconds(1)
    #expect(play.model.result?.isWon == false && play.model.time == .seconds(10))
  }

  @Test("the cards stand still during a pause and fly on after it")
  func stopsTheDeal() throws {
    let play = try GamePlay(schedule: DealSchedule.course2021)
    play.now = .milliseconds(250)
    play.model.pause()
    play.now = .seconds(60)
    #expect(play.model.table.map(\.dealt) == [0.5, 0, 0, 0, 0, 0])

    play.model.resume()
    play.now += .milliseconds(250)
    #expect(play.model.table[0].dealt == 1 && play.model.choose(0).isAccepted)
  }

  @Test("after the end there is no pause, and time stands still")
  func standsAfterTheEnd() throws {
    let play = try GamePlay()
    play.now = .seconds(4)
    play.win()
    play.now = .seconds(60)
    play.model.pause()
    #expect(!play.model.isPaused && play.model.result?.time == .seconds(4))
    play.model.resume()
    #expect(play.model.time == .seconds(4))
  }

  @Test("a clock that runs back during a pause loses no time")
  func runsBackInAPause() throws {
    let play = try GamePlay()
    play.choose(0, 0, at: 10)
    play.model.pause()
    play.now = .seconds(-500)
    play.model.resume()

    #expect(play.model.time == .seconds(10))
    play.now += .seconds(1)
    #expect(play.choose(0, 1).points == 2 + 5 + 6)
  }

  @Test("a clock that runs back counts as one that stood still")
  func standsStill() throws {
    let play = try GamePlay()
    play.now = .seconds(10)
    #expect(play.model.time == .seconds(10))
    play.now = .seconds(4)
    #expect(play.model.time == .seconds(10))
    play.now = .seconds(6)
    #expect(play.model.time == .seconds(12))
  }

  @Test("a game whose time is up stays over when the clock runs back")
  func staysOver() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.now = .seconds(10)
    #expect(play.model.result != nil)
    play.now = .seconds(9)
    #expect(play.model.result != nil && !play.choose(0, 0).isAccepted)
  }
}
