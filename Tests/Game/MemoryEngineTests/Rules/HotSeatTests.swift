import MemoryEngine
import Testing

@Suite("Several players")
struct HotSeatTests {
  @Test("a miss passes the turn round the table", arguments: 1...8)
  func passesAfterAMiss(players: Int) throws {
    var game = try MemoryGame(inOrder: 2, rules: .hotSeat(players))
    for turn in 0..<2 * players + 1 {
      let now = turn % players
      let outcomes = game.chooseAtOnce(turn.isMultiple(of: 2) ? [0, 2] : [1, 3])

      #expect(outcomes.map(\.player) == [now, now])
      #expect(outcomes.map(\.nextPlayer) == [now, (now + 1) % players])
      #expect(game.currentPlayer == (now + 1) % players)
    }
  }

  @Test("a match keeps the turn or passes it, as the rules say", arguments: 1...8, [true, false])
  func keepsOrPassesAfterAMatch(players: Int, keeps: Bool) throws {
    let rules = Rules { ($0.players, $0.matchKeepsTurn) = (players, keeps) }
    var game = try MemoryGame(inOrder: 9, rules: rules)
    for turn in 0..<9 {
      let now = keeps ? 0 : turn % players
      let match = game.chooseAtOnce([2 * turn, 2 * turn + 1])[1]

      #expect(match.player == now)
      #expect(match.nextPlayer == (keeps ? 0 : (now + 1) % players))
    }
    let matches = (0..<players).map { keeps ? ($0 == 0 ? 9 : 0) : (9 + players - 1 - $0) / players }
    #expect(game.scores == matches.map { 14 * $0 })
  }

  @Test("points and penalties go to the player who turned the last card")
  func scoresTheCurrentPlayer() throws {
    var game = try MemoryGame(inOrder: 3, rules: .hotSeat(2))

    game.chooseAtOnce([0, 2])
    #expect(game.scores == [0, 0] && game.currentPlayer == 1)
    game.chooseAtOnce([1, 0, 2, 4])
    #expect(game.scores == [0, 13] && game.score(of: 1) == 13 && game.currentPlayer == 0)
    game.chooseAtOnce([5, 2])
    #expect(game.scores == [-1, 13])
  }
}
