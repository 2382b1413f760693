import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Choices that a game ignores")
struct GameRefusalTests {
  @Test("the first reason against a choice is reported, and nothing changes")
  func tellsTheFirstReason() throws {
    // All cards have landed at 1 s, the peek ends 3 s later, the time limit is 100 s later.
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(3), .time(.seconds(100))) }
    let play = try GamePlay(rules: rules) { count in
      DealSchedule(count: count, interval: .zero, duration: .seconds(1))
    }
    let card = play.ids[0][0]

    expect(play, ignores: card, for: .undealt)
    expect(play, ignores: card, inPauseAt: 0)
    play.now = .seconds(2)
    expect(play, ignores: card, for: .peeking)
    expect(play, ignores: card, inPauseAt: 2)
    play.choose(0, 0, at: 4)
    expect(play, ignores: card, for: .alreadyUp)
    expect(play, ignores: card, inPauseAt: 5)
    play.choose(0, 1)
    expect(play, ignores: card, for: .matched)
    expect(play, ignores: card, inPauseAt: 6)
    play.now = .seconds(101)
    expect(play, ignores: card, for: .over)
  }

  private func expect(_ play: GamePlay, ignores card: Int, inPauseAt seconds: Int) {
    play.now = .seconds(seconds)
    play.model.pause()
    expect(play, ignores: card, for: .paused)
    play.model.resume()
  }

  private func expect(_ play: GamePlay, ignores card: Int, for refusal: Outcome.Refusal) {
    let before = play.state
    for stranger in [-1, play.model.game.cardCount, .min, .max] {
      #expect(play.model.choose(stranger).event == .ignored(.outOfRange))
    }
    #expect((play.model.choose(card).event, play.state) == (.ignored(refusal), before))
  }

  @Test("a timed game begins when its cards have landed, and choices after the end change nothing")
  func beginsAfterTheDeal() throws {
    var play = try GamePlay(
      rules: .timeAttack(.seconds(1)), schedule: DealSchedule.course2023)
    play.now = .seconds(1)
    expect(play, ignores: 5, for: .undealt)

    play.now = play.model.schedule.end + .milliseconds(999)
    #expect(play.model.choose(5).isAccepted)
    play.now += .milliseconds(1)
    expect(play, ignores: 4, for: .over)

    play = try GamePlay()
    play.win()
    let end = play.state
    for choice in 0..<10_000 { play.model.choose(choice % 8 - 1) }

    #expect(play.state == end)
  }
}
