public import MemoryEngine

/// A player that remembers every card it has ever seen.
///
/// It takes a kind all of whose needed cards are known. Otherwise it turns the next unknown card in
/// table order, which for a perfect memory is optimal, then its known partners if
/// there are enough of them, otherwise the next unknown card. After Velleman and Warrington, "What
/// to Expect in a Game of Memory", American Mathematical Monthly 120, 2013.
@frozen public struct PerfectPlayer: Player, ~Copyable {
  @usableFromInline var memory = CardMemory()

  /// Creates a player that may play many games, one after another.
  public init() {}

  /// Forgets the previous game, and remembers the cards of a peek.
  @inlinable public mutating func begin(seeing table: borrowing TableObservation) {
    memory.forgetAll(cards: table.cardCount, matchSize: table.matchSize)
    guard table.isPeeking else { return }
    for card in 0..<table.cardCount {
      guard let kind = table.kind(of: card) else { continue }
      memory.learn(card, kind)
    }
  }

  /// Turns a card of a completely known kind, otherwise the next unknown one; draws no random
  /// number.
  @inlinable public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if table.faceUp.isEmpty || table.showsFinishedTurn {
      if let kind = memory.takeReady() { return memory.choosable(of: kind, on: table) }
    } else if let kind = table.turnKind, memory.isWhole(kind) {
      return memory.choosable(of: kind, on: table)
    }
    return memory.unseen ?? table.firstChoosable
  }

  /// Remembers the card, turned by any player.
  @inlinable public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.learn(card, kind)
    if outcome.isMatch { memory.forget(outcome.faceUp, of: kind) }
  }
}

extension TableObservation {
  /// The first card that may be chosen; there is one, because the game is not over.
  @inlinable var firstChoosable: Int {
    (0..<cardCount).first { mayChoose($0) } ?? 0
  }
}
