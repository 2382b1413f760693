import MemoryEngine

/// The sum of any number of games, in exact integers.
///
/// All other figures are derived from it at the end, so that neither the order of merging nor the
/// split of the games changes a digit.
public struct Tally: Sendable {
  /// The number of games, including unfinished ones.
  public private(set) var games = 0
  /// The number of games that ended at a limit or at the cap, with cards left.
  public private(set) var unfinished = 0
  /// The histogram of the turns per game, of all players together.
  public private(set) var turns = Histogram()
  /// The histogram of the score per game, of the first player if there are several.
  public private(set) var score = Histogram()
  /// The histogram of the accepted choices per game.
  public private(set) var flips = Histogram()
  /// The histogram of the matches per game whose last card had never been seen before.
  public private(set) var lucky = Histogram()
  /// The histogram of the first player's matches minus those of all others, per game.
  public private(set) var margin = Histogram()
  /// The histogram of the second player's score; nil if there are not two players.
  ///
  /// It is empty if that player turned no card in any of the games, and `nil` if it is not known
  /// for every game, because an earlier version played some of the shards.
  public private(set) var secondScore: Histogram?
  private var secondHasTurned = false

  /// Creates the sum of no games.
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

  /// True if a card was turned in any of the games; otherwise the figures are meaningless.
  public var hasFlips: Bool { flips.entries.last.map { $0.value > 0 } ?? false }

  /// Adds a game to the sum.
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

  /// Starts the histogram of the second player's scores, as zero in the games that were added
  /// before.
  private mutating func countSecond() {
    if secondHasTurned { return }
    secondHasTurned = true
    secondScore?.add(0, times: games)
  }

  /// Adds other games; the sum does not depend on the order.
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

/// The statistics of one game of a simulation.
public struct GameStatistics: Hashable, Sendable {
  /// The number of the seed's game.
  public let index: UInt64
  /// The number of finished turns of all players.
  public let turns: Int
  /// The score of the first player.
  public let score: Int
  /// The number of accepted choices.
  public let flips: Int
  /// The score of the second player, if two play.
  public let secondScore: Int?
  /// True if the second of two players turned a card.
  let secondHasTurned: Bool
  /// The number of matches whose last card had never been seen before.
  public let lucky: Int
  /// The matches of the first player minus those of all others.
  public let margin: Int
  /// The time of the last flip.
  public let lastFlip: Duration
  /// True if all cards were matched, or both players agreed to leave the rest.
  public let isFinished: Bool
  /// True if the game was finished or reached a limit of its rules.
  ///
  /// False if the cap of choices or a player that gave no answer ended it.
  public let isOver: Bool

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
    isOver = end.isOver || isFinished
  }
}
