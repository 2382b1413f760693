public import MemoryEngine

/// A player that remembers only the cards it saw last.
///
/// It plays as the perfect player does, but draws uniformly among the cards that it does not
/// remember, and each miss leaves it with no more than its capacity: the unmatched cards seen most
/// recently, those of the miss included, unless others are to go. Nothing is lost during a turn or
/// after a match. Of a peek it keeps the cards that lie last on the table, or those that `eviction`
/// leaves. What goes by chance goes just before its own next choice. With capacity 0 a game of n
/// pairs takes n² turns on average; with one large enough it is the perfect player. What any
/// bounded memory costs is shown by Chakrabarti and Chen, "Time-Space Tradeoffs for the Memory
/// Game", 2017.
public struct CapacityPlayer: Player, ~Copyable {
  private let capacity: Int
  private let eviction: Eviction
  /// Whether cards are to go by chance before the next choice.
  private var isFull = false
  private var memory = FadingMemory()

  /// - Parameters:
  ///   - capacity: In cards.
  ///   - eviction: Which cards go when there are more.
  /// - Precondition: The capacity is not negative.
  public init(_ capacity: Int, evicting eviction: Eviction = .oldest) {
    precondition(capacity >= 0, "a memory for \(capacity) cards")
    (self.capacity, self.eviction) = (capacity, eviction)
  }

  /// Forgets the game before; of a peek, keeps what its capacity allows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
    isFull = false
    makeRoom(up: table.faceUp)
  }

  /// Turns a card of a kind that it knows wholly, else one that it does not remember, by chance.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if isFull {
      memory.keepAny(capacity, up: table.faceUp, using: &generator)
      isFull = false
    }
    return memory.nextCard(seeing: table, using: &generator)
  }

  /// Remembers the card, and after a miss forgets what is beyond its capacity.
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
