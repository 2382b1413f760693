import MemoryEngine
import TestSupport
import Testing

@Suite("A game that a player plays out")
struct PlayOutTests {
  @Test("a player that sorts by table order finishes, and the flips come one step apart")
  func playsToTheEnd() throws {
    var game = try MemoryGame(inOrder: 2)
    let (result, witness) = play(&game, step: .seconds(1), choosing: .firstAllowed)

    #expect([result.turns, result.flips, result.luckyMatches] == [2, 4, 2])
    #expect((witness.cards, game.scores) == ([0, 1, 2, 3], [2 * (2 + 5 + 6)]))
    #expect([result.lastFlip, game.latestFlip] == [.seconds(3), .seconds(3)])
    #expect(result.isFinished && result.isOver)
  }

  @Test(
    "the first flip comes when a peek ends, and the player has seen all, or nothing without one"
  )
  func startsAfterThePeek() throws {
    var game = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(7) })
    let (result, witness) = play(&game, step: .seconds(2), choosing: .firstAllowed)

    #expect(
      (witness.beginning, witness.faults, result.lastFlip, game.scores) == (
        "0 0 1 1", [], .seconds(7 + 3 * 2), [2 * (2 + 4 + 6)]
      ))
    var blind = try MemoryGame(inOrder: 2)
    #expect(play(&blind, choosing: .firstAllowed).1.beginning == "? ? ? ?" && result.isFinished)
  }

  @Test("a match is lucky when its last card was never seen before")
  func countsLuckyMatches() throws {
    var game = try MemoryGame(inOrder: 3)
    let script = [0, 2, 3, 2, 1, 0, 4, 5]
    let (result, witness) = play(&game, choosing: .script(script))

    #expect(
      (witness.outcomes.map(\.isMatch), result.turns, result.luckyMatches) == (
        [false, false, false, true, false, true, false, true], 4, 1
      ))
  }

  @Test(
    "a player that never finishes is stopped at the cap, ignored choices counting",
    arguments: [
      (.script([0]), 1), (.script([1_000_000_000]), 0), (.script([.min]), 0),
      (.script([0, 2, 4]), 60), (.script([0, 0, 2, 2, 4, 4]), 30),
    ] as [(Witness.Choice, Int)])
  func stopsAtTheCap(choice: Witness.Choice, flips: Int) throws {
    var faults: [String] = []
    for rules in [Rules.course, .hotSeat(2)] {
      var game = try MemoryGame(inOrder: 3, rules: rules)
      let (result, witness) = play(&game, flipCap: 60, choosing: choice)

      let last = Duration.seconds(max(0, flips - 1))
      if [result.flips, game.flips, witness.cards.count] != [flips, flips, 60]
        || result.isOver || result.isFinished || result.lastFlip != last
      {
        faults.append("\(result)")
      }
      faults += witness.faults
    }
    #expect(faults == [])
  }

  @Test("with a cap of zero the player is never called", arguments: [0, -1, Int.min])
  func asksForNothing(cap: Int) throws {
    let deal = try MemoryGame(inOrder: 3)
    var game = deal
    let (result, witness) = play(&game, flipCap: cap, choosing: .firstAllowed)
    #expect((witness.cards, result.flips, result.lastFlip, game) == ([], 0, .zero, deal))
  }

  @Test("a limit ends the game, and time runs out under a peek too")
  func endsAtLimits() throws {
    let limits: [(Rules.Limit, Duration, Int)] = [
      (.turns(2), .zero, 4), (.misses(1), .zero, 2), (.time(.seconds(3)), .zero, 3),
      (.time(.seconds(3)), .seconds(2), 1), (.time(.seconds(3)), .seconds(3), 0),
    ]
    var flips: [Int] = []
    for (limit, peek, _) in limits {
      var game = try MemoryGame(inOrder: 9, rules: Rules { ($0.limit, $0.peek) = (limit, peek) })
      let (result, _) = play(&game, choosing: .script([0, 2, 4, 6, 8]))

      flips.append(result.isOver && !result.isFinished ? result.flips : -1)
    }
    #expect(flips == limits.map(\.2))
  }

  @Test(
    "a step back in time counts as zero",
    arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func neverStepsBack(step: Duration) throws {
    var game = try MemoryGame(inOrder: 2)
    #expect(
      (play(&game, step: step, choosing: .firstAllowed).0.lastFlip, game.scores) == (.zero, [28]))
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
    var outcomes: [Outcome] = []
    for card in witness.cards {
      outcomes.append(chosen.choose(card, at: now))
      if outcomes.last?.isAccepted == true { now += step }
    }
    #expect((outcomes, played, witness.faults) == (witness.outcomes, chosen, []))
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
