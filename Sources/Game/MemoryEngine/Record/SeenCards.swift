/// The cards of a table that have been seen and lie there, and the matches they would make.
struct SeenCards {
  private let matchSize: Int
  /// The kind of each card, by id.
  private let kinds: [Int]
  private var isSeen: [Bool]
  /// How many cards of each kind have been seen.
  private var counts: [Int]
  /// How many kinds have been seen often enough for a match.
  private var matches = 0

  /// All cards when the game began with a peek, else none.
  init(_ game: MemoryGame<some Hashable>) {
    matchSize = game.rules.matchSize
    kinds = game.slots.map { Int($0.kind) }
    isSeen = Array(repeating: false, count: kinds.count)
    counts = Array(repeating: 0, count: game.deck.kinds.count)
    if game.numbers.peek > 0 { for card in kinds.indices { see(card) } }
  }

  func contains(_ card: Int) -> Bool { isSeen[card] }

  /// All of them by id, rising.
  var cards: [Int] { kinds.indices.filter { isSeen[$0] } }

  /// Whether a match could be taken.
  var hasMatch: Bool { matches > 0 }

  /// Whether cards that are up agree, and what they lack has been seen.
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

  /// Takes cards off that were found, or that are not known any more.
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
