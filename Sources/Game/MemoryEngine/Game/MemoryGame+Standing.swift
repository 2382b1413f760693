extension MemoryGame {
  /// How many cards were dealt; their ids are 0..<cardCount.
  public var cardCount: Int { slots.count }

  /// Turns finished so far, misses among them.
  public var turns: Int { progress.turns }

  /// Turns finished so far whose cards differed.
  public var misses: Int { progress.misses }

  /// Accepted choices so far.
  public var flips: Int { progress.flips }

  /// A player's points, which may be negative.
  ///
  /// - Precondition: `player` is one of 0..<rules.players.
  @inlinable public func score(of player: Int) -> Int { scoreTable[player] }

  /// One score a player; scores may be negative.
  public var scores: [Int] { (0..<rules.players).map { scoreTable[$0] } }

  /// Whose flip is next.
  public var currentPlayer: Int { progress.player }

  /// The cards of the open turn, or of the finished turn that is still on show.
  public var faceUp: CardGroup { progress.turn }

  /// Cards on the table; a match on show still counts.
  public var cardsOnTable: Int { slots.count { $0.isOnTable } }

  /// Cards that are not matched yet.
  public var unmatchedCards: Int { progress.unmatched }

  /// Whether every card is matched.
  public var isFinished: Bool { progress.isFinished }

  /// The time of the latest accepted flip.
  public var latestFlip: Duration { .nanoseconds(progress.latest) }

  /// Whether the game is finished or its limit reached at a time since the deal.
  public func isOver(at now: Duration) -> Bool {
    progress.isOver(at: max(now.clampedNanoseconds, progress.latest), numbers)
  }

  /// Whether all cards still lie open at the start.
  public func isPeeking(at now: Duration) -> Bool {
    numbers.isPeeking(at: max(now.clampedNanoseconds, progress.latest))
  }
}
