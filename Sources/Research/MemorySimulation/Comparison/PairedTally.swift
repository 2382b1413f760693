/// The sum of games that two players played of the same deals, in exact integers.
public struct PairedTally: Sendable {
  /// How many deals both have played.
  public private(set) var games = 0
  /// Games that at least one of them did not finish.
  public private(set) var unfinished = 0
  /// True if the first player turned a card in any of the games.
  private(set) var firstHasTurned = false
  /// True if the second player turned a card in any of the games.
  private(set) var secondHasTurned = false
  /// How many turns each needed.
  public private(set) var turns = Difference()
  /// The points; of several players at a table, the first's.
  public private(set) var score = Difference()

  /// One quantity of both, and the first's less the second's.
  public struct Difference: Sendable {
    /// What the first player came to.
    public private(set) var first = Histogram()
    /// What the second player came to.
    public private(set) var second = Histogram()
    /// The first's less the second's, game by game.
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

  /// The sum of no games.
  public init() {}

  mutating func add(_ first: GameStatistics, _ second: GameStatistics) {
    games += 1
    unfinished += first.isFinished && second.isFinished ? 0 : 1
    firstHasTurned = firstHasTurned || first.flips > 0
    secondHasTurned = secondHasTurned || second.flips > 0
    turns.add(first.turns, second.turns)
    score.add(first.score, second.score)
  }

  /// Adds other games; in whatever order, the sum is the same.
  public mutating func merge(_ other: PairedTally) {
    games.count(other.games)
    unfinished.count(other.unfinished)
    firstHasTurned = firstHasTurned || other.firstHasTurned
    secondHasTurned = secondHasTurned || other.secondHasTurned
    turns.merge(other.turns)
    score.merge(other.score)
  }
}
