import MemoryEngine

/// The games of plain pairs of a random player, whose list of cards is the table itself.
struct RandomPairs: PairsKernel, ~Copyable {
  private let rules: PlainPairs
  private let deck: PairsDeck
  /// The unmatched cards, in the order of the player's list.
  private let cards: UnsafeMutableBufferPointer<PairsCard>

  init(_ rules: PlainPairs) {
    self.rules = rules
    deck = PairsDeck(rules)
    cards = .inOwnCacheLines(capacity: rules.cards)
  }

  deinit { cards.deallocate() }

  mutating func play(_ game: UInt64, unless shouldStop: () -> Bool) -> PairsFigures {
    let cards = cards
    let rules = rules
    deal(game)
    var chance = rules.chance(ofGame: game)
    var figures = PairsFigures(pairsLeft: rules.pairs)
    var pause = PairsPause(rules)
    // The cards of a miss are at the end until the next one is up.
    var free = rules.cards
    while figures.pairsLeft > 0, pause.lets(figures.turns, continue: shouldStop) {
      figures.turns &+= 1
      let last = 2 &* figures.pairsLeft &- 1
      let first = Self.take(chance.place(below: free), from: cards, last)
      let second = Self.take(chance.place(below: last), from: cards, last &- 1)
      if first.matches(second) {
        figures.match(first, second, rules)
        free = last &- 1
      } else {
        figures.miss(first, second, rules)
        cards[last] = first.up(2)
        cards[last &- 1] = second.up(1)
        free = last &- 1
      }
    }
    return figures
  }

  /// Removes a card from the list, replacing it by the last one.
  @inline(__always)
  private static func take(
    _ place: Int, from cards: UnsafeMutableBufferPointer<PairsCard>, _ last: Int
  ) -> PairsCard {
    let card = cards[place]
    cards[place] = cards[last]
    return card
  }

  @inline(__always) private func deal(_ game: UInt64) {
    var generator = deck.generator(ofGame: game)
    deck.deal(0..<rules.cards, using: &generator) { cards[$0] = PairsCard($1) }
  }
}
