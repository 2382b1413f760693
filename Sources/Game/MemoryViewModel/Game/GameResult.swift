/// The result of a game.
public struct GameResult: Hashable, Sendable {
  /// True if every card was matched; false if a limit was reached.
  public let isWon: Bool
  /// The scores, indexed by player.
  public let scores: [Int]
  /// The number of turns of all players.
  public let turns: Int
  /// The time of the last flip, or the time limit that was reached.
  public let time: Duration
  /// The number of cards that were not matched.
  public let cardsLeft: Int
  /// The number of hints that were used.
  public let hints: Int

  /// The players with the highest score; several in a draw.
  public var leaders: [Int] {
    let best = scores.max()
    return scores.indices.filter { scores[$0] == best }
  }
}

/// The points of the last turn.
public struct ScoreChange: Hashable, Sendable {
  /// The points, negative for a penalty.
  public let points: Int
  /// The summands of the points: the match and the bonus of each card, or the penalties.
  public let parts: [Int]
  /// The player who got the points, counted from zero.
  public let player: Int
  /// The last card of the turn, where the points may be shown.
  public let card: Int
  /// The number of flips before the change, which distinguishes changes with equal points.
  public let flip: Int
  /// True if the match earned at least four fifths of the possible bonus.
  public let isQuick: Bool
}

/// A hint: the cards that a perfect memory would turn next.
public enum Hint: Hashable, Sendable {
  /// The cards that complete a match, in order.
  case match([Int])
  /// A card that was never seen, because no match is known.
  case unseen(Int)
}
