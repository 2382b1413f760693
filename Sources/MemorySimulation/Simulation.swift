public import MemoryEngine

/// Many games of one deck and one set of rules, played by one player without a screen.
///
/// Game i depends on the seed and on i alone, so any split of the games adds up to the same.
public struct Simulation: Sendable {
  public let kinds: Int
  /// Cards of each kind.
  public let copies: Int
  public let rules: Rules
  public let seed: Seed
  public let strategy: Strategy
  /// The time from flip to flip, in whole nanoseconds up to a day.
  public let flipTime: Duration
  /// A game with more choices than this is stopped and counted as unfinished.
  public let flipCap: Int
  private let deck: Deck<Int>

  /// Takes a deck of equal kinds.
  ///
  /// - Throws: `RulesError`, also for the flip time, or `DeckError` when there is no such deck or the rules do not fit it.
  public init(
    kinds: Int, copies: Int, rules: Rules, seed: Seed, strategy: Strategy,
    flipTime: Duration = .seconds(1)
  ) throws {
    try rules.validate()
    guard Rules.Range.pause.contains(flipTime) else {
      throw RulesError(field: "flipTime", value: flipTime, allowed: Rules.Range.pause)
    }
    guard kinds <= Deck<Int>.maximumCardCount else {
      throw DeckError.tooManyCards(kind: Deck<Int>.maximumCardCount)
    }
    deck = try Deck(setsOf: 0..<max(0, kinds), copies: copies)
    try deck.check(matchSize: rules.matchSize)
    self.kinds = kinds
    self.copies = copies
    self.rules = rules
    self.seed = seed
    self.strategy = strategy
    self.flipTime = .nanoseconds(flipTime.clampedNanoseconds)
    let turns = Self.turnCap(matches: kinds * copies / rules.matchSize, rules.matchSize)
    flipCap = turns.multipliedReportingOverflow(by: rules.matchSize).partialValue
  }

  /// A hundred times the turns that a random player needs on average.
  ///
  /// With m matches left of cards that match in k, its chance is 1 in C(km - 1, k - 1) when every
  /// kind has k copies; for pairs that sums to n², so the cap is 100 n².
  private static func turnCap(matches: Int, _ matchSize: Int) -> Int {
    let most = 1e15
    var turns = 0.0
    for left in 1...matches where turns < most {
      turns += (1..<matchSize).reduce(1.0) { $0 * Double(matchSize * left - $1) / Double($1) }
    }
    return Int(min(most, (100 * turns).rounded(.up)))
  }

  /// How many games make a piece of work of some milliseconds.
  public var gamesInAPiece: Int {
    let flips = strategy == .random ? flipCap / 100 : 2 * deck.cardCount
    return min(1 << 14, max(1, (1 << 20) / max(1, flips)))
  }
}

extension Simulation {
  /// Plays games one after another.
  ///
  /// - Parameters:
  ///   - games: Which of the seed's games.
  ///   - shouldStop: Asked before and within each game; the games finished so far then count.
  ///   - visit: Is given every game's figures in turn.
  public func play(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool = { false },
    visit: (GameFigures) -> Void
  ) {
    switch strategy {
    case .random:
      var player = RandomPlayer()
      play(games, by: &player, unless: shouldStop, visit: visit)
    case .perfect:
      var player = PerfectPlayer()
      play(games, by: &player, unless: shouldStop, visit: visit)
    }
  }

  private func play(
    _ games: Range<UInt64>, by player: inout some Player & ~Copyable,
    unless shouldStop: () -> Bool, visit: (GameFigures) -> Void
  ) {
    var game = dealt(games.lowerBound)
    for index in games {
      if shouldStop() { return }
      game.redeal(seed: seed, game: index)
      let end = playOut(&game, index, by: &player, unless: shouldStop)
      if !end.isOver, shouldStop() { return }
      visit(GameFigures(index: index, end, score: game.score(of: 0)))
    }
  }

  private func playOut(
    _ game: inout MemoryGame<Int>, _ index: UInt64, by player: inout some Player & ~Copyable,
    unless shouldStop: () -> Bool = { false }
  ) -> Playthrough {
    var chance = SeededGenerator(seed: seed.number, game: index, for: .player)
    return game.playOut(
      &player, step: flipTime, flipCap: flipCap, unless: shouldStop, using: &chance)
  }

  private func dealt(_ index: UInt64) -> MemoryGame<Int> {
    guard let game = try? MemoryGame(deck: deck, rules: rules, seed: seed, game: index) else {
      preconditionFailure("the initializer let a deck of \(kinds) × \(copies) through")
    }
    return game
  }
}

extension Simulation {
  /// The moves of one game, to be played again.
  public func record(game index: UInt64) -> GameRecord<Int> {
    switch strategy {
    case .random: record(index, RandomPlayer())
    case .perfect: record(index, PerfectPlayer())
    }
  }

  private func record(
    _ index: UInt64, _ player: consuming some Player & ~Copyable
  ) -> GameRecord<Int> {
    var recorder = RecordingPlayer(player)
    var game = dealt(index)
    _ = playOut(&game, index, by: &recorder)
    let moves = recorder.cards.enumerated().map { flip, card in
      GameMove(card: card, nanoseconds: time(ofFlip: flip))
    }
    return GameRecord(deck: deck, rules: rules, seed: seed, game: index, moves: moves)
  }

  private func time(ofFlip flip: Int) -> Int64 {
    (rules.peek + flipTime * flip).clampedNanoseconds
  }
}
