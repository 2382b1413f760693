import MemoryEngine

/// What a simulation keeps of one game.
public struct GameFigures: Hashable, Sendable {
  /// Which of the seed's games it was.
  public let index: UInt64
  public let turns: Int
  /// The first player's.
  public let score: Int
  public let flips: Int
  /// The second player's, where two play.
  public let secondScore: Int?
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
    lucky = end.luckyMatches
    margin = 2 * end.matchesOfFirstPlayer - end.matches
    lastFlip = end.lastFlip
    self.isFinished = isFinished
  }
}
