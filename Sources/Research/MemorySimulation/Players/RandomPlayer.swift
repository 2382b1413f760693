public import MemoryEngine

/// A player that chooses uniformly among the cards that may be chosen, and remembers nothing.
@frozen public struct RandomPlayer: Player, ~Copyable {
  /// The unmatched cards, with those that are up at the end.
  // A buffer instead of an array: measured, an array costs 1.1 × the time.
  @usableFromInline var cards = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
  @usableFromInline var choosable = 0
  @usableFromInline var unmatched = 0
  @usableFromInline var choice = 0

  /// Creates a player that may play many games, one after another.
  public init() {}

  @inlinable deinit { cards.deallocate() }

  /// Starts a game; memory is allocated only if the number of cards has changed.
  @inlinable public mutating func begin(seeing table: borrowing TableObservation) {
    if cards.count != table.cardCount { makeRoom(for: table.cardCount) }
    for card in 0..<cards.count { cards[card] = UInt16(truncatingIfNeeded: card) }
    choosable = cards.count
    unmatched = cards.count
    choice = 0
  }

  @usableFromInline mutating func makeRoom(for count: Int) {
    cards.deallocate()
    cards = .allocate(capacity: count)
  }

  /// Draws once, uniformly among the cards that may be chosen.
  @inlinable public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    choice = generator.draw(below: choosable)
    return Int(cards[choice])
  }

  /// Records that the card, and those of a match, may not be chosen now.
  @inlinable public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard kind != nil else { return }
    precondition(!cards.isEmpty, "card \(card) was turned before the game began")
    if Int(cards[choice]) != card { choice = place(of: card) }
    // The cards of a previous miss may be chosen again, except for the one just turned.
    if outcome.faceUp.count == 1 { choosable = unmatched }
    choosable &-= 1
    cards[choice] = cards[choosable]
    cards[choosable] = UInt16(truncatingIfNeeded: card)
    if outcome.isMatch {
      unmatched &-= outcome.faceUp.count
      choosable = unmatched
    }
  }

  /// Returns the index in `cards` of a card that another player turned.
  @usableFromInline func place(of card: Int) -> Int {
    guard let place = cards.firstIndex(of: UInt16(truncatingIfNeeded: card)) else {
      preconditionFailure("card \(card) was not dealt in this game")
    }
    return place
  }
}
