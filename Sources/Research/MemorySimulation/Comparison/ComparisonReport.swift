import MemoryEngine
public import PlainJSON

/// The statistics of a comparison of two players.
///
/// The statistics of a player who turned no card in any game are empty, and so are the differences
/// from the other player.
public struct ComparisonReport: Sendable {
  /// The description of the run.
  public let head: RunHead
  /// The players and their games.
  public let comparison: Comparison
  /// The number of deals that both players have played.
  public let games: Int
  /// The number of games that at least one of the players did not finish.
  public let unfinished: Int
  /// The numbers of turns per game; fewer turns are better.
  public let turns: Quantity
  /// The scores per game, of the first player at a table of several; more points are better.
  public let score: Quantity

  /// The statistics of one quantity for both players, and of its differences.
  public struct Quantity: Sendable {
    /// The summary of the first player.
    public let first: Summary
    /// The summary of the second player, over the same games.
    public let second: Summary
    /// The summary of the differences, first minus second, game by game.
    public let difference: Summary
    /// The gain in precision from playing the same deals.
    public let pairing: Pairing
    /// The number of games in which the first player did better.
    public let wins: Int
    /// The number of games in which both players did equally well.
    public let draws: Int
    /// The number of games in which the second player did better.
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
  ///   - comparison: The players and their games.
  ///   - tally: The sum of the games.
  ///   - head: The description of the run; nil if `tally` has all games of the run.
  public init(_ comparison: Comparison, _ tally: PairedTally, under head: RunHead? = nil) {
    self.head = head ?? RunHead(comparison, games: tally.games)
    self.comparison = comparison
    games = tally.games
    unfinished = tally.unfinished
    turns = Quantity(\.turns, in: tally, moreIsBetter: false)
    score = Quantity(\.score, in: tally, moreIsBetter: true)
  }

  /// True if the run was interrupted, so that games are missing.
  public var isIncomplete: Bool { games < head.games }

  /// The report in version 2 of its schema: `first`, `second` and `difference` are like `turns` of
  /// a simulation's.
  ///
  /// Version 1 had no head and no pairing.
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
