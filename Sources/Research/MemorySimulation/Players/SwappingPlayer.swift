public import MemoryEngine

/// A player who forgets neither faces nor places, but which face was where.
///
/// Before each of its choices, the place of every remembered card is exchanged with the same chance
/// for that of another remembered card, drawn uniformly; cards that are up are seen and stay. It
/// plays as the perfect player does with what it believes, and believes what it sees. With chance 0
/// it is the perfect player. Such swaps are most of what is forgotten of a scene after seconds:
/// Pertzov, Dong, Peich and Husain, "Forgetting what was where: the fragility of object-location
/// binding", PLoS ONE 7(12), 2012.
public struct SwappingPlayer: Player, ~Copyable {
  private let chance: Probability
  private var memory = FadingMemory()
  /// The remembered cards that lie face down, while places are exchanged.
  private var down: [Int] = []

  /// - Parameter chance: Of exchanging the place of one card before one choice.
  public init(swapping chance: Probability) {
    self.chance = chance
  }

  /// Forgets the game before; remembers what the peek shows.
  public mutating func begin(seeing table: borrowing TableObservation) {
    memory.begin(seeing: table)
  }

  /// Confuses places by chance, then turns a card of a kind that it believes to know wholly, else
  /// one that was never seen, else any.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    swapPlaces(besides: table.faceUp, using: &generator)
    if let card = memory.knownOrUnknownCard(seeing: table, using: &generator) { return card }
    let choosable = (0..<table.cardCount).count { table.mayChoose($0) }
    return table.choosable(generator.draw(below: choosable))
  }

  /// Believes what the card shows, whoever turned it.
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
  /// The nth of the cards that may be chosen, in table order.
  fileprivate func choosable(_ number: Int) -> Int {
    var left = number
    for card in 0..<cardCount where mayChoose(card) {
      if left == 0 { return card }
      left -= 1
    }
    preconditionFailure("no card \(number) may be chosen")
  }
}
