/// A game of Memorize: a dealt deck, the rules, and the state of play.
///
/// A pure value without a clock or a random source: every flip passes its time since the deal, and
/// the order of the cards comes from a generator or a seed.
///
///     var game = try MemoryGame(deck: Deck(pairsOf: ["🐶", "🐱"]), seed: Seed(42))
///     let outcome = game.choose(0, at: .seconds(1))
///
/// A card's id is its position right after the deal.
public struct MemoryGame<Face: Hashable> {
  /// The deck, in the order before the deal.
  public let deck: Deck<Face>
  /// The rules, which never change during a game.
  public let rules: Rules
  /// The cards in the order before the deal, from which every deal starts.
  @usableFromInline let box: [Slot]
  @usableFromInline let numbers: RuleNumbers
  /// The state of each card, indexed by id.
  @usableFromInline var slots: [Slot]
  @usableFromInline var progress: Progress
  /// The scores, indexed by player.
  @usableFromInline var scoreTable = Scores()
  /// The card at each position; empty while every card is where it was dealt.
  @usableFromInline var order: [Int] = []

  /// Deals a deck in the order of a seed.
  ///
  /// - Parameters:
  ///   - deck: The cards, in the order before the deal.
  ///   - rules: Any rules that `Rules.validate()` accepts.
  ///   - seed: The seed of the deal.
  ///   - game: The number of the seed's game; each has an order of its own.
  /// - Throws: `RulesError`, or `DeckError` if the deck does not fit the rules.
  public init(
    deck: Deck<Face>, rules: Rules = .course, seed: Seed, game: UInt64 = 0
  ) throws {
    var generator = SeededGenerator(seed: seed.number, game: game)
    try self.init(deck: deck, rules: rules, using: &generator)
  }

  /// Deals a deck in the order of a generator.
  ///
  /// - Throws: `RulesError`, or `DeckError` if the deck does not fit the rules.
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
  /// Restarts with a game of a seed, reusing this game's memory.
  ///
  /// - Complexity: O(cards), without allocation unless the game's storage is shared.
  @inlinable public mutating func redeal(seed: Seed, game: UInt64 = 0) {
    var generator = SeededGenerator(seed: seed.number, game: game)
    redeal(using: &generator)
  }

  /// Restarts with the order of a generator, reusing this game's memory.
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
  /// The ids of all cards by position on the table, including those that have left it.
  public var tableOrder: [Int] { order.isEmpty ? Array(slots.indices) : order }

  /// Shuffles all cards to new positions, at any time of the game.
  ///
  /// Ids, faces, clocks and scores stay as they are. The places of cards that have left the table
  /// are shuffled as well.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    if order.isEmpty { order = Array(slots.indices) }
    var places = order.mutableSpan
    places.shuffle(using: &generator)
    // A canonical form, so that equal states compare equal.
    if order == Array(slots.indices) { order = [] }
  }
}
