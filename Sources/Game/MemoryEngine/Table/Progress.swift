/// What the rules know of the game as a whole: everything that is not one card's.
@frozen @usableFromInline
struct Progress: Hashable, Sendable {
  /// The time of the latest accepted flip, in nanoseconds since the deal.
  @usableFromInline var latest: Int64 = 0
  /// The cards of the open turn, or of the finished turn that is still on show.
  @usableFromInline var turn = CardGroup()
  @usableFromInline var turnKind: UInt32 = 0
  /// Whether the turn's cards so far are all of one kind.
  @usableFromInline var turnAgrees = true
  /// How many of the turn's cards had been seen before.
  @usableFromInline var turnSeen = 0
  @usableFromInline var flips = 0
  @usableFromInline var turns = 0
  @usableFromInline var misses = 0
  /// Cards that are not matched yet.
  @usableFromInline var unmatched: Int
  @usableFromInline var player = 0
  /// Whether the game is finished or a limit but that of time is reached.
  @usableFromInline var isOver = false

  @inlinable init(cards: Int) { unmatched = cards }

  @inlinable var isFinished: Bool { unmatched == 0 }

  @_transparent @usableFromInline
  func isOver(at now: Int64, _ rules: RuleNumbers) -> Bool {
    isOver || rules.isTimeUp(at: now)
  }
}
