public import MemoryEngine

/// A player that remembers only the cards it saw last.
///
/// It plays as the perfect player does, but draws uniformly among the cards that it does not
/// remember, and each miss leaves it with no more than its capacity: the unmatched cards seen most
/// recently, those of the miss included. Nothing is lost during a turn or after a match. Of a peek
/// it keeps the cards that lie last on the table. With capacity 0 a game of n pairs takes n² turns on average;
/// with one large enough it is the perfect player. What any bounded memory costs is shown by
/// Chakrabarti and Chen, "Time-Space Tradeoffs for the Memory Game", 2017.
public struct CapacityPlayer: Player, ~Copyable {
  private let capacity: Int
  private var memory = FadingMemory()

  /// - Precondition: The capacity, in cards, is not negative.
  public init(_ capacity: Int) {
    precondition(capacity >= 0, "a memory for \(capacity) cards")
    self.capacity = capacity
  }

  /// Forgets the game before; of a peek, keeps what its capacity allows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    memory.keepNewest(capacity, ofWhichUp: table.faceUp.count)
  }

  /// Turns a card of a kind that it knows wholly, else one that it does not remember, by chance.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    memory.nextCard(seeing: table, using: &generator)
  }

  /// Remembers the card, and after a miss forgets the oldest ones beyond its capacity.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
    if outcome.isMiss { memory.keepNewest(capacity, ofWhichUp: outcome.faceUp.count) }
  }
}

extension Outcome {
  var isMiss: Bool { endsTurn && !isMatch }
}
