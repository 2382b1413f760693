import MemoryEngine
import Testing

@Suite("Several players")
struct HotSeatTests {
  @Test("a miss passes the turn round the table", arguments: 1...8)
  func passesAfterAMiss(players: Int) throws {
    var game = try MemoryGame(inOrder: 2, rules: .hotSeat(players))
    var turns: [[Int]] = []
    for turn in 0..<2 * players + 1 {
      let outcomes = game.chooseAtOnce(turn.isMultiple(of: 2) ? [0, 2] : [1, 3])
      turns.append(outcomes.flatMap { [$0.player, $0.nextPlayer] } + [game.currentPlayer])
    }
    let expected = (0..<2 * players + 1).map { turn in
      let (now, next) = (turn % players, (turn + 1) % players)
      return [now, now, now, next, next]
    }
    #expect(turns == expected)
  }

  @Test("a match keeps the turn or passes it, as the rules say", arguments: 1...8, [true, false])
  func keepsOrPassesAfterAMatch(players: Int, keeps: Bool) throws {
    let rules = Rules { ($0.players, $0.matchKeepsTurn) = (players, keeps) }
    var game = try MemoryGame(inOrder: 9, rules: rules)
    let turns = (0..<9).map { turn in
      let match = game.chooseAtOnce([2 * turn, 2 * turn + 1])[1]
      return [match.player, match.nextPlayer]
    }
    #expect(turns == (0..<9).map { keeps ? [0, 0] : [$0 % players, ($0 + 1) % players] })
    let matches = (0..<players).map { keeps ? ($0 == 0 ? 9 : 0) : (9 + players - 1 - $0) / players }
    #expect(game.scores == matches.map { 14 * $0 })
  }

  @Test("points and penalties go to the player who turned the last card")
  func scoresTheCurrentPlayer() throws {
    var game = try MemoryGame(inOrder: 3, rules: .hotSeat(2))

    let states = [[0, 2], [1, 0, 2, 4], [5, 2]].map { cards in
      game.chooseAtOnce(cards)
      return game.scores + [game.currentPlayer]
    }
    #expect((states, game.score(of: 1)) == ([[0, 0, 1], [0, 13, 0], [-1, 13, 1]], 13))
  }
}
