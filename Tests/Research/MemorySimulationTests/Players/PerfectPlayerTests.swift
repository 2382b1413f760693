import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@Suite("The perfect player")
struct PerfectPlayerTests {
  @Test("over all deals, turns have exactly the solver's frequencies", arguments: 1...6)
  func playsAllDealsAsSolved(pairs: Int) throws {
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<pairs), seed: Seed(1))
    var player = PerfectPlayer()
    let ends = StackedDeal.all(pairs: pairs).map { game.playOut(dealt: $0, &player) }

    #expect(
      (Self.shares(of: ends.map(\.turns)), Self.shares(of: ends.map(\.luckyMatches))) == (
        Self.solved(pairs) { $0.turns }, Self.solved(pairs) { $0.lucky }
      ))
  }

  private static func shares(of values: [Int]) -> [Int: Fraction] {
    values.counts.mapValues { Fraction(Int128($0), over: Int128(values.count)) }
  }

  private static func solved(
    _ pairs: Int, of figure: (PerfectSolver.Branch<[Fraction]>) -> Int
  ) -> [Int: Fraction] {
    let chances = PerfectSolver.distribution(pairs: pairs, of: figure)
    return Dictionary(uniqueKeysWithValues: zip(0..., chances).filter { $0.1 != 0 })
  }

  @Test("mean turns and lucky matches are within 4 standard errors", arguments: [2, 4, 8, 13, 40])
  func hasSolvedMeans(pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, .perfect)
    let report = Report(simulation, simulation.tally(0..<UInt64(20_000 / pairs)))

    let turns = PerfectSolver.approximateMean(pairs: pairs) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: pairs) { $0.lucky }
    #expect(report.turns.isWithin4Errors(of: turns) && report.lucky.isWithin4Errors(of: lucky))
  }

  @Test(
    "turns with 4 pairs pass a chi-square test, and with many pairs lucky matches approach ln 2")
  func hasSolvedDistribution() throws {
    let games: UInt64 = 20_000
    let turns = try Simulation(pairs: 4, .perfect, seed: 4).figures(games).map(\.turns).counts
    let chances = PerfectSolver.distribution(pairs: 4) { $0.turns }.map(\.double)

    let deviation = chances.indices.dropFirst(4).reduce(0) { sum, value in
      let expected = Double(games) * chances[value]
      let difference = Double(turns[value, default: 0]) - expected
      return sum + difference * difference / expected
    }
    #expect(turns.keys.allSatisfy { (4...7).contains($0) })
    // One seed in a thousand exceeds this with 3 degrees of freedom.
    let simulation = try Simulation(pairs: 100, .perfect, seed: 2)
    #expect(
      deviation < 16.27
        && Report(simulation, simulation.tally(0..<400)).lucky.isWithin4Errors(of: logarithmOf2))
  }

  @Test("without bonus every game scores 2n", arguments: [1, 2, 3, 7, 20])
  func scoresTwicePairs(pairs: Int) throws {
    let games = try Simulation(pairs: pairs, .perfect, Rules { $0.bonusLimit = .zero }).figures(300)

    #expect(games.allSatisfy { $0.score == 2 * pairs })
  }

  @Test(
    "with the bonus and a flip a second every game scores 16n - 3 · turns, in n to 2n - 1 turns",
    arguments: [1, 2, 3, 7, 20])
  func scoresByTurns(pairs: Int) throws {
    for game in try Simulation(pairs: pairs, .perfect).figures(300) {
      #expect(
        (game.score, game.flips, game.lastFlip) == (
          16 * pairs - 3 * game.turns, 2 * game.turns, .seconds(game.flips - 1)
        ) && (pairs...max(1, 2 * pairs - 1)).contains(game.turns) && game.isFinished)
    }
  }

  @Test(
    "after a peek every turn is a match",
    arguments: [(8, 2, 2), (5, 3, 3), (3, 4, 4), (4, 4, 2), (3, 6, 2), (2, 6, 3), (1, 8, 8)])
  func needsNoMissAfterPeek(kinds: Int, copies: Int, matchSize: Int) throws {
    let rules = Rules { ($0.matchSize, $0.peek) = (matchSize, .seconds(3)) }
    let simulation = try Simulation(
      kinds: kinds, copies: copies, rules: rules, seed: Seed(5), players: [.perfect])

    for game in simulation.figures(100) {
      #expect(
        (game.turns, game.lastFlip) == (kinds * copies / matchSize, .seconds(3 + game.flips - 1))
          && game.isFinished)
    }
  }

  @Test("it learns from the cards that another player turns")
  func learnsFromOthers() throws {
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<6), rules: .hotSeat(2), seed: Seed(3))
    var perfect = PerfectPlayer()
    var random = RandomPlayer()
    var chance = SeededNumbers(seed: 3)
    game.withObservation(at: .zero) { perfect.begin(seeing: $0) }
    game.withObservation(at: .zero) { random.begin(seeing: $0) }
    var hidden = Set(0..<game.cardCount)

    while !game.isFinished, game.flips < 1_000 {
      let isPerfect = game.currentPlayer == 0
      let knewAll = hidden.isEmpty
      let card = game.withObservation(at: .zero) { table in
        isPerfect
          ? perfect.nextCard(seeing: table, using: &chance)
          : random.nextCard(seeing: table, using: &chance)
      }
      let outcome = game.choose(card, at: .zero)
      try #require(outcome.isAccepted)
      perfect.saw(card, kind: game.card(card, at: .zero).kind, outcome: outcome)
      random.saw(card, kind: game.card(card, at: .zero).kind, outcome: outcome)
      hidden.remove(card)
      if isPerfect, knewAll, outcome.faceUp.count == 2 { #expect(outcome.isMatch) }
    }
    #expect(game.isFinished && game.score(of: 0) > game.score(of: 1))
  }

  @Test("one player can play games of any size and state one after another")
  func staysWithinItsMemory() throws {
    var player = PerfectPlayer()
    var numbers = SeededNumbers(seed: 9)
    for round in 1...400 {
      let matchSize = numbers.whole(2...4)
      let copies = matchSize * numbers.whole(1...3)
      var game = try MemoryGame(
        deck: Deck(setsOf: 0..<numbers.whole(1...9), copies: copies),
        rules: Rules { $0.matchSize = matchSize }, seed: Seed(UInt64(round)))
      let cap = numbers.whole(0...3 * game.cardCount)

      let end = game.playOut(&player, step: .seconds(1), flipCap: cap, using: &numbers)
      #expect(game.invariantViolation() == nil && (end.flips == cap || end.isFinished))
    }
  }
}

extension Summary {
  func isWithin4Errors(of expected: Double) -> Bool {
    guard let mean, let se else { return false }
    return abs(mean - expected) <= 4 * se
  }
}
