/// The sum of games that two players played of the same deals, in exact integers.
public struct PairedTally: Sendable {
  public private(set) var games = 0
  /// Games that at least one of them did not finish.
  public private(set) var unfinished = 0
  public private(set) var turns = Difference()
  public private(set) var score = Difference()

  /// One quantity of both, and the first's less the second's.
  public struct Difference: Sendable {
    public private(set) var first = Histogram()
    public private(set) var second = Histogram()
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

  public init() {}

  mutating func add(_ first: GameStatistics, _ second: GameStatistics) {
    games += 1
    unfinished += first.isFinished && second.isFinished ? 0 : 1
    turns.add(first.turns, second.turns)
    score.add(first.score, second.score)
  }

  public mutating func merge(_ other: PairedTally) {
    games += other.games
    unfinished += other.unfinished
    turns.merge(other.turns)
    score.merge(other.score)
  }
}
