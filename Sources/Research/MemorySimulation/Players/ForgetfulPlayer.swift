public import MemoryEngine

/// A player who may forget every card before each of its choices.
///
/// It plays like the perfect player, but draws uniformly among the cards that it does not remember,
/// and before each of its choices it forgets every remembered card with the same probability,
/// independently. A card that is up can be forgotten too: it stays visible, and is unknown after it
/// has been turned down. With probability 0 it is the perfect player, with 1 a game of n pairs
/// takes n² turns on average.
public struct ForgetfulPlayer: Player, ~Copyable {
  private let chance: Probability
  private var memory = FadingMemory()

  /// - Parameter chance: The probability of forgetting one card before one choice.
  public init(forgetting chance: Probability) {
    self.chance = chance
  }

  /// Forgets the previous game, and remembers the cards of a peek.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
  }

  /// Forgets at random, then turns a card of a completely known kind, otherwise an unknown one.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let faceUp = table.faceUp
    memory.fade(chance, using: &generator) { faceUp.contains($0) }
    return memory.nextCard(seeing: table, using: &generator)
  }

  /// Remembers the card, turned by any player.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.take(card, kind, outcome)
  }
}
