public import MemoryEngine

/// A player that remembers a limited number of cards, by default those it saw last.
///
/// It plays like the perfect player, but draws uniformly among the cards that it does not remember,
/// and each miss leaves it with no more than its capacity: the most recently seen unmatched cards,
/// including those of the miss, unless `eviction` says otherwise. Nothing is forgotten during a
/// turn or after a match. Of a peek it keeps the cards that are last on the table, or those that
/// `eviction` leaves. Random eviction happens just before its own next choice. With capacity 0 a
/// game of n pairs takes n² turns on average; with a large one it is the perfect player. The cost
/// of a bounded memory is derived by Chakrabarti and Chen, "Time-Space Tradeoffs for the Memory
/// Game", 2017.
public struct CapacityPlayer: Player, ~Copyable {
  private let capacity: Int
  private let eviction: Eviction
  /// True if random cards must be evicted before the next choice.
  private var isFull = false
  private var memory = FadingMemory()

  /// - Parameters:
  ///   - capacity: The number of cards.
  ///   - eviction: The order of eviction beyond the capacity.
  /// - Precondition: The capacity is not negative.
  public init(_ capacity: Int, evicting eviction: Eviction = .oldest) {
    precondition(capacity >= 0, "a memory for \(capacity) cards")
    (self.capacity, self.eviction) = (capacity, eviction)
  }

  /// Forgets the previous game; of a peek it keeps what its capacity allows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    isFull = false
    makeRoom(up: table.faceUp)
  }

  /// Turns a card of a completely known kind, otherwise a random one that it does not remember.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if isFull {
      memory.keepAny(capacity, up: table.faceUp, using: &generator)
      isFull = false
    }
    return memory.nextCard(seeing: table, using: &generator)
  }

  /// Remembers the card, and after a miss forgets the cards beyond its capacity.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
    if outcome.isMiss { makeRoom(up: outcome.faceUp) }
  }

  private mutating func makeRoom(up: CardGroup) {
    switch eviction {
    case .oldest: memory.keepNewest(capacity, ofWhichUp: up.count)
    case .newest: memory.keepOldest(capacity, up: up)
    case .random: isFull = true
    }
  }
}

extension Outcome {
  var isMiss: Bool { endsTurn && !isMatch }
}
