public import MemoryEngine

/// The cards that a player knows, by kind, and the kinds that it could match at once.
///
/// The known unmatched cards of a kind form a stack, linked by `below`.
// Buffers instead of arrays: measured, the arrays' uniqueness checks cost 30 instructions per flip.
@frozen @usableFromInline
struct CardMemory: ~Copyable {
  @frozen @usableFromInline struct Stack {
    @usableFromInline var top: UInt16 = 0
    @usableFromInline var count: UInt16 = 0
    @inlinable init() {}
  }

  @usableFromInline static var neverSeen: UInt16 { .max }

  /// The stacks, indexed by kind; there are at most as many kinds as cards.
  @usableFromInline var stacks = UnsafeMutableBufferPointer<Stack>.allocate(capacity: 0)
  /// The card below each card in its kind's stack, or `neverSeen`.
  @usableFromInline var below = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  /// The kinds with a complete match known, of which `readyCount` are valid; entries may be
  /// outdated.
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
    // There is at most one entry for each known card.
    ready = .allocate(capacity: cards)
  }

  /// Starts a game; memory is allocated only if the number of cards has changed.
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

  /// Returns true if enough cards of a kind are known to match it.
  @inlinable func isWhole(_ kind: Int) -> Bool { Int(stacks[kind].count) >= matchSize }

  /// Returns a known card of a kind that may be chosen now.
  ///
  /// There is always one, because fewer cards than make a match are up.
  @inlinable func choosable(of kind: Int, on table: borrowing TableObservation) -> Int {
    var card = Int(stacks[kind].top)
    while !table.mayChoose(card) { card = Int(below[card]) }
    return card
  }

  /// - Precondition: Card and kind belong to the deck of the game.
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

  /// Removes matched cards from their kind's stack.
  @inlinable mutating func forget(_ matched: CardGroup, of kind: Int) {
    stacks[kind].count &-= UInt16(truncatingIfNeeded: matched.count)
    if stacks[kind].count > 0 { unlink(matched, of: kind) }
  }

  /// Removes a card; matched cards are near the top, so the walk is short.
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

  /// Returns a kind with a complete match known, if there is one.
  @inlinable mutating func takeReady() -> Int? {
    while readyCount > 0 {
      readyCount &-= 1
      let kind = Int(ready[readyCount])
      if isWhole(kind) { return kind }
    }
    return nil
  }
}
