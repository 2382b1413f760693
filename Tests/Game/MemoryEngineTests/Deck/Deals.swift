import MemoryEngine
import TestSupport

/// A generator that leaves a deck in its original order: every draw below n gives n - 1.
struct BoxOrder: RandomNumberGenerator {
  mutating func next() -> UInt64 { .max }
}

extension Deck<Int> {
  /// Creates a deck of kinds 0, 1, … with the faces 1000 · kind + copy.
  init(kinds: Int, copies: Int) throws {
    try self.init(
      kinds: (0..<kinds).map { kind in
        Kind(faces: (0..<copies).map { 1000 * kind + $0 }, copies: copies)
      })
  }
}

extension MemoryGame<Int> {
  /// Deals in order, the copies of kind 0 first: pairs are (0,1), (2,3), (4,5), ….
  init(inOrder kinds: Int, copies: Int = 2, rules: Rules = .course) throws {
    var order = BoxOrder()
    try self.init(deck: Deck(kinds: kinds, copies: copies), rules: rules, using: &order)
  }

  /// Returns all cards at a time since the deal, by id.
  func cards(at now: Duration) -> [Card<Int>] {
    (0..<cardCount).map { card($0, at: now) }
  }

  /// Chooses cards in order, each at its time.
  mutating func choose(_ moves: [(card: Int, seconds: Double)]) -> [Outcome] {
    moves.map { choose($0.card, at: .milliseconds(Int64(1000 * $0.seconds))) }
  }

  /// Chooses cards in order, all at the time of the deal.
  @discardableResult
  mutating func chooseAtOnce(_ cards: [Int]) -> [Outcome] {
    choose(cards.map { ($0, 0) })
  }
}

extension Rules {
  /// Creates the course's rules with some changes.
  init(_ change: (inout Rules) -> Void) {
    self = .course
    change(&self)
  }
}
