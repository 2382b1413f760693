public import MemoryEngine

/// A player whose memory of every card may fade before each of its choices.
///
/// It plays as the perfect player does, but draws uniformly among the cards that it does not
/// remember, and before each of its choices it forgets every remembered card with the same chance,
/// one card independently of another. A card that is up can be forgotten too: it is seen as long
/// as it lies open, and is strange once it has been turned down. With chance 0 it is the perfect
/// player, with chance 1 a game of n pairs takes n² turns on average.
public struct ForgetfulPlayer: Player, ~Copyable {
  private let chance: Probability
  private var memory = FadingMemory()

  /// - Parameter chance: Of forgetting one card before one choice.
  public init(forgetting chance: Probability) {
    self.chance = chance
  }

  /// Forgets the game before; remembers what the peek shows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
  }

  /// Forgets by chance, then turns a card of a kind that it knows wholly, else an unknown one.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let faceUp = table.faceUp
    memory.fade(chance, using: &generator) { faceUp.contains($0) }
    return memory.nextCard(seeing: table, using: &generator)
  }

  /// Remembers the card, whoever turned it.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
  }
}
