import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("The result of a game")
struct GameResultTests {
  @Test("a result has score, turns, time, hints and the leaders, several in a draw")
  func tellsTheWin() throws {
    var play = try GamePlay()
    _ = play.model.hint()
    play.now = .seconds(7)
    play.win()
    play.now = .seconds(99)

    let result = try #require(play.model.result)
    #expect(result.isWon && result.scores == [42] && result.turns == 3 && result.hints == 1)
    let earlierCardsLeft = result.cardsLeft
    let earlierTime = result.time
    let earlierLeaders = result.leaders

    play = try GamePlay(
      kinds: 2, rules: Rules { ($0.players, $0.matchKeepsTurn) = (3, false) })
    play.win()
    #expect(
      (
        earlierCardsLeft, earlierTime, earlierLeaders, play.model.result?.scores,
        play.model.result?.leaders
      ) == (0, .seconds(7), [0], [14, 14, 0], [0, 1]))

    let one = try GamePlay(rules: .hotSeat(2))
    one.choose(1, 0)
    one.choose(2, 0)
    one.win()
    #expect(one.model.result?.leaders == [1])
  }

  @Test(
    "a limit of turns or misses ends the game unfinished",
    arguments: [.turns(2), .misses(1)] as [Rules.Limit])
  func tellsTheLimit(limit: Rules.Limit) throws {
    let play = try GamePlay(rules: Rules { $0.limit = limit })
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 1)
    let earlierResult = play.model.result
    play.choose(1, 0, at: 2)
    play.choose(2, 0, at: 3)
    play.now = .seconds(50)

    let result = try #require(play.model.result)
    #expect((earlierResult, result.isWon, result.turns, result.cardsLeft) == (nil, false, 2, 4))
    #expect(result.scores == [14] && result.time == .seconds(3) && play.model.time == .seconds(3))
  }

  @Test("a limit of time ends the game by itself at that moment")
  func tellsTheTime() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.choose(0, 0, at: 2)
    play.now = .seconds(10) - .nanoseconds(1)
    let earlierResult = play.model.result

    play.now += .nanoseconds(1)
    let wasWon = play.model.result?.isWon
    let earlierCardsLeft = play.model.result?.cardsLeft
    play.now = .seconds(60)
    #expect(
      (earlierResult, wasWon, earlierCardsLeft, play.model.time) == (nil, false, 6, .seconds(10)))
  }

  @Test("a lost game shows all cards that are left, a won one its last match until it is cleared")
  func revealsTheRest() throws {
    var play = try GamePlay(rules: Rules { $0.limit = .misses(1) })
    play.choose(0, 0)
    play.choose(0, 1)
    play.choose(1, 0)
    #expect(play.model.table.count { $0.face != nil } == 1)
    play.choose(2, 0)

    let left = play.model.table.filter(\.isOnTable)
    let hidden = Set([play.ids[1][1], play.ids[2][1]])
    #expect(
      (
        left.count, left.allSatisfy { $0.face != nil && !$0.isMatched },
        left.filter { hidden.contains($0.id) }.allSatisfy { $0.bonusFraction == 0 }
      ) == (4, true, true))

    play = try GamePlay(kinds: 2, isPractice: true)
    play.model.clearTable()
    play.win()
    #expect(play.model.table.count { $0.isOnTable } == 2)

    play.model.clearTable()
    #expect(
      (
        play.model.table.allSatisfy { !$0.isOnTable && $0.face == nil }, play.model.undo(),
        play.model.table.count { $0.isOnTable }
      ) == (true, true, 2))
  }
}
