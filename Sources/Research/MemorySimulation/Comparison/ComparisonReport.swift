import MemoryEngine
public import PlainJSON

/// The statistics of a comparison of two players.
///
/// A player is ranked by the games that ended alone: `PairedTally` says which deals are counted.
public struct ComparisonReport: Sendable {
  /// The description of the run.
  public let head: RunHead
  /// The players and their games.
  public let comparison: Comparison
  /// The number of deals that both players have played.
  public let games: Int
  /// The number of deals that at least one of the players did not finish.
  public let unfinished: Int
  /// The number of deals that the first player did not finish.
  public let unfinishedByFirst: Int
  /// The number of deals that the second player did not finish.
  public let unfinishedBySecond: Int
  /// The numbers of turns per game, in deals that both have finished; fewer turns are better.
  public let turns: Quantity
  /// The power of later games that is wanted; nil for none.
  public let goal: SampleSize.Goal?
  /// The scores per game, in deals that ended for both by the rules, of the first player at a table
  /// of several; more points are better.
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
    /// The number of games that reaches the goal of the report; nil without a goal, for equal
    /// players and for fewer than two games.
    public let sampleSize: SampleSize?
    /// The number of games in which the first player did better.
    public let wins: Int
    /// The number of games in which both players did equally well.
    public let draws: Int
    /// The number of games in which the second player did better.
    public let losses: Int

    init(_ quantity: PairedTally.Difference, moreIsBetter: Bool, goal: SampleSize.Goal?) {
      (first, second) = (Summary(quantity.first), Summary(quantity.second))
      difference = Summary(quantity.difference)
      pairing = Pairing(first, second, difference: difference)
      let all = difference
      sampleSize = goal.flatMap { SampleSize(for: $0, all) }
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
  ///   - goal: The power of later games that is wanted, if any.
  public init(
    _ comparison: Comparison, _ tally: PairedTally, under head: RunHead? = nil,
    for goal: SampleSize.Goal? = nil
  ) {
    self.head = head ?? RunHead(comparison, games: tally.games)
    self.comparison = comparison
    games = tally.games
    unfinished = tally.unfinished
    unfinishedByFirst = tally.unfinishedByFirst
    unfinishedBySecond = tally.unfinishedBySecond
    self.goal = goal
    turns = Quantity(tally.turns, moreIsBetter: false, goal: goal)
    score = Quantity(tally.score, moreIsBetter: true, goal: goal)
  }

  /// True if the run was interrupted, so that games are missing.
  public var isIncomplete: Bool { games < head.games }

  /// The report in version 3 of its schema: `first`, `second` and `difference` are like `turns` of
  /// a simulation's, and `deals` is the number of deals that they are about.
  ///
  /// With a goal, `power` is its probability, and `sampleSize` of a quantity the games it takes.
  /// Version 2 counted games that did not end, too; version 1 had no head and no pairing.
  public var json: JSON {
    let figures: [(name: String, value: JSON)] = [
      ("version", .int(3)), ("head", head.json), ("games", .int(games)),
      ("unfinished", .int(unfinished)), ("unfinishedByFirst", .int(unfinishedByFirst)),
      ("unfinishedBySecond", .int(unfinishedBySecond)), ("incomplete", .bool(isIncomplete)),
    ]
    let power = goal.map { [(name: "power", value: JSON.double($0.power))] } ?? []
    let quantities = [("turns", turns), ("score", score)].map { name, quantity in
      (name: name, value: quantity.json(hasGoal: goal != nil))
    }
    return .members(figures + power + quantities)
  }
}

extension ComparisonReport.Quantity {
  fileprivate func json(hasGoal: Bool) -> JSON {
    let members: [(name: String, value: JSON)] = [
      ("deals", .int(difference.count)), ("first", first.json), ("second", second.json),
      ("difference", difference.json), ("wins", .int(wins)), ("draws", .int(draws)),
      ("losses", .int(losses)), ("pairing", pairing.json),
    ]
    return .members(members + (hasGoal ? [("sampleSize", sampleSize?.json ?? .null)] : []))
  }
}
