import MemoryEngine
public import PlainJSON

/// What a comparison says at the end.
public struct ComparisonReport: Sendable {
  public let comparison: Comparison
  public let games: Int
  public let unfinished: Int
  /// Whether it was interrupted, so that games are missing.
  public let isIncomplete: Bool
  /// Fewer turns are better.
  public let turns: Quantity
  /// More points are better; of several seats, the first's.
  public let score: Quantity

  /// One quantity of both players.
  public struct Quantity: Sendable {
    public let first: Summary
    public let second: Summary
    /// The first's less the second's, game by game.
    public let difference: Summary
    /// Games in which the first did better.
    public let wins: Int
    public let draws: Int
    public let losses: Int

    init(_ quantity: PairedTally.Difference, moreIsBetter: Bool) {
      first = Summary(quantity.first)
      second = Summary(quantity.second)
      difference = Summary(quantity.difference)
      let entries = difference.entries
      let above = entries.filter { $0.value > 0 }.reduce(0) { $0 + $1.count }
      let below = entries.filter { $0.value < 0 }.reduce(0) { $0 + $1.count }
      draws = difference.count - above - below
      (wins, losses) = moreIsBetter ? (above, below) : (below, above)
    }
  }

  public init(_ comparison: Comparison, _ tally: PairedTally, isIncomplete: Bool = false) {
    self.comparison = comparison
    self.isIncomplete = isIncomplete
    games = tally.games
    unfinished = tally.unfinished
    turns = Quantity(tally.turns, moreIsBetter: false)
    score = Quantity(tally.score, moreIsBetter: true)
  }

  /// Version 1 of the schema: `first`, `second` and `difference` are as `turns` of a simulation's.
  public var json: JSON {
    let simulation = comparison.first
    return .object([
      "version": .int(1),
      "games": .int(games),
      "unfinished": .int(unfinished),
      "incomplete": .bool(isIncomplete),
      "seed": .string(simulation.seed.text),
      "deck": .object(["kinds": .int(simulation.kinds), "copies": .int(simulation.copies)]),
      "rules": simulation.rules.json,
      "players": .array(
        (simulation.players + comparison.second.players).map { .string($0.name) }),
      "turns": turns.json,
      "score": score.json,
    ])
  }
}

extension ComparisonReport.Quantity {
  fileprivate var json: JSON {
    .object([
      "first": first.json, "second": second.json, "difference": difference.json,
      "wins": .int(wins), "draws": .int(draws), "losses": .int(losses),
    ])
  }
}
