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

  @Test("while it thinks the player cannot choose; its second card comes sooner than its first")
  func takesItsTurn() throws {
    var play = try missed()
    #expect(
      (play.model.isOpponentsTurn, play.choose(0).event, play.model.advance()?.card) == (
        true, .ignored(.paused), nil
      ))

    var due = try #require(play.model.timeToNextChange)
    #expect((Duration.milliseconds(1_400)...Duration.milliseconds(2_200)).contains(due))
    play.now += due - .nanoseconds(1)
    let earlierAdvance = play.model.advance()?.card
    play.now += .nanoseconds(1)
    let flip = try #require(play.model.advance())
    #expect(
      (
        earlierAdvance, flip.card, flip.outcome.event, flip.outcome.player,
        play.model.record.moves.last?.nanoseconds
      ) == (nil, 0, .turnedUp, 1, due.clampedNanoseconds))

    play = try missed()
    play.now += .seconds(3)
    #expect(play.model.advance() != nil)
    due = try #require(play.model.timeToNextChange)
    #expect((Duration.milliseconds(800)...Duration.milliseconds(1_300)).contains(due))
    play.now += due
    let second = try #require(play.model.advance())
    #expect((second.outcome.endsTurn, play.model.isOpponentsTurn) == (true, second.outcome.isMatch))
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

  @Test("it does not think during a pause, and instead of an invalid card it turns a valid one")
  func waitsInAPause() throws {
    var play = try missed()
    let due = try #require(play.model.timeToNextChange)
    play.now += .milliseconds(100)
    play.model.pause(.covered)
    play.now += .seconds(500)
    let earlierFlips = [play.model.advance()?.card, play.model.opponentFlip()?.card]
    let earlierChange = play.model.timeToNextChange

    play.model.resume(.covered)
    #expect(
      (earlierFlips, earlierChange, play.model.timeToNextChange) == (
        [nil, nil], nil, due - .milliseconds(100)
      ))

    play = try missed(.lowest(isConfused: true))
    let flip = try #require(play.model.opponentFlip())
    #expect(flip.card == 0 && flip.outcome.isAccepted)
  }

  @Test(
    "it sees every flip with its kind, can turn its cards at once, and none in the player's turn")
  func seesTheTable() throws {
    let witnessed = Witnessed()
    var play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest(witnessed)])
    let earlierLines = witnessed.lines
    play.choose(1)
    play.choose(2)
    play.choose(0)

    let ids = play.ids
    #expect(
      (earlierLines, witnessed.lines.dropFirst()) == (
        ["begin ? ? ? ? ? ?"], ["0: \(ids[1][0]) is 1", "0: \(ids[2][0]) is 2"]
      ))

    play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    let earlierOpponentFlip = play.model.opponentFlip()
    let earlierAdvance = play.model.advance()
    play.choose(1)
    #expect(earlierOpponentFlip == nil && earlierAdvance == nil && play.model.opponentFlip() == nil)
    play.choose(2)
    var flips = 0
    while play.model.opponentFlip() != nil { flips += 1 }
    #expect(flips >= 2 && !play.model.isOpponentsTurn)
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
    #expect(
      (witnessed.lines.count, play.model.isOpponentsTurn, play.model.timeToNextChange) == (
        play.model.record.moves.count + 1, false, nil
      ))
    let result = try #require(play.model.result)
    #expect(result.leaders.allSatisfy { result.scores[$0] == result.scores.max() })
  }

  @Test("it does not see a flip that is undone, and a new deal begins with the player")
  func forgetsWhatIsTakenBack() throws {
    var witnessed = Witnessed()
    var play = try GamePlay(
      rules: .hotSeat(2), isPractice: true, opponents: [.lowest(witnessed)])
    play.choose(1)
    play.choose(2)
    #expect(
      (play.model.undo(), witnessed.lines, play.model.isOpponentsTurn, play.model.advance()?.card)
        == (
          true, ["begin ? ? ? ? ? ?", "0: \(play.ids[1][0]) is 1"], false, nil
        ))
    #expect(play.choose(2).isAccepted && play.model.isOpponentsTurn)

    witnessed = Witnessed()
    play = try missed(.lowest(witnessed))
    try play.model.newGame(seed: Seed(2))

    let earlierLines = witnessed.lines
    let wasOpponentsTurn = play.model.isOpponentsTurn
    play.now += .seconds(60)
    #expect(
      (earlierLines, wasOpponentsTurn, play.model.advance()?.card) == (
        ["begin ? ? ? ? ? ?"], false, nil
      ))
  }

  @Test("two people and two computers take turns, and every computer sees all flips")
  func mixes() throws {
    let (first, second) = (Witnessed(), Witnessed())
    let play = try GamePlay(
      kinds: 6, rules: Rules { ($0.players, $0.matchKeepsTurn) = (4, false) },
      opponents: [.lowest(first), .lowest(second)])
    let earlierPeople = play.model.setup.people
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
    #expect(
      (earlierPeople, players, first.lines.count, first.lines) == (
        2, players.indices.map { $0 % 4 }, play.model.flips + 1, second.lines
      ))
  }
}
