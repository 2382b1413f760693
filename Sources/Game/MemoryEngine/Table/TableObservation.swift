/// What anyone at the table may know: what lies there and which faces are up now.
///
/// Hidden faces cannot be reached through it, so a player that is given nothing else cannot cheat.
/// Faces are given as the numbers of their kinds. It is lent for the time of a call: it cannot be
/// copied, and nobody outside the engine makes one or is given one to keep.
///
/// The name is not plain `Observation`, because that would hide the standard module of this name
/// wherever both are imported.
@frozen public struct TableObservation: ~Copyable {
  @usableFromInline let slots: UnsafeBufferPointer<Slot>
  @usableFromInline let scores: UnsafeBufferPointer<Int>
  /// How many cards make a match.
  public let matchSize: Int
  /// Whose flip is next, counted from zero.
  public let currentPlayer: Int
  /// The cards of the open turn, or of the finished turn that is still on show.
  public let faceUp: CardGroup
  /// The kind that all of these share, or `nil` when they differ or none is up.
  public let turnKind: Int?
  /// Whether all cards still lie open at the start.
  public let isPeeking: Bool

  @inlinable @inline(__always)
  init(
    slots: Span<Slot>, scores: Span<Int>, progress: borrowing Progress, rules: RuleNumbers,
    now: Int64
  ) {
    // The pointers leave their closures, and the engine sees to it that they are not used after the
    // call. Lent within the closures a game takes 4 % more instructions; as spans, with lifetimes that
    // the compiler checks, a third more.
    self.slots = slots.withUnsafeBufferPointer { $0 }
    self.scores = scores.extracting(first: rules.players).withUnsafeBufferPointer { $0 }
    matchSize = rules.matchSize
    currentPlayer = progress.player
    faceUp = progress.turn
    // A time before the latest flip counts as that flip's, or a peek could be had again.
    isPeeking = rules.isPeeking(at: max(now, progress.latest))
    let agrees = progress.turnAgrees
    turnKind = faceUp.isEmpty || !agrees ? nil : Int(progress.turnKind)
  }

  /// How many cards were dealt; their ids are 0..<cardCount.
  @inlinable public var cardCount: Int { slots.count }

  /// How many players sit around the table.
  @inlinable public var playerCount: Int { scores.count }

  /// A player's points so far.
  ///
  /// - Precondition: `player` is one of 0..<playerCount.
  @inlinable public func score(of player: Int) -> Int {
    precondition((0..<scores.count).contains(player), "no player \(player) among \(scores.count)")
    return scores[player]
  }

  /// Whether a finished turn is on show, so that the next flip begins a new one.
  @inlinable public var showsFinishedTurn: Bool { faceUp.count == matchSize }

  /// Whether the card lies on the table; a match on show still does.
  ///
  /// - Precondition: `card` is one of 0..<cardCount, here and below.
  @inlinable public func isOnTable(_ card: Int) -> Bool { slot(card).isOnTable }

  /// Whether this card is one that a flip may turn while the game goes on.
  @inlinable public func mayChoose(_ card: Int) -> Bool {
    // Written with a constant, a perfect player's game takes a sixth more instructions.
    !isPeeking && slot(card).state.isDisjoint(with: [.up, .matched])
  }

  /// The kind that a card shows, or `nil` while nobody can see it.
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
  /// Lends what a player may know at a time since the deal.
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
  /// One letter a card in table order: `.` gone, `?` face down, else its kind's number.
  ///
  /// A type that cannot be copied cannot be `CustomStringConvertible`; this is its description.
  public var summary: String {
    (0..<cardCount).map { card in
      kind(of: card).map(String.init) ?? (isOnTable(card) ? "?" : ".")
    }.joined(separator: " ")
  }
}
