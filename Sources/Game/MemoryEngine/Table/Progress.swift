/// The state of the game as a whole, besides that of its cards.
@frozen @usableFromInline
struct Progress: Hashable, Sendable {
  /// The time of the latest accepted flip, in nanoseconds since the deal.
  @usableFromInline var latest: Int64 = 0
  /// The cards of the open turn, or of the finished turn that is still on show.
  @usableFromInline var turn = CardGroup()
  @usableFromInline var turnKind: UInt32 = 0
  /// True if the turn's cards so far are all of one kind.
  @usableFromInline var turnAgrees = true
  /// The number of the turn's cards that had been seen before.
  @usableFromInline var turnSeen = 0
  @usableFromInline var flips = 0
  @usableFromInline var turns = 0
  @usableFromInline var misses = 0
  /// The number of cards that are not matched.
  @usableFromInline var unmatched: Int
  @usableFromInline var player = 0
  /// True if the game is finished or a limit of turns or misses is reached.
  @usableFromInline var isOver = false

  @inlinable init(cards: Int) { unmatched = cards }

  @inlinable var isFinished: Bool { unmatched == 0 }

  @_transparent @usableFromInline
  func isOver(at now: Int64, _ rules: RuleNumbers) -> Bool {
    isOver || rules.isTimeUp(at: now)
  }
}
