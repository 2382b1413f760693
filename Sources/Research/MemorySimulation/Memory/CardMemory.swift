public import MemoryEngine

/// Which cards a player knows, kind by kind, and which kinds it could match at once.
///
/// The known cards of a kind that are not matched make a stack, linked by `below`.
// Buffers rather than arrays: measured, the arrays' checks for sharing cost 30 instructions a flip.
@frozen @usableFromInline
struct CardMemory: ~Copyable {
  @frozen @usableFromInline struct Stack {
    @usableFromInline var top: UInt16 = 0
    @usableFromInline var count: UInt16 = 0
    @inlinable init() {}
  }

  @usableFromInline static var neverSeen: UInt16 { .max }

  /// One a kind; there are at most as many kinds as cards.
  @usableFromInline var stacks = UnsafeMutableBufferPointer<Stack>.allocate(capacity: 0)
  /// The card under each card in its kind's stack, or `neverSeen`.
  @usableFromInline var below = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  /// Kinds with a whole match known, the first `readyCount` of it; an entry may be out of date.
  @usableFromInline var ready = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  @usableFromInline var readyCount = 0
  @usableFromInline var firstUnseen = 0
  @usableFromInline var matchSize = 2

  @usableFromInline init() {}

  @inlinable deinit { release() }

  @usableFromInline func release() {
    stacks.deallocate()
    below.deallocate()
    ready.deallocate()
  }

  @usableFromInline mutating func makeRoom(for cards: Int) {
    release()
    stacks = .allocate(capacity: cards)
    below = .allocate(capacity: cards)
    // At most one entry for each card learned.
    ready = .allocate(capacity: cards)
  }

  /// Starts a game; memory is taken only when the number of cards has changed.
  @inlinable mutating func forgetAll(cards: Int, matchSize: Int) {
    if below.count != cards { makeRoom(for: cards) }
    self.matchSize = matchSize
    below.initialize(repeating: Self.neverSeen)
    stacks.initialize(repeating: Stack())
    readyCount = 0
    firstUnseen = 0
  }

  /// The first card in table order that was never seen.
  @inlinable var unseen: Int? { firstUnseen < below.count ? firstUnseen : nil }

  /// Whether enough cards of a kind are known to match it.
  @inlinable func isWhole(_ kind: Int) -> Bool { Int(stacks[kind].count) >= matchSize }

  /// A known card of a kind that may be chosen now.
  ///
  /// There is one: of a whole kind, fewer cards than make a match are up.
  @inlinable func choosable(of kind: Int, on table: borrowing TableObservation) -> Int {
    var card = Int(stacks[kind].top)
    while !table.mayChoose(card) { card = Int(below[card]) }
    return card
  }

  /// - Precondition: Card and kind are of the deck that the game began with.
  @inlinable mutating func learn(_ card: Int, _ kind: Int) {
    precondition(isInside(card) && isInside(kind), "no such card in the game that was begun")
    guard below[card] == Self.neverSeen else { return }
    below[card] = stacks[kind].top
    stacks[kind].top = UInt16(truncatingIfNeeded: card)
    stacks[kind].count &+= 1
    noteReady(kind)
    while firstUnseen < below.count, below[firstUnseen] != Self.neverSeen { firstUnseen &+= 1 }
  }

  @inlinable func isInside(_ number: Int) -> Bool {
    UInt(bitPattern: number) < UInt(bitPattern: below.count)
  }

  /// Takes matched cards out of their kind's stack.
  @inlinable mutating func forget(_ matched: CardGroup, of kind: Int) {
    stacks[kind].count &-= UInt16(truncatingIfNeeded: matched.count)
    if stacks[kind].count > 0 { unlink(matched, of: kind) }
  }

  /// Matched cards lie near the top, where they were last taken or put, so the walk is short.
  @usableFromInline mutating func unlink(_ matched: CardGroup, of kind: Int) {
    var above: Int?
    var card = Int(stacks[kind].top)
    var left = matched.count
    while left > 0 {
      let next = below[card]
      if !matched.contains(card) {
        above = card
      } else {
        left -= 1
        if let above { below[above] = next } else { stacks[kind].top = next }
      }
      card = Int(next)
    }
  }

  @inlinable mutating func noteReady(_ kind: Int) {
    guard isWhole(kind) else { return }
    ready[readyCount] = UInt16(truncatingIfNeeded: kind)
    readyCount &+= 1
  }

  /// A kind of which a whole match is known, if any.
  @inlinable mutating func takeReady() -> Int? {
    while readyCount > 0 {
      readyCount &-= 1
      let kind = Int(ready[readyCount])
      if isWhole(kind) { return kind }
    }
    return nil
  }
}
