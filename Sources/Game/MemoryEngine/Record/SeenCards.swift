/// The seen cards on a table, and the matches that they complete.
struct SeenCards {
  private let matchSize: Int
  /// The kind of each card, indexed by id.
  private let kinds: [Int]
  private var isSeen: [Bool]
  /// The number of seen cards on the table, indexed by kind.
  private var counts: [Int]
  /// The number of kinds of which a match has been seen.
  private var matches = 0

  /// Creates the seen cards at the start: all after a peek, otherwise none.
  init(_ game: MemoryGame<some Hashable>) {
    matchSize = game.rules.matchSize
    kinds = game.slots.map { Int($0.kind) }
    isSeen = Array(repeating: false, count: kinds.count)
    counts = Array(repeating: 0, count: game.deck.kinds.count)
    if game.numbers.peek > 0 { for card in kinds.indices { see(card) } }
  }

  func contains(_ card: Int) -> Bool { isSeen[card] }

  /// The ids of the seen cards, in ascending order.
  var cards: [Int] { kinds.indices.filter { isSeen[$0] } }

  /// True if a match is known.
  var hasMatch: Bool { matches > 0 }

  /// Returns true if the cards are of one kind and seen cards complete them to a match.
  func completes(_ cards: [Int]) -> Bool {
    guard let first = cards.first else { return hasMatch }
    return cards.allSatisfy { kinds[$0] == kinds[first] } && counts[kinds[first]] >= matchSize
  }

  mutating func see(_ card: Int) {
    guard !isSeen[card] else { return }
    isSeen[card] = true
    counts[kinds[card]] += 1
    if counts[kinds[card]] == matchSize { matches += 1 }
  }

  /// Removes cards that were matched or are no longer known.
  mutating func remove(_ cards: some Sequence<Int>) {
    for card in cards where isSeen[card] {
      isSeen[card] = false
      if counts[kinds[card]] == matchSize { matches -= 1 }
      counts[kinds[card]] -= 1
    }
  }

  mutating func forget(allBut cards: CardGroup) {
    remove(kinds.indices.lazy.filter { !cards.contains($0) })
  }
}
