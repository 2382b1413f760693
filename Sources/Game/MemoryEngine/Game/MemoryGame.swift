/// A game of Memorize: a dealt deck, the rules, and how far the play has come.
///
/// A pure value. It has no clock and no chance of its own: every flip says when it happens, in
/// time since the deal, and the order of the cards comes from the generator or seed passed in.
///
///     var game = try MemoryGame(deck: Deck(pairsOf: ["🐶", "🐱"]), seed: Seed(42))
///     let outcome = game.choose(0, at: .seconds(1))
///
/// A card's id is its position right after the deal.
public struct MemoryGame<Face: Hashable> {
  /// The cards as they come from the box.
  public let deck: Deck<Face>
  /// What is played by; it never changes during a game.
  public let rules: Rules
  /// The deck as it comes from the box, from which every deal starts.
  @usableFromInline let box: [Slot]
  @usableFromInline let numbers: RuleNumbers
  /// One a card, by id.
  @usableFromInline var slots: [Slot]
  @usableFromInline var progress: Progress
  /// One a player.
  @usableFromInline var scoreTable = Scores()
  /// The card at each position; empty while every card lies where it was dealt.
  @usableFromInline var order: [Int] = []

  /// Deals a deck in the order that a seed gives.
  ///
  /// - Parameters:
  ///   - deck: The cards, in the order of the box.
  ///   - rules: Any that `Rules.validate()` accepts.
  ///   - seed: Which deal.
  ///   - game: Which of the seed's games to deal; each has an order of its own.
  /// - Throws: `RulesError`, or `DeckError` when the deck does not fit the rules.
  public init(
    deck: Deck<Face>, rules: Rules = .course, seed: Seed, game: UInt64 = 0
  ) throws {
    var generator = SeededGenerator(seed: seed.number, game: game)
    try self.init(deck: deck, rules: rules, using: &generator)
  }

  /// Deals a deck in the order that a generator gives.
  ///
  /// - Throws: `RulesError`, or `DeckError` when the deck does not fit the rules.
  public init(
    deck: Deck<Face>, rules: Rules = .course, using generator: inout some RandomNumberGenerator
  ) throws {
    try rules.validate()
    try deck.check(matchSize: rules.matchSize)
    self.deck = deck
    self.rules = rules
    numbers = RuleNumbers(rules)
    box = Self.box(of: deck)
    slots = box
    progress = Progress(cards: box.count)
    redeal(using: &generator)
  }

  private static func box(of deck: Deck<Face>) -> [Slot] {
    var box: [Slot] = []
    box.reserveCapacity(deck.cardCount)
    for number in deck.kinds.indices {
      for copy in 0..<deck.kinds[number].copies {
        box.append(Slot(kind: UInt32(number), copy: UInt16(copy)))
      }
    }
    return box
  }
}

extension MemoryGame {
  /// Starts over with a game of a seed, in the memory of this one.
  ///
  /// - Complexity: O(cards), without allocation unless the game's storage is shared.
  @inlinable public mutating func redeal(seed: Seed, game: UInt64 = 0) {
    var generator = SeededGenerator(seed: seed.number, game: game)
    redeal(using: &generator)
  }

  /// Starts over in the order that a generator gives, in the memory of this game.
  ///
  /// - Complexity: O(cards), without allocation unless the game's storage is shared.
  @inlinable public mutating func redeal(using generator: inout some RandomNumberGenerator) {
    progress = Progress(cards: box.count)
    scoreTable = Scores()
    if !order.isEmpty { order.removeAll(keepingCapacity: true) }
    let box = box
    var table = slots.mutableSpan
    for index in box.indices { table[index] = box[index] }
    table.shuffle(using: &generator)
  }
}

extension MemoryGame: Equatable {}
extension MemoryGame: Hashable {}
extension MemoryGame: Sendable where Face: Sendable {}

extension MemoryGame {
  /// The ids of all cards by position on the table, those that have left it included.
  public var tableOrder: [Int] { order.isEmpty ? Array(slots.indices) : order }

  /// Moves all cards to new positions, in the middle of the game if need be.
  ///
  /// Ids, faces, clocks and scores stay as they are. The places of cards that have left the table
  /// are shuffled with the rest.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    if order.isEmpty { order = Array(slots.indices) }
    var places = order.mutableSpan
    places.shuffle(using: &generator)
    // One spelling for one state: games that are alike compare equal.
    if order == Array(slots.indices) { order = [] }
  }
}
