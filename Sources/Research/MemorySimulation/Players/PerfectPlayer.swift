public import MemoryEngine

/// A player that remembers every card it has ever seen.
///
/// It takes a kind all of whose needed cards are known. Otherwise it turns the next unknown card in
/// table order, which for a perfect memory is as good as any other, then its known partners if
/// there are enough of them, else the next unknown card. After Velleman and Warrington, "What to
/// Expect in a Game of Memory", American Mathematical Monthly 120, 2013.
@frozen public struct PerfectPlayer: Player, ~Copyable {
  @usableFromInline var memory = CardMemory()

  /// A player that has seen nothing yet; it may play many games, one after another.
  public init() {}

  /// Forgets the game before; remembers what the peek shows.
  @inlinable public mutating func begin(seeing table: borrowing TableObservation) {
    memory.forgetAll(cards: table.cardCount, matchSize: table.matchSize)
    guard table.isPeeking else { return }
    for card in 0..<table.cardCount {
      guard let kind = table.kind(of: card) else { continue }
      memory.learn(card, kind)
    }
  }

  /// Turns a card of a kind that it knows wholly, else the next unknown one; draws nothing.
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

  /// Remembers the card, whoever turned it.
  @inlinable public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.learn(card, kind)
    if outcome.isMatch { memory.forget(outcome.faceUp, of: kind) }
  }
}

extension TableObservation {
  /// The first card that may be chosen; the game is not over, so there is one.
  @inlinable var firstChoosable: Int {
    (0..<cardCount).first { mayChoose($0) } ?? 0
  }
}
