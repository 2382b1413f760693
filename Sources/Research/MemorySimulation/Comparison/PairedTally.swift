/// The sum of games that two players played with the same deals, in exact integers.
///
/// A game that did not end says nothing about how well its player would have done. Turns are
/// therefore counted in deals that both players have finished, and scores in deals that ended for
/// both by the rules.
public struct PairedTally: Sendable {
  /// The number of deals that were played.
  public private(set) var games = 0
  /// The number of deals that at least one of the players did not finish.
  public private(set) var unfinished = 0
  /// The number of deals that the first player did not finish.
  public private(set) var unfinishedByFirst = 0
  /// The number of deals that the second player did not finish.
  public private(set) var unfinishedBySecond = 0
  /// The histograms of the turns per game, in deals that both have finished.
  public private(set) var turns = Difference()
  /// The histograms of the score per game, in deals that both have finished or that reached a
  /// limit of the rules; at a table of several players, the score of the first player.
  public private(set) var score = Difference()

  /// The histograms of one quantity for both players, and of its differences.
  public struct Difference: Sendable {
    /// The values of the first player.
    public private(set) var first = Histogram()
    /// The values of the second player.
    public private(set) var second = Histogram()
    /// The differences, first minus second, game by game.
    public private(set) var difference = Histogram()

    mutating func add(_ first: Int, _ second: Int) {
      self.first.add(first)
      self.second.add(second)
      difference.add(first - second)
    }

    mutating func merge(_ other: Difference) {
      first.merge(other.first)
      second.merge(other.second)
      difference.merge(other.difference)
    }
  }

  /// Creates the sum of no games.
  public init() {}

  mutating func add(_ first: GameStatistics, _ second: GameStatistics) {
    games += 1
    unfinishedByFirst += first.isFinished ? 0 : 1
    unfinishedBySecond += second.isFinished ? 0 : 1
    if first.isOver, second.isOver { score.add(first.score, second.score) }
    if first.isFinished, second.isFinished {
      turns.add(first.turns, second.turns)
    } else {
      unfinished += 1
    }
  }

  /// Adds other games; the sum does not depend on the order.
  public mutating func merge(_ other: PairedTally) {
    games.count(other.games)
    unfinished.count(other.unfinished)
    unfinishedByFirst.count(other.unfinishedByFirst)
    unfinishedBySecond.count(other.unfinishedBySecond)
    turns.merge(other.turns)
    score.merge(other.score)
  }
}
