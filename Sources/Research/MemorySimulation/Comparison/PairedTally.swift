/// The sum of games that two players played with the same deals, in exact integers.
public struct PairedTally: Sendable {
  /// The number of deals that both players have played.
  public private(set) var games = 0
  /// The number of games that at least one of the players did not finish.
  public private(set) var unfinished = 0
  /// True if the first player turned a card in any of the games.
  private(set) var firstHasTurned = false
  /// True if the second player turned a card in any of the games.
  private(set) var secondHasTurned = false
  /// The histograms of the turns per game, for both players and their difference.
  public private(set) var turns = Difference()
  /// The histograms of the score per game, for both players and their difference; at a table of
  /// several players, the score of the first player.
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
    unfinished += first.isFinished && second.isFinished ? 0 : 1
    firstHasTurned = firstHasTurned || first.flips > 0
    secondHasTurned = secondHasTurned || second.flips > 0
    turns.add(first.turns, second.turns)
    score.add(first.score, second.score)
  }

  /// Adds other games; the sum does not depend on the order.
  public mutating func merge(_ other: PairedTally) {
    games.count(other.games)
    unfinished.count(other.unfinished)
    firstHasTurned = firstHasTurned || other.firstHasTurned
    secondHasTurned = secondHasTurned || other.secondHasTurned
    turns.merge(other.turns)
    score.merge(other.score)
  }
}
