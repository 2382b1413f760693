import MemoryEngine

/// The games of plain pairs of a player who forgets, turn by turn.
struct FadingPairs: PairsKernel, ~Copyable {
  private let rules: PlainPairs
  private let deck: PairsDeck
  private let table: UnsafeMutableBufferPointer<PairsCard>
  private var memory = FadingMemory()
  /// The number of cards that the player remembers after each miss.
  private let capacity: Int
  /// The probability of forgetting a card before a choice.
  private let forgetting: Probability?

  /// - Precondition: The capacity, in cards, is not negative.
  init(_ rules: PlainPairs, capacity: Int = .max, forgetting: Probability? = nil) {
    precondition(capacity >= 0, "a memory for \(capacity) cards")
    self.rules = rules
    self.capacity = capacity
    self.forgetting = forgetting
    deck = PairsDeck(rules)
    table = .inOwnCacheLines(capacity: rules.cards)
  }

  deinit { table.deallocate() }

  mutating func play(_ game: UInt64, unless shouldStop: () -> Bool) -> PairsFigures {
    let table = table
    let rules = rules
    deal(game)
    memory.forgetAll(cards: rules.cards, matchSize: 2)
    var chance = rules.chance(ofGame: game)
    var figures = PairsFigures(pairsLeft: rules.pairs)
    var pause = PairsPause(rules)
    var shown = ShownMiss.none
    while figures.pairsLeft > 0, pause.lets(figures.turns, continue: shouldStop) {
      figures.turns &+= 1
      let opener = open(shown, using: &chance)
      let first = table[opener]
      memory.sawFirst(opener, first.kind, turningDown: shown)
      let closer = close(opener, first.kind, using: &chance)
      let second = table[closer]
      if first.matches(second) {
        figures.match(first, second, rules)
        memory.sawMatch(opener, closer)
        shown = .none
      } else {
        figures.miss(first, second, rules)
        table[opener] = first.up(2)
        table[closer] = second.up(1)
        memory.sawMiss(closer, second.kind, keeping: capacity)
        shown = ShownMiss(first: opener, second: closer)
      }
    }
    return figures
  }

  @inline(__always)
  private mutating func open(_ shown: ShownMiss, using chance: inout SeededGenerator) -> Int {
    if let forgetting { memory.fade(forgetting, using: &chance) { shown.contains($0) } }
    return memory.opener(besides: shown, using: &chance)
  }

  @inline(__always)
  private mutating func close(
    _ opener: Int, _ kind: Int, using chance: inout SeededGenerator
  ) -> Int {
    if let forgetting { memory.fade(forgetting, using: &chance) { $0 == opener } }
    return memory.closer(to: opener, kind, using: &chance)
  }

  @inline(__always) private func deal(_ game: UInt64) {
    var generator = deck.generator(ofGame: game)
    deck.deal(0..<rules.cards, using: &generator) { table[$0] = PairsCard($1) }
  }
}

/// The cards of a miss, while it is on show.
struct ShownMiss {
  let first: Int
  let second: Int

  static let none = ShownMiss(first: -1, second: -1)

  @inline(__always) func contains(_ card: Int) -> Bool { card == first || card == second }
}
