import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Computers at the table")
struct GameOpponentTests {
  /// Returns a game of three kinds against an opponent, after a miss of the player.
  private func missed(
    _ opponent: Opponent = .lowest(), peek: Duration = .zero
  ) throws -> GamePlay {
    let play = try GamePlay(
      rules: Rules { ($0.players, $0.peek) = (2, peek) }, opponents: [opponent])
    play.now = peek
    play.choose(1)
    play.choose(2)
    return play
  }

  @Test("while it thinks the player cannot choose, and then it turns one card")
  func takesItsTurn() throws {
    let play = try missed()
    #expect(play.model.isOpponentsTurn && play.choose(0).event == .ignored(.paused))
    #expect(play.model.advance() == nil)

    let due = try #require(play.model.timeToNextChange)
    #expect((Duration.milliseconds(1_400)...Duration.milliseconds(2_200)).contains(due))
    play.now += due - .nanoseconds(1)
    #expect(play.model.advance() == nil)
    play.now += .nanoseconds(1)
    let flip = try #require(play.model.advance())
    #expect(flip.card == 0 && flip.outcome.event == .turnedUp && flip.outcome.player == 1)
    #expect(play.model.record.moves.last?.nanoseconds == due.clampedNanoseconds)
  }

  @Test("its second card comes sooner, and then either it or the player has the turn")
  func endsItsTurn() throws {
    let play = try missed()
    play.now += .seconds(3)
    #expect(play.model.advance() != nil)
    let due = try #require(play.model.timeToNextChange)
    #expect((Duration.milliseconds(800)...Duration.milliseconds(1_300)).contains(due))
    play.now += due
    let second = try #require(play.model.advance())
    #expect(second.outcome.endsTurn)
    #expect(play.model.isOpponentsTurn == second.outcome.isMatch)
  }

  @Test(
    "its thinking time is that of a person, with any generator", arguments: 0..<40 as Range<UInt64>)
  func keepsThePace(seed: UInt64) throws {
    let play = try missed(.lowest(seed: Seed(seed)))
    while play.model.isOpponentsTurn {
      let due = try #require(play.model.timeToNextChange)
      #expect((Duration.milliseconds(800)...Duration.milliseconds(2_200)).contains(due))
      play.now += due
      #expect(play.model.advance() != nil)
    }
  }

  @Test("its thinking time stands still during a pause")
  func waitsInAPause() throws {
    let play = try missed()
    let due = try #require(play.model.timeToNextChange)
    play.now += .milliseconds(100)
    play.model.pause(.covered)
    play.now += .seconds(500)
    #expect(play.model.advance() == nil && play.model.opponentFlip() == nil)
    #expect(play.model.timeToNextChange == nil)

    play.model.resume(.covered)
    #expect(play.model.timeToNextChange == due - .milliseconds(100))
  }

  @Test("it can turn its cards at once, and turns none in the player's turn")
  func hurries() throws {
    let play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    #expect(play.model.opponentFlip() == nil && play.model.advance() == nil)
    play.choose(1)
    #expect(play.model.opponentFlip() == nil)
    play.choose(2)
    var flips = 0
    while play.model.opponentFlip() != nil { flips += 1 }
    #expect(flips >= 2 && !play.model.isOpponentsTurn)
  }

  @Test("an opponent that chooses an invalid card turns a valid one")
  func helpsTheConfused() throws {
    let play = try missed(.lowest(isConfused: true))
    let flip = try #require(play.model.opponentFlip())
    #expect(flip.card == 0 && flip.outcome.isAccepted)
  }

  @Test("it sees every flip with its kind, and never a hidden one")
  func seesTheTable() throws {
    let witnessed = Witnessed()
    let play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest(witnessed)])
    #expect(witnessed.lines == ["begin ? ? ? ? ? ?"])
    play.choose(1)
    play.choose(2)
    play.choose(0)

    let ids = play.ids
    #expect(witnessed.lines.dropFirst() == ["0: \(ids[1][0]) is 1", "0: \(ids[2][0]) is 2"])
  }

  @Test("a game played to the end by both is printed in full, and the best score leads")
  func playsToTheEnd() throws {
    let witnessed = Witnessed()
    // Two deterministic players could play forever.
    var chance = SeededGenerator(seed: 5)
    let play = try GamePlay(kinds: 5, rules: .hotSeat(2), opponents: [.lowest(witnessed)])
    while play.model.result == nil {
      play.now += .milliseconds(100)
      let isOpponents = play.model.isOpponentsTurn
      #expect((play.model.opponentFlip() != nil) == isOpponents)
      guard !isOpponents, play.model.result == nil else { continue }
      let down = play.model.table.filter { $0.face == nil && $0.isOnTable }.map(\.id)
      #expect(play.model.choose(down[chance.draw(below: down.count)]).isAccepted)
    }
    #expect(witnessed.lines.count == play.model.record.moves.count + 1)
    #expect(!play.model.isOpponentsTurn && play.model.timeToNextChange == nil)
    let result = try #require(play.model.result)
    #expect(result.leaders.allSatisfy { result.scores[$0] == result.scores.max() })
  }

  @Test("it does not see a flip that is undone")
  func forgetsWhatIsTakenBack() throws {
    let witnessed = Witnessed()
    let play = try GamePlay(
      rules: .hotSeat(2), isPractice: true, opponents: [.lowest(witnessed)])
    play.choose(1)
    play.choose(2)
    #expect(play.model.undo())

    #expect(witnessed.lines == ["begin ? ? ? ? ? ?", "0: \(play.ids[1][0]) is 1"])
    #expect(!play.model.isOpponentsTurn && play.model.advance() == nil)
    #expect(play.choose(2).isAccepted && play.model.isOpponentsTurn)
  }

  @Test("a new deal begins with the player, and the opponent has forgotten the old one")
  func beginsAnew() throws {
    let witnessed = Witnessed()
    let play = try missed(.lowest(witnessed))
    try play.model.newGame(seed: Seed(2))

    #expect(witnessed.lines == ["begin ? ? ? ? ? ?"])
    #expect(!play.model.isOpponentsTurn)
    play.now += .seconds(60)
    #expect(play.model.advance() == nil)
  }

  @Test("two people and two computers take turns, and every computer sees all flips")
  func mixes() throws {
    let (first, second) = (Witnessed(), Witnessed())
    let play = try GamePlay(
      kinds: 6, rules: Rules { ($0.players, $0.matchKeepsTurn) = (4, false) },
      opponents: [.lowest(first), .lowest(second)])
    #expect(play.model.setup.people == 2)
    var players: [Int] = []
    for _ in 0..<12 {
      players.append(play.model.game.currentPlayer)
      for _ in 0..<2 {
        if play.model.isOpponentsTurn {
          #expect(play.model.opponentFlip() != nil)
        } else {
          #expect(play.model.game.tableOrder.contains { play.model.choose($0).isAccepted })
        }
      }
    }
    #expect(players == players.indices.map { $0 % 4 })
    #expect(first.lines.count == play.model.flips + 1 && first.lines == second.lines)
  }
}
