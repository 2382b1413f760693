extension MemoryGame {
  /// The number of cards; their ids are 0..<cardCount.
  public var cardCount: Int { slots.count }

  /// The number of finished turns, including misses.
  public var turns: Int { progress.turns }

  /// The number of finished turns whose cards differed.
  public var misses: Int { progress.misses }

  /// The number of accepted choices.
  public var flips: Int { progress.flips }

  /// Returns the points of a player, which may be negative.
  ///
  /// - Precondition: `player` is one of 0..<rules.players.
  @inlinable public func score(of player: Int) -> Int { scoreTable[player] }

  /// The scores, indexed by player; they may be negative.
  public var scores: [Int] { (0..<rules.players).map { scoreTable[$0] } }

  /// The player of the next flip.
  public var currentPlayer: Int { progress.player }

  /// The cards of the open turn, or of the finished turn that is still on show.
  public var faceUp: CardGroup { progress.turn }

  /// The number of cards on the table; a match on show still counts.
  public var cardsOnTable: Int {
    let showsMatch = progress.turnAgrees && faceUp.count == rules.matchSize
    return progress.unmatched + (showsMatch ? faceUp.count : 0)
  }

  /// The number of cards that are not matched.
  public var unmatchedCards: Int { progress.unmatched }

  /// True if every card is matched.
  public var isFinished: Bool { progress.isFinished }

  /// The time of the latest accepted flip.
  public var latestFlip: Duration { .nanoseconds(progress.latest) }

  /// Returns true if the game is finished or its limit is reached at a time since the deal.
  public func isOver(at now: Duration) -> Bool {
    progress.isOver(at: max(now.clampedNanoseconds, progress.latest), numbers)
  }

  /// Returns true if all cards are still face up at the start.
  public func isPeeking(at now: Duration) -> Bool {
    numbers.isPeeking(at: max(now.clampedNanoseconds, progress.latest))
  }
}
