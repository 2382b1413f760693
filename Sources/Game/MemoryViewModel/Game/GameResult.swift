/// How a game ended.
public struct GameResult: Hashable, Sendable {
  /// Whether every card was matched, rather than a limit reached.
  public let isWon: Bool
  /// One a player, in their order.
  public let scores: [Int]
  /// Turns of all players together.
  public let turns: Int
  /// The time of the last flip, or the limit that ran out.
  public let time: Duration
  /// Cards that were not matched when the game ended.
  public let cardsLeft: Int
  /// How many hints were asked for.
  public let hints: Int

  /// The players with the highest score, more than one in a draw.
  public var leaders: [Int] {
    let best = scores.max()
    return scores.indices.filter { scores[$0] == best }
  }
}

/// Points that the last turn brought.
public struct ScoreChange: Hashable, Sendable {
  /// Below zero for a penalty.
  public let points: Int
  /// Whose points they are, counted from zero.
  public let player: Int
  /// The card that ended the turn, from which the points may fly up.
  public let card: Int
  /// How many flips had been made then: two changes with the same points are two.
  public let flip: Int
}

/// What a good memory would turn next, known from cards that were seen.
public enum Hint: Hashable, Sendable {
  /// These cards complete a match, turned in this order.
  case match([Int])
  /// Nothing is known to match; this card was never seen.
  case unseen(Int)
}
