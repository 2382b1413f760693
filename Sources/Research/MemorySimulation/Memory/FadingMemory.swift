import MemoryEngine

/// The cards that a player remembers, by kind and from newest to oldest.
///
/// It plays like the perfect player with what it remembers: it takes a known match, completes an
/// open turn from known cards, and otherwise draws one of the cards that it does not remember.
struct FadingMemory: ~Copyable {
  /// The memory of a card; its neighbours are `none` at the ends of their lists.
  struct Card {
    var kind = FadingMemory.none
    var above = FadingMemory.none
    var below = FadingMemory.none
    var newer = FadingMemory.none
    var older = FadingMemory.none
  }

  /// The memory of a kind, whose remembered cards form a stack.
  struct Kind {
    var top = FadingMemory.none
    var count: UInt16 = 0
    /// True if the kind is in the list of candidates for a match.
    var isListed = false
  }

  /// The value that stands for no card or kind; all ids are smaller.
  static var none: UInt16 { .max }

  var cards = UnsafeMutableBufferPointer<Card>.allocate(capacity: 0)
  /// The memories of the kinds, of which there are at most as many as cards.
  var kinds = UnsafeMutableBufferPointer<Kind>.allocate(capacity: 0)
  /// Every kind with a complete match known, and some that no longer have one.
  private var listed = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  private var listedCount = 0
  var hidden = UnknownCards()
  private var matchSize = 2
  private(set) var newest = FadingMemory.none
  private(set) var oldest = FadingMemory.none
  /// The number of remembered cards.
  private(set) var count = 0
  /// True if a card that is face up may have been forgotten; false avoids a costly search.
  var hasForgottenUp = false

  deinit { release() }

  private func release() {
    cards.deallocate()
    kinds.deallocate()
    listed.deallocate()
  }

  private mutating func makeRoom(for cardCount: Int) {
    release()
    cards = .allocate(capacity: cardCount)
    kinds = .allocate(capacity: cardCount)
    listed = .allocate(capacity: cardCount)
  }

  /// Starts a game, learning from a peek; allocates memory only if the size of the deck has
  /// changed.
  mutating func begin(seeing table: borrowing TableObservation) {
    forgetAll(cards: table.cardCount, matchSize: table.matchSize)
    guard table.isPeeking else { return }
    for card in 0..<table.cardCount {
      if let kind = table.kind(of: card) { learn(card, kind) }
    }
  }

  /// Starts a game in which nothing has been seen.
  mutating func forgetAll(cards cardCount: Int, matchSize: Int) {
    if cards.count != cardCount { makeRoom(for: cardCount) }
    cards.initialize(repeating: Card())
    kinds.initialize(repeating: Kind())
    hidden.hideAll(of: cardCount)
    (newest, oldest) = (Self.none, Self.none)
    (count, listedCount) = (0, 0)
    self.matchSize = matchSize
    hasForgottenUp = false
  }

  /// Records the kind of a card that any player has turned up.
  mutating func take(_ card: Int, _ kind: Int, _ outcome: Outcome) {
    precondition(isInside(card) && isInside(kind), "no such card in the game that was begun")
    if hasForgottenUp, !outcome.turnedDown.isEmpty { hideForgotten(outcome.turnedDown) }
    learn(card, kind)
    guard outcome.isMatch else { return }
    hasForgottenUp = false
    for matched in outcome.faceUp where remembers(matched) { drop(matched) }
    list(kind)
  }

  private mutating func hideForgotten(_ down: CardGroup) {
    for card in down where !remembers(card) { hidden.insert(card) }
    hasForgottenUp = false
  }

  private func isInside(_ number: Int) -> Bool {
    UInt(bitPattern: number) < UInt(bitPattern: cards.count)
  }

  /// Forgets a remembered card; one that is up can be drawn again after it has been turned down.
  mutating func forget(_ card: Int, isUp: Bool) {
    drop(card)
    if isUp { hasForgottenUp = true } else { hidden.insert(card) }
  }

  func remembers(_ card: Int) -> Bool { cards[card].kind != Self.none }

  /// Forgets the least recently seen cards; those that are up are the newest.
  mutating func keepNewest(_ capacity: Int, ofWhichUp up: Int) {
    while count > capacity { forget(Int(oldest), isUp: count <= up) }
  }

  /// Forgets every card with the same probability, from the oldest on.
  mutating func fade(
    _ chance: Probability, using generator: inout some RandomNumberGenerator,
    isUp: (Int) -> Bool
  ) {
    var next = oldest
    while next != Self.none {
      let card = Int(next)
      next = cards[card].newer
      if chance.happens(using: &generator) { forget(card, isUp: isUp(card)) }
    }
  }
}

extension FadingMemory {
  /// Returns the choice of the perfect player, but draws at random among cards it does not
  /// remember.
  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    knownOrUnknownCard(seeing: table, using: &generator) ?? table.firstChoosable
  }

  /// Returns a card of a match that is completely known, otherwise one that is not remembered;
  /// `nil` if all are remembered and there is no such match.
  @inline(__always)
  mutating func knownOrUnknownCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int? {
    if table.faceUp.isEmpty || table.showsFinishedTurn {
      if let kind = takeListed() { return choosable(of: kind, on: table) }
    } else if let kind = table.turnKind, completes(table.faceUp, of: kind) {
      return choosable(of: kind, on: table)
    }
    return hidden.draw(using: &generator)
  }

  mutating func takeListed() -> Int? {
    while listedCount > 0 {
      listedCount &-= 1
      let kind = Int(listed[listedCount])
      kinds[kind].isListed = false
      if isWhole(kind) { return kind }
    }
    return nil
  }

  private func isWhole(_ kind: Int) -> Bool { kinds[kind].count >= matchSize }

  /// Returns true if remembered cards that are down complete those that are up to a match.
  ///
  /// A card that is up may have been forgotten; it is still visible.
  private func completes(_ faceUp: CardGroup, of kind: Int) -> Bool {
    let forgotten = hasForgottenUp ? faceUp.count { !remembers($0) } : 0
    return Int(kinds[kind].count) &+ forgotten >= matchSize
  }

  /// Returns the latest remembered card of a kind that is down; for a known match there is one.
  private func choosable(of kind: Int, on table: borrowing TableObservation) -> Int {
    var card = Int(kinds[kind].top)
    while !table.mayChoose(card) { card = Int(cards[card].below) }
    return card
  }
}

extension FadingMemory {
  mutating func learn(_ card: Int, _ kind: Int) {
    if remembers(card) {
      unlinkAge(card)
    } else {
      hidden.remove(card)
      push(card, onto: kind)
      list(kind)
      count &+= 1
    }
    linkNewest(card)
  }

  mutating func drop(_ card: Int) {
    unlinkAge(card)
    unlinkKind(card)
    cards[card].kind = Self.none
    count &-= 1
  }

  mutating func list(_ kind: Int) {
    guard isWhole(kind), !kinds[kind].isListed else { return }
    kinds[kind].isListed = true
    listed[listedCount] = UInt16(truncatingIfNeeded: kind)
    listedCount &+= 1
  }

  func push(_ card: Int, onto kind: Int) {
    let (top, id) = (kinds[kind].top, UInt16(truncatingIfNeeded: card))
    if top != Self.none { cards[Int(top)].above = id }
    cards[card].kind = UInt16(truncatingIfNeeded: kind)
    cards[card].above = Self.none
    cards[card].below = top
    kinds[kind].top = id
    kinds[kind].count &+= 1
  }

  func unlinkKind(_ card: Int) {
    let (kind, above, below) = (Int(cards[card].kind), cards[card].above, cards[card].below)
    if above == Self.none { kinds[kind].top = below } else { cards[Int(above)].below = below }
    if below != Self.none { cards[Int(below)].above = above }
    kinds[kind].count &-= 1
  }

  private mutating func linkNewest(_ card: Int) {
    let id = UInt16(truncatingIfNeeded: card)
    cards[card].newer = Self.none
    cards[card].older = newest
    if newest == Self.none { oldest = id } else { cards[Int(newest)].newer = id }
    newest = id
  }

  private mutating func unlinkAge(_ card: Int) {
    let (newer, older) = (cards[card].newer, cards[card].older)
    if newer == Self.none { newest = older } else { cards[Int(newer)].older = older }
    if older == Self.none { oldest = newer } else { cards[Int(older)].newer = newer }
  }
}
