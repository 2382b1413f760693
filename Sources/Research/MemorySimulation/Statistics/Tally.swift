import MemoryEngine

/// The sum of any number of games, in exact integers.
///
/// Everything else is derived from it at the end, so merging is free of order and no split of the
/// games changes a digit.
public struct Tally: Sendable {
  /// How many games there are, unfinished ones among them.
  public private(set) var games = 0
  /// Games that ended at a limit or at the cap, with cards left.
  public private(set) var unfinished = 0
  /// Turns of all players together.
  public private(set) var turns = Histogram()
  /// Points; of several players, the first's.
  public private(set) var score = Histogram()
  /// Accepted choices.
  public private(set) var flips = Histogram()
  /// Matches whose last card had never been seen before.
  public private(set) var lucky = Histogram()
  /// The first player's matches less those of all others.
  public private(set) var margin = Histogram()
  /// The points of the second player, where two play.
  ///
  /// It is empty if that player turned no card in any of the games, and `nil` if it is not known of
  /// every game, because an earlier version played some of the shards.
  public private(set) var secondScore: Histogram?
  private var secondHasTurned = false

  /// The sum of no games.
  public init() {}

  /// - Precondition: Each histogram counts as many games as there are.
  init(
    games: Int, unfinished: Int, turns: Histogram, score: Histogram, flips: Histogram,
    lucky: Histogram, margin: Histogram, secondScore: Histogram? = nil
  ) {
    self.games = games
    self.unfinished = unfinished
    self.turns = turns
    self.score = score
    self.flips = flips
    self.lucky = lucky
    self.margin = margin
    self.secondScore = secondScore
    secondHasTurned = secondScore.map { !$0.isEmpty } ?? false
  }

  /// True if a card was turned in any of the games; otherwise none of their figures mean anything.
  public var hasFlips: Bool { flips.entries.last.map { $0.value > 0 } ?? false }

  /// Counts one game more.
  public mutating func add(_ game: GameStatistics) {
    if let score = game.secondScore { add(secondScore: score, hasTurned: game.secondHasTurned) }
    games += 1
    unfinished += game.isFinished ? 0 : 1
    turns.add(game.turns)
    score.add(game.score)
    flips.add(game.flips)
    lucky.add(game.lucky)
    margin.add(game.margin)
  }

  private mutating func add(secondScore score: Int, hasTurned: Bool) {
    if games == 0 { secondScore = Histogram() }
    if hasTurned { countSecond() }
    if secondHasTurned { secondScore?.add(score) }
  }

  /// Begins to count the second player's scores, with those of the games so far.
  private mutating func countSecond() {
    if secondHasTurned { return }
    secondHasTurned = true
    secondScore?.add(0, times: games)
  }

  /// Adds other games; in whatever order, the sum is the same.
  public mutating func merge(_ other: Tally) {
    mergeSecondScore(other)
    games.count(other.games)
    unfinished.count(other.unfinished)
    turns.merge(other.turns)
    score.merge(other.score)
    flips.merge(other.flips)
    lucky.merge(other.lucky)
    margin.merge(other.margin)
  }

  private mutating func mergeSecondScore(_ other: Tally) {
    guard other.games > 0 else { return }
    if games == 0 {
      (secondScore, secondHasTurned) = (other.secondScore, other.secondHasTurned)
    } else if let more = other.secondScore {
      if other.secondHasTurned { countSecond() }
      let turnless = secondHasTurned && !other.secondHasTurned ? other.games : 0
      secondScore?.merge(more)
      secondScore?.add(0, times: turnless)
    } else {
      secondScore = nil
    }
  }
}

/// What a simulation keeps of one game.
public struct GameStatistics: Hashable, Sendable {
  /// Which of the seed's games it was.
  public let index: UInt64
  /// Finished turns of all players together.
  public let turns: Int
  /// The first player's.
  public let score: Int
  /// Accepted choices.
  public let flips: Int
  /// The second player's, where two play.
  public let secondScore: Int?
  /// True if the second of two players turned a card.
  let secondHasTurned: Bool
  /// Matches whose last card had never been seen before.
  public let lucky: Int
  /// The first player's matches less those of all others.
  public let margin: Int
  /// The time of the last flip.
  public let lastFlip: Duration
  /// Whether all cards were matched, or both players agreed to leave the rest.
  public let isFinished: Bool

  init(
    index: UInt64, _ end: Playthrough, score: Int, secondScore: Int? = nil, isFinished: Bool
  ) {
    self.index = index
    self.score = score
    self.secondScore = secondScore
    turns = end.turns
    flips = end.flips
    secondHasTurned = secondScore != nil && end.flips > end.flipsOfFirstPlayer
    lucky = end.luckyMatches
    margin = 2 * end.matchesOfFirstPlayer - end.matches
    lastFlip = end.lastFlip
    self.isFinished = isFinished
  }
}
