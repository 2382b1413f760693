import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("The result of a game")
struct GameResultTests {
  @Test("the result of a won game has score, turns, time of the last flip and hints")
  func tellsTheWin() throws {
    let play = try GamePlay()
    _ = play.model.hint()
    play.now = .seconds(7)
    play.win()
    play.now = .seconds(99)

    let result = try #require(play.model.result)
    #expect(result.isWon && result.scores == [42] && result.turns == 3 && result.hints == 1)
    #expect(result.cardsLeft == 0 && result.time == .seconds(7) && result.leaders == [0])
  }

  @Test(
    "a limit of turns or misses ends the game unfinished",
    arguments: [.turns(2), .misses(1)] as [Rules.Limit])
  func tellsTheLimit(limit: Rules.Limit) throws {
    let play = try GamePlay(rules: Rules { $0.limit = limit })
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 1)
    #expect(play.model.result == nil)
    play.choose(1, 0, at: 2)
    play.choose(2, 0, at: 3)
    play.now = .seconds(50)

    let result = try #require(play.model.result)
    #expect(!result.isWon && result.turns == 2 && result.cardsLeft == 4)
    #expect(result.scores == [14] && result.time == .seconds(3) && play.model.time == .seconds(3))
  }

  @Test("a limit of time ends the game by itself at that moment")
  func tellsTheTime() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.choose(0, 0, at: 2)
    play.now = .seconds(10) - .nanoseconds(1)
    #expect(play.model.result == nil)

    play.now += .nanoseconds(1)
    #expect(play.model.result?.isWon == false && play.model.result?.cardsLeft == 6)
    play.now = .seconds(60)
    #expect(play.model.time == .seconds(10))
  }

  @Test("a hot seat has one leader, or several in a draw")
  func findsLeaders() throws {
    let play = try GamePlay(
      kinds: 2, rules: Rules { ($0.players, $0.matchKeepsTurn) = (3, false) })
    play.win()
    #expect(play.model.result?.scores == [14, 14, 0] && play.model.result?.leaders == [0, 1])

    let one = try GamePlay(rules: .hotSeat(2))
    one.choose(1, 0)
    one.choose(2, 0)
    one.win()
    #expect(one.model.result?.leaders == [1])
  }

  @Test("a lost game shows all cards that are left, without any bonus; a won one none")
  func revealsTheRest() throws {
    let play = try GamePlay(rules: Rules { $0.limit = .misses(1) })
    play.choose(0, 0)
    play.choose(0, 1)
    play.choose(1, 0)
    #expect(play.model.table.count { $0.face != nil } == 1)
    play.choose(2, 0)

    let left = play.model.table.filter(\.isOnTable)
    #expect(left.count == 4 && left.allSatisfy { $0.face != nil && !$0.isMatched })
    let hidden = Set([play.ids[1][1], play.ids[2][1]])
    #expect(left.filter { hidden.contains($0.id) }.allSatisfy { $0.bonusFraction == 0 })
  }

  @Test("the last match stays on show until the table is cleared, and undo restores it")
  func clearsTheTable() throws {
    let play = try GamePlay(kinds: 2, isPractice: true)
    play.model.clearTable()
    play.win()
    #expect(play.model.table.count { $0.isOnTable } == 2)

    play.model.clearTable()
    #expect(play.model.table.allSatisfy { !$0.isOnTable && $0.face == nil })
    #expect(play.model.undo())
    #expect(play.model.table.count { $0.isOnTable } == 2)
  }
}
