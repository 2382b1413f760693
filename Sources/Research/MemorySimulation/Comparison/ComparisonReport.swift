import MemoryEngine
public import PlainJSON

/// What a comparison says at the end.
///
/// There are no figures of a player who turned no card in any of the games, and none that compare such
/// a player with the other one.
public struct ComparisonReport: Sendable {
  /// What was asked for.
  public let head: RunHead
  /// What was played.
  public let comparison: Comparison
  /// How many deals both have played.
  public let games: Int
  /// Games that at least one of them did not finish.
  public let unfinished: Int
  /// Fewer turns are better.
  public let turns: Quantity
  /// More points are better; of several players, the first's.
  public let score: Quantity

  /// One quantity of both players.
  public struct Quantity: Sendable {
    /// The first player's.
    public let first: Summary
    /// The second player's, in the same games.
    public let second: Summary
    /// The first's less the second's, game by game.
    public let difference: Summary
    /// What it brought that both had the same deals.
    public let pairing: Pairing
    /// Games in which the first did better.
    public let wins: Int
    /// Games in which both came to the same.
    public let draws: Int
    /// Games in which the second did better.
    public let losses: Int

    init(
      _ path: KeyPath<PairedTally, PairedTally.Difference>, in tally: PairedTally,
      moreIsBetter: Bool
    ) {
      let quantity = tally[keyPath: path]
      first = Summary(tally.firstHasTurned ? quantity.first : Histogram())
      second = Summary(tally.secondHasTurned ? quantity.second : Histogram())
      let haveTurned = tally.firstHasTurned && tally.secondHasTurned
      let both = haveTurned ? quantity : PairedTally.Difference()
      difference = Summary(both.difference)
      pairing = Pairing(Summary(both.first), Summary(both.second), difference: difference)
      let entries = difference.entries
      let above = entries.filter { $0.value > 0 }.reduce(0) { $0 + $1.count }
      let below = entries.filter { $0.value < 0 }.reduce(0) { $0 + $1.count }
      draws = difference.count - above - below
      (wins, losses) = moreIsBetter ? (above, below) : (below, above)
    }
  }

  /// - Parameters:
  ///   - comparison: What was played.
  ///   - tally: What came of it.
  ///   - head: What was asked for; without it, just these games.
  public init(_ comparison: Comparison, _ tally: PairedTally, under head: RunHead? = nil) {
    self.head = head ?? RunHead(comparison, games: tally.games)
    self.comparison = comparison
    games = tally.games
    unfinished = tally.unfinished
    turns = Quantity(\.turns, in: tally, moreIsBetter: false)
    score = Quantity(\.score, in: tally, moreIsBetter: true)
  }

  /// Whether it was interrupted, so that games are missing.
  public var isIncomplete: Bool { games < head.games }

  /// Version 2 of the schema: `first`, `second` and `difference` are as `turns` of a simulation's.
  ///
  /// Version 1 had no head and did not tell what the pairing gives.
  public var json: JSON {
    .object([
      "version": .int(2),
      "head": head.json,
      "games": .int(games),
      "unfinished": .int(unfinished),
      "incomplete": .bool(isIncomplete),
      "turns": turns.json,
      "score": score.json,
    ])
  }
}

extension ComparisonReport.Quantity {
  fileprivate var json: JSON {
    .object([
      "first": first.json, "second": second.json, "difference": difference.json,
      "wins": .int(wins), "draws": .int(draws), "losses": .int(losses), "pairing": pairing.json,
    ])
  }
}
