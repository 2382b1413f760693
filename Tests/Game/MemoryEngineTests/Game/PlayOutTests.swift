import MemoryEngine
import TestSupport
import Testing

@Suite("A game that a player plays out")
struct PlayOutTests {
  @Test("a player that sorts by table order finishes, and the flips come one step apart")
  func playsToTheEnd() throws {
    var game = try MemoryGame(inOrder: 2)
    let (result, witness) = play(&game, step: .seconds(1), choosing: .firstAllowed)

    #expect(witness.cards == [0, 1, 2, 3])
    #expect((result.turns, result.flips, result.luckyMatches) == (2, 4, 2))
    #expect(result.lastFlip == .seconds(3) && result.isFinished && result.isOver)
    #expect(game.scores == [2 * (2 + 5 + 6)] && game.latestFlip == .seconds(3))
  }

  @Test("the first flip comes when the peek ends, and the player has seen all by then")
  func startsAfterThePeek() throws {
    var game = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(7) })
    let (result, witness) = play(&game, step: .seconds(2), choosing: .firstAllowed)

    #expect(witness.beginning == "0 0 1 1" && witness.faults == [])
    #expect(result.lastFlip == .seconds(7 + 3 * 2) && result.isFinished)
    #expect(game.scores == [2 * (2 + 4 + 6)])
  }

  @Test("without a peek a player begins without any known card")
  func beginsBlind() throws {
    var game = try MemoryGame(inOrder: 2)
    #expect(play(&game, choosing: .firstAllowed).1.beginning == "? ? ? ?")
  }

  @Test("a match is lucky when its last card was never seen before")
  func countsLuckyMatches() throws {
    var game = try MemoryGame(inOrder: 3)
    let script = [0, 2, 3, 2, 1, 0, 4, 5]
    let (result, witness) = play(&game, choosing: .script(script))

    #expect(
      witness.outcomes.map(\.isMatch) == [false, false, false, true, false, true, false, true])
    #expect((result.turns, result.luckyMatches) == (4, 1))
  }

  @Test(
    "a player that never finishes is stopped at the cap, ignored choices counting",
    arguments: [
      (.script([0]), 1), (.script([1_000_000_000]), 0), (.script([.min]), 0),
      (.script([0, 2, 4]), 60), (.script([0, 0, 2, 2, 4, 4]), 30),
    ] as [(Witness.Choice, Int)])
  func stopsAtTheCap(choice: Witness.Choice, flips: Int) throws {
    for rules in [Rules.course, .hotSeat(2)] {
      var game = try MemoryGame(inOrder: 3, rules: rules)
      let (result, witness) = play(&game, flipCap: 60, choosing: choice)

      #expect(result.flips == flips && witness.cards.count == 60)
      #expect(!result.isOver && !result.isFinished && witness.faults == [])
      #expect(result.lastFlip == .seconds(max(0, flips - 1)) && game.flips == flips)
    }
  }

  @Test("with a cap of zero the player is never called")
  func asksForNothing() throws {
    for cap in [0, -1, Int.min] {
      var game = try MemoryGame(inOrder: 3)
      let (result, witness) = play(&game, flipCap: cap, choosing: .firstAllowed)
      #expect(witness.cards.isEmpty && result.flips == 0 && result.lastFlip == .zero)
      #expect(try game == MemoryGame(inOrder: 3))
    }
  }

  @Test("a limit ends the game, and time runs out under a peek too")
  func endsAtLimits() throws {
    let limits: [(Rules.Limit, Duration, Int)] = [
      (.turns(2), .zero, 4), (.misses(1), .zero, 2), (.time(.seconds(3)), .zero, 3),
      (.time(.seconds(3)), .seconds(2), 1), (.time(.seconds(3)), .seconds(3), 0),
    ]
    for (limit, peek, flips) in limits {
      var game = try MemoryGame(inOrder: 9, rules: Rules { ($0.limit, $0.peek) = (limit, peek) })
      let (result, _) = play(&game, choosing: .script([0, 2, 4, 6, 8]))

      #expect(result.flips == flips && result.isOver && !result.isFinished, "\(limit)")
    }
  }

  @Test(
    "a step back in time counts as zero",
    arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func neverStepsBack(step: Duration) throws {
    var game = try MemoryGame(inOrder: 2)
    #expect(play(&game, step: step, choosing: .firstAllowed).0.lastFlip == .zero)
    #expect(game.scores == [28])
  }

  @Test(
    "steps of any length never bring the peek back nor overflow",
    arguments: [1, 1 << 61, 1 << 62, .max])
  func neverPeeksTwice(step: Int64) throws {
    var game = try MemoryGame(inOrder: 3, rules: Rules { $0.peek = .seconds(1) })
    let choice = Witness.Choice.script([0, 2, 4, 1, 3, 5])
    let (result, witness) = play(&game, step: .nanoseconds(step), flipCap: 30, choosing: choice)

    #expect(witness.faults == [] && result.lastFlip <= .nanoseconds(1 << 62))
  }

  @Test("a play-out is the same as choosing its cards one by one", arguments: 1...60)
  func equalsChoosing(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let plain = Rules {
      ($0.matchPoints, $0.missPenalty) = (numbers.whole(0...9), numbers.whole(0...9))
      $0.bonusLimit = .seconds(numbers.whole(0...9))
    }
    let rules = Rules {
      $0 = plain
      ($0.matchSize, $0.players) = (numbers.whole(2...3), numbers.whole(1...3))
      $0.matchKeepsTurn = numbers.whole(0...1) == 0
      $0.peek = .seconds(numbers.whole(0...1))
      $0.limit = numbers.one(of: [nil, nil, .turns(9), .misses(5), .time(.seconds(12))])
    }
    let deck = try Deck<Int>(kinds: 2, copies: 6)
    let deal = try MemoryGame(deck: deck, rules: seed < 30 ? rules : plain, using: &numbers)
    let step = Duration.milliseconds(700)

    var played = deal
    let (result, witness) = play(&played, step: step, choosing: .anyOf(deal.cardCount + 1))
    var chosen = deal
    var now = deal.rules.peek
    for (card, outcome) in zip(witness.cards, witness.outcomes) {
      #expect(chosen.choose(card, at: now) == outcome)
      if outcome.isAccepted { now += step }
    }
    #expect(played == chosen && witness.faults == [])
    #expect(result.isOver && result.isFinished == chosen.isFinished && result.turns == chosen.turns)
  }

  @Test("only a fresh deal can be played out")
  func refusesGamesInPlay() async {
    await #expect(processExitsWith: .failure) {
      var game = try MemoryGame(inOrder: 2)
      game.choose(0, at: .zero)
      var (witness, chance) = (Witness(.firstAllowed), SeededGenerator(seed: 1))
      _ = game.playOut(&witness, step: .zero, using: &chance)
    }
  }

  private func play(
    _ game: inout MemoryGame<Int>, step: Duration = .seconds(1), flipCap: Int = 10_000,
    choosing choice: Witness.Choice
  ) -> (Playthrough, Witness) {
    var witness = Witness(choice)
    var chance = SeededGenerator(seed: 3, for: .player)
    let result = game.playOut(&witness, step: step, flipCap: flipCap, using: &chance)
    return (result, witness)
  }
}
