/// The visible state of the table: the places of the cards and the faces that are up.
///
/// Hidden faces cannot be reached through it, so that a player cannot cheat. Faces are given as the
/// numbers of their kinds. It is valid during a call only: it cannot be copied, and only the engine
/// creates it.
///
/// It is not called `Observation`, because that would hide the standard module of this name
/// wherever both are imported.
@frozen public struct TableObservation: ~Copyable {
  @usableFromInline let slots: UnsafeBufferPointer<Slot>
  @usableFromInline let scores: UnsafeBufferPointer<Int>
  /// The number of cards in a match.
  public let matchSize: Int
  /// The player of the next flip, starting from zero.
  public let currentPlayer: Int
  /// The cards of the open turn, or of the finished turn that is still on show.
  public let faceUp: CardGroup
  /// The kind of all cards in `faceUp`, or `nil` if they differ or no card is up.
  public let turnKind: Int?
  /// True if all cards are still face up at the start.
  public let isPeeking: Bool

  @inlinable @inline(__always)
  init(
    slots: Span<Slot>, scores: Span<Int>, progress: borrowing Progress, rules: RuleNumbers,
    now: Int64
  ) {
    // The pointers escape their closures, but the engine does not use them after the call. Borrowed
    // within the closures, a game takes 4 % more instructions; as spans, whose lifetimes the
    // compiler checks, a third more.
    self.slots = slots.withUnsafeBufferPointer { $0 }
    self.scores = scores.extracting(first: rules.players).withUnsafeBufferPointer { $0 }
    matchSize = rules.matchSize
    currentPlayer = progress.player
    faceUp = progress.turn
    // A time before the latest flip counts as that flip's; otherwise a peek could be repeated.
    isPeeking = rules.isPeeking(at: max(now, progress.latest))
    let agrees = progress.turnAgrees
    turnKind = faceUp.isEmpty || !agrees ? nil : Int(progress.turnKind)
  }

  /// The number of cards; their ids are 0..<cardCount.
  @inlinable public var cardCount: Int { slots.count }

  /// The number of players.
  @inlinable public var playerCount: Int { scores.count }

  /// Returns the points of a player.
  ///
  /// - Precondition: `player` is one of 0..<playerCount.
  @inlinable public func score(of player: Int) -> Int {
    precondition((0..<scores.count).contains(player), "no player \(player) among \(scores.count)")
    return scores[player]
  }

  /// True if a finished turn is on show, so that the next flip begins a new one.
  @inlinable public var showsFinishedTurn: Bool { faceUp.count == matchSize }

  /// Returns true if the card is on the table; a match on show still is.
  ///
  /// - Precondition: `card` is one of 0..<cardCount, here and below.
  @inlinable public func isOnTable(_ card: Int) -> Bool { slot(card).isOnTable }

  /// Returns true if a flip may turn the card, unless the game is over.
  @inlinable public func mayChoose(_ card: Int) -> Bool {
    // With a constant, a perfect player's game takes a sixth more instructions.
    !isPeeking && slot(card).state.isDisjoint(with: [.up, .matched])
  }

  /// Returns the kind of a card that is up, otherwise `nil`.
  @inlinable public func kind(of card: Int) -> Int? {
    let slot = slot(card)
    return slot.state.contains(.up) || isPeeking ? Int(slot.kind) : nil
  }

  @inlinable @inline(__always) func slot(_ card: Int) -> Slot {
    precondition(
      UInt(bitPattern: card) < UInt(bitPattern: slots.count), "no such card on the table")
    return slots[card]
  }
}

extension MemoryGame {
  /// Calls a closure with the visible state at a time since the deal.
  @inlinable public func withObservation<Result>(
    at now: Duration, _ body: (borrowing TableObservation) throws -> Result
  ) rethrows -> Result {
    try body(
      TableObservation(
        slots: slots.span, scores: scoreTable.points.span, progress: progress, rules: numbers,
        now: now.clampedNanoseconds))
  }
}

extension TableObservation {
  /// The cards in the order of their ids: `.` gone, `?` face down, otherwise their kind.
  ///
  /// A noncopyable type cannot conform to `CustomStringConvertible`; this is its description.
  public var summary: String {
    (0..<cardCount).map { card in
      kind(of: card).map(String.init) ?? (isOnTable(card) ? "?" : ".")
    }.joined(separator: " ")
  }
}
