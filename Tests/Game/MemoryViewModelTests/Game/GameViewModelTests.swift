import MemoryEngine
import MemoryModel
import MemoryViewModel
import Observation
import Testing

@Suite("The view model of a game")
struct GameViewModelTests {
  @Test(
    "a choice returns its event and points; the turn passes after a miss and stays after a match")
  func answers() throws {
    var play = try GamePlay()
    let (first, second) = (play.ids[0], play.ids[1])

    #expect(
      (
        play.choose(0, 0, at: 1).event, play.choose(0, 1, at: 2).points,
        play.choose(1, 0, at: 3).removed.sorted(), play.choose(2, 0, at: 4).event
      ) == (.turnedUp, 2 + 5 + 6, first, .missed([second[0], play.ids[2][0]], points: 0)))
    let earlierScores = play.model.game.scores
    let earlierTurns = play.model.game.turns

    play = try GamePlay(rules: .hotSeat(2))

    play.choose(0, 0)
    #expect(
      (earlierScores, earlierTurns, play.choose(1, 0).nextPlayer, play.model.game.currentPlayer)
        == ([13], 2, 1, 1))
    play.choose(1, 1)
    #expect(
      (play.choose(1, 0).nextPlayer, play.model.game.currentPlayer, play.model.game.scores) == (
        1, 1, [0, 14]
      ))
  }

  @Test("a deal with an invalid deck or rules out of range is refused")
  func refusesSetups() {
    #expect(throws: DeckError.noKinds) { try GamePlay(kinds: 0) }
    #expect(throws: DeckError.copiesNotInMatches(kind: 0, copies: 2, matchSize: 3)) {
      try GamePlay(rules: .triples)
    }
    #expect(throws: RulesError.self) { try GamePlay(rules: .hotSeat(9)) }
  }

  @Test("the last change names points, player and card, until the next flip")
  func tellsTheLastChange() throws {
    let play = try GamePlay(rules: .hotSeat(2))

    play.choose(0, 0)
    play.choose(1, 0)
    let firstLastChange = play.model.lastChange

    play.choose(0, 1)
    play.choose(0, 0)
    let match = try #require(play.model.lastChange)
    #expect(
      (firstLastChange, match.points, match.player, match.card) == (nil, 14, 1, play.ids[0][0]))
    play.choose(0, 0)
    let secondLastChange = play.model.lastChange

    play.choose(2, 0)
    let thirdLastChange = play.model.lastChange
    play.choose(1, 0)
    let miss = try #require(play.model.lastChange)
    #expect(
      (secondLastChange, thirdLastChange, miss.points, miss.player, miss.card) == (
        match, nil, -1, 1, play.ids[1][0]
      ))
  }

  @Test("nothing of the old game survives a new one")
  func startsAnew() throws {
    let play = try GamePlay(isPractice: true, clock: .seconds(50))
    let fresh = try GamePlay(isPractice: true, seed: Seed(8))
    play.win()
    try play.model.newGame(seed: Seed(9))
    play.choose(0, 0)
    play.choose(1, 0)
    play.choose(0, 1)
    play.choose(1, 0)
    play.now += .seconds(5)
    _ = play.model.hint()
    play.model.shuffle()
    play.model.pause()

    try play.model.newGame(seed: Seed(8))

    #expect(
      (play.state, play.model.seed, play.model.undo(), play.choose(0, 0).event) == (
        fresh.state, Seed(8), false, .turnedUp
      ))
  }
}

@Suite("Spectators of a game")
struct GameObservationTests {
  private func watch(_ told: Confirmation, _ look: () -> Void) {
    withObservationTracking(look) { told() }
  }

  @Test("every intent is reported to observers of the table")
  func tells() async throws {
    let play = try GamePlay(isPractice: true)
    let intents: [() throws -> Void] = [
      { play.choose(0, 0) }, { play.model.shuffle() }, { play.model.pause() },
      { play.model.resume() }, { play.model.undo() },
      { try play.model.newGame(seed: Seed(2)) },
    ]
    for intent in intents {
      try await confirmation { told in
        watch(told) { _ = play.model.table }
        try intent()
      }
    }
  }

  @Test("a flip is reported to observers of the outcome, a hint to those of the number of hints")
  func tellsMore() async throws {
    let play = try GamePlay()
    play.choose(0, 0)
    await confirmation(expectedCount: 2) { told in
      watch(told) { _ = play.model.lastChange }
      watch(told) { _ = play.model.hints }
      play.choose(0, 1)
      _ = play.model.hint()
    }
  }

  @Test("two windows show one game")
  func sharesTheGame() async throws {
    let play = try GamePlay()
    let windows = [play.model, play.model]

    await confirmation(expectedCount: 2) { told in
      for window in windows { watch(told) { _ = window.game } }
      windows[0].choose(play.ids[0][0])
    }

    #expect(
      (windows[1].choose(play.ids[0][1]).isMatch, windows[0].table, windows[0].lastChange?.points)
        == (true, windows[1].table, 14))
  }
}
