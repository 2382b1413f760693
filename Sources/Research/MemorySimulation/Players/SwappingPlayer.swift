public import MemoryEngine

/// A player who forgets neither faces nor places, but confuses which face was where.
///
/// Before each of its choices, the place of every remembered card is exchanged with the same
/// probability for that of another remembered card, drawn uniformly; cards that are up are visible
/// and stay. It plays like the perfect player with its beliefs, and corrects them by what it sees.
/// With probability 0 it is the perfect player. Such swaps are most of what is forgotten of a scene
/// after seconds: Pertzov, Dong, Peich and Husain, "Forgetting what was where: the fragility of
/// object-location binding", PLoS ONE 7(12), 2012.
public struct SwappingPlayer: Player, ~Copyable {
  private let chance: Probability
  private var memory = FadingMemory()
  /// The remembered cards that are face down, while places are exchanged.
  private var down: [Int] = []

  /// - Parameter chance: The probability of exchanging the place of one card before one choice.
  public init(swapping chance: Probability) {
    self.chance = chance
  }

  /// Forgets the previous game, and remembers the cards of a peek.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
  }

  /// Confuses places at random, then turns a card of a kind that it believes to know completely,
  /// otherwise one that was never seen, otherwise any.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    swapPlaces(besides: table.faceUp, using: &generator)
    if let card = memory.knownOrUnknownCard(seeing: table, using: &generator) { return card }
    let choosable = (0..<table.cardCount).count { table.mayChoose($0) }
    return table.choosable(generator.draw(below: choosable))
  }

  /// Remembers the kind of a card that any player has turned up, in place of a wrong belief.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.correct(card, kind)
    memory.take(card, kind, outcome)
  }

  private mutating func swapPlaces(
    besides faceUp: CardGroup, using generator: inout some RandomNumberGenerator
  ) {
    down.removeAll(keepingCapacity: true)
    memory.forEachRemembered { if !faceUp.contains($0) { down.append($0) } }
    guard down.count > 1 else { return }
    for place in down.indices where chance.happens(using: &generator) {
      let other = generator.draw(below: down.count - 1)
      memory.exchange(down[place], down[other < place ? other : other + 1])
    }
  }
}

extension TableObservation {
  /// Returns the nth of the cards that may be chosen, in table order.
  fileprivate func choosable(_ number: Int) -> Int {
    var left = number
    for card in 0..<cardCount where mayChoose(card) {
      if left == 0 { return card }
      left -= 1
    }
    preconditionFailure("no card \(number) may be chosen")
  }
}
