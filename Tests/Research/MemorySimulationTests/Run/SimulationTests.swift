import MemoryEngine
import MemorySimulation
import PlainJSON
import TestSupport
import Testing

@Suite("Games without a screen")
struct SimulationTests {
  /// Decks whose kinds have one match or several.
  static let decks = [
    (kinds: 4, copies: 3, matchSize: 3), (2, 4, 4), (3, 4, 2), (3, 6, 2), (2, 6, 3), (1, 8, 4),
    (1, 8, 8), (6, 2, 2),
  ]

  @Test("all games are finished, and the perfect player beats the random one", arguments: decks)
  func finishes(kinds: Int, copies: Int, matchSize: Int) throws {
    let rules = Rules { $0.matchSize = matchSize }
    let figures = try PlayerChoice.examples.map { player in
      try Simulation(
        kinds: kinds, copies: copies, rules: rules, seed: Seed(7), players: [player]
      ).figures(60)
    }
    let matches = kinds * copies / matchSize

    for game in figures.joined() {
      #expect(
        game.flips == matchSize * game.turns && game.isFinished && game.turns >= matches
          && (0...matches).contains(game.lucky))
    }
    let (random, perfect) = (figures[0].map(\.turns).mean, figures[1].map(\.turns).mean)
    #expect(kinds == 1 ? perfect == random : perfect < random)
  }

  @Test(
    "a recorded game replays to the same figures, and every state obeys the invariants",
    arguments: decks, PlayerChoice.examples)
  func replays(deck: (kinds: Int, copies: Int, matchSize: Int), player: PlayerChoice) throws {
    for limit in [nil, .turns(3), .misses(2), .time(.seconds(9))] as [Rules.Limit?] {
      let rules = Rules {
        ($0.matchSize, $0.limit, $0.players, $0.peek) = (deck.matchSize, limit, 3, .seconds(2))
      }
      let simulation = try Simulation(
        kinds: deck.kinds, copies: deck.copies, rules: rules, seed: Seed(8), players: [player],
        flipTime: .milliseconds(700))
      for figures in simulation.figures(3..<6) {
        let record = simulation.record(game: figures.index)
        let replayed = try RecordedGame(replaying: record)
        #expect(
          (replayed.record, GameStatistics.Told(replayed.game)) == (
            record, GameStatistics.Told(figures)
          ))
        try expectSoundStates(of: record)
      }
    }
  }

  private func expectSoundStates(of record: GameRecord<Int>) throws {
    var game = try MemoryGame(
      deck: record.deck, rules: record.rules, seed: record.seed, game: record.game)
    for move in record.moves {
      let before = game
      let outcome = game.choose(move.card, atNanoseconds: move.nanoseconds)
      try #require(outcome.isAccepted)
      try #require(game.invariantViolation(since: before) == nil)
    }
  }

  @Test(
    "lucky matches are those whose last card had not been up before",
    arguments: PlayerChoice.examples)
  func countsLuckyMatches(player: PlayerChoice) throws {
    let simulation = try Simulation(pairs: 5, player)
    for figures in simulation.figures(30) {
      let record = simulation.record(game: figures.index)
      var lucky = 0
      var known: Set<Int> = []
      _ = try RecordedGame(replaying: record) { _, move, outcome, _ in
        if outcome.isMatch, !known.contains(move.card) { lucky += 1 }
        known.insert(move.card)
      }
      #expect(figures.lucky == lucky)
    }
  }

  @Test("the scores of all players add up to the game's", arguments: 2...8)
  func sharesScore(players: Int) throws {
    let rules = Rules { ($0.players, $0.bonusLimit) = (players, .zero) }
    let simulation = try Simulation(pairs: 9, .perfect, rules)
    let alone = try Simulation(pairs: 9, .perfect)
    for (figures, lone) in zip(simulation.figures(40), alone.figures(40)) {
      let game = try RecordedGame(replaying: simulation.record(game: figures.index)).game
      #expect(
        (game.scores.count, game.scores.reduce(0, +), game.scores[0], figures.turns) == (
          players, 18, figures.score, lone.turns
        ))
    }
  }

  @Test("a limit ends games, which are unfinished unless the last turn completed them")
  func stopsAtLimits() throws {
    let free = try Simulation(pairs: 5, .perfect).figures(100)
    for turns in 1...9 {
      let limited = try Simulation(pairs: 5, .perfect, Rules { $0.limit = .turns(turns) })
      for (game, whole) in zip(limited.figures(100), free) {
        #expect((game.turns, game.isFinished) == (min(turns, whole.turns), (whole.turns <= turns)))
      }
      #expect(limited.tally(0..<100).unfinished == free.count { $0.turns > turns })
    }
    for misses in 1...4 {
      let limited = try Simulation(pairs: 5, .perfect, Rules { $0.limit = .misses(misses) })
      for (game, whole) in zip(limited.figures(100), free) {
        #expect(game.isFinished == (whole.turns - 5 < misses))
      }
    }
    for seconds in 1...18 {
      let rules = Rules { $0.limit = .time(.seconds(seconds)) }
      let limited = try Simulation(pairs: 5, .perfect, rules)
      for (game, whole) in zip(limited.figures(50), free) {
        #expect(
          (game.flips, game.isFinished) == (min(seconds, whole.flips), (whole.flips <= seconds)))
      }
    }
  }

  @Test("the cap for pairs is 100 n² turns, for other matches 100 times the random player's mean")
  func capsFlips() throws {
    for pairs in [1, 2, 8, 26, 100] {
      #expect(try Simulation(pairs: pairs, .random).flipCap == 200 * pairs * pairs)
    }
    // With m triples left a turn matches with chance 1 in (3m - 1)(3m - 2)/2: 1, 10, 28, ….
    let rules = Rules { $0.matchSize = 8 }
    #expect(
      try Simulation(pairs: 3, .random, .triples).flipCap == 3 * 100 * (1 + 10 + 28)
        && Simulation(pairs: 8_191, .random, rules).flipCap > 0)
  }

  @Test("a player that never finishes is stopped at the cap")
  func stopsAtCap() throws {
    var chance = SeededNumbers(seed: 1)
    for cap in [0, 1, 7, 100] {
      var game = try MemoryGame(deck: Deck(pairsOf: 0..<3), seed: Seed(1))
      var player = StubbornPlayer()
      let end = game.playOut(&player, step: .seconds(1), flipCap: cap, using: &chance)

      #expect((player.choices, end.flips) == (cap, min(1, cap)) && !end.isFinished && !end.isOver)
    }
  }

  @Test("the tally does not depend on how the range is divided, nor on the order")
  func addsUpInAnyOrder() throws {
    var numbers = SeededNumbers(seed: 6)
    for player in PlayerChoice.examples {
      let simulation = try Simulation(pairs: 4, player, seed: 6)
      let whole = simulation.json(0..<400)
      for _ in 1...5 {
        let cuts = [0, 400] + (0..<numbers.whole(0...12)).map { _ in numbers.whole(0...400) }
        let ends = cuts.sorted().map(UInt64.init)
        let batches = zip(ends, ends.dropFirst()).map { simulation.tally($0..<$1) }
        let sum = batches.shuffled(using: &numbers).reduce(into: Tally()) { $0.merge($1) }
        #expect(Report(simulation, sum).json.description == whole)
      }
    }
  }

  @Test("a game is the same alone and among others, and another with another seed or index")
  func playsAlone() throws {
    for player in PlayerChoice.examples {
      let simulation = try Simulation(pairs: 5, player)
      for first in [0, 1 << 40, .max - 30] as [UInt64] {
        let together = simulation.figures(first..<first + 30)
        #expect(together.map(\.index) == Array(first..<first + 30))
        for game in together {
          #expect(simulation.figures(game.index..<game.index + 1) == [game])
        }
      }
    }

    let random = try Simulation(pairs: 8, .random, seed: 1)
    let other = try Simulation(pairs: 8, .random, seed: 2)

    #expect(
      Set((0..<50).map { random.record(game: $0).moves }).count == 50
        && random.json(0..<50) != other.json(0..<50))
  }

  @Test(
    "a stop after k games that the engine plays leaves exactly the first k",
    arguments: [0, 1, 2, 9, 10, 11])
  func stops(after games: Int) throws {
    let simulation = try Simulation(pairs: 3, .capacity(4, evicting: .newest))
    var played: [GameStatistics] = []
    simulation.play(0..<10, unless: { played.count == games }, visit: { played.append($0) })

    #expect(played == simulation.figures(UInt64(min(games, 10))))
  }

  @Test("invalid decks are refused, rules before them, and the largest deck can be played")
  func refusesDecks() throws {
    let faults: [(kinds: Int, copies: Int, error: DeckError)] = [
      (0, 2, .noKinds), (-1, 2, .noKinds), (.min, 2, .noKinds),
      (3, 0, .noCopies(kind: 0, copies: 0)), (3, .min, .noCopies(kind: 0, copies: .min)),
      (3, 3, .copiesNotInMatches(kind: 0, copies: 3, matchSize: 2)),
      (1, .max, .tooManyCards(kind: 0)), (32_768, 2, .tooManyCards(kind: 32_767)),
    ]
    for fault in faults {
      #expect(throws: fault.error) {
        try Simulation(
          kinds: fault.kinds, copies: fault.copies, rules: .course, seed: Seed(1),
          players: [.random])
      }
    }
    #expect(throws: DeckError.self) {
      try Simulation(
        kinds: .max, copies: 2, rules: .course, seed: Seed(1), players: [.random])
    }

    #expect(throws: RulesError.self) {
      try Simulation(
        kinds: 0, copies: 0, rules: Rules { $0.matchSize = 1 }, seed: Seed(1), players: [.random])
    }
    #expect(throws: RulesError.self) {
      try Simulation(pairs: 2, .random, Rules { $0.limit = .turns(0) })
    }

    let rules = Rules { $0.limit = .turns(3) }
    for player in PlayerChoice.examples {
      let simulation = try Simulation(pairs: 32_767, player, rules)
      #expect(
        (simulation.figures(1).map(\.flips), simulation.record(game: 0).moves.count) == ([6], 6))
    }
  }
}

/// A player that chooses the first card repeatedly.
private struct StubbornPlayer: Player {
  var choices = 0

  mutating func begin(seeing table: borrowing TableObservation) {}

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    choices += 1
    return 0
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {}
}

extension GameStatistics {
  /// The figures that can be read from a game itself.
  struct Told: Equatable {
    let turns: Int
    let score: Int
    let flips: Int
    let lastFlip: Duration
    let isFinished: Bool

    init(_ game: MemoryGame<Int>) {
      (turns, score, flips) = (game.turns, game.score(of: 0), game.flips)
      (lastFlip, isFinished) = (game.latestFlip, game.isFinished)
    }

    init(_ figures: GameStatistics) {
      (turns, score, flips) = (figures.turns, figures.score, figures.flips)
      (lastFlip, isFinished) = (figures.lastFlip, figures.isFinished)
    }
  }
}
