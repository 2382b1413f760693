import MemoryEngine
import TestSupport

/// A generator that leaves a deck as it comes from its box: every draw below n gives n - 1.
struct BoxOrder: RandomNumberGenerator {
  mutating func next() -> UInt64 { .max }
}

extension Deck<Int> {
  /// Kinds 0, 1, … of which every card has a face of its own: 1000 · kind + which copy.
  init(kinds: Int, copies: Int) throws {
    try self.init(
      kinds: (0..<kinds).map { kind in
        Kind(faces: (0..<copies).map { 1000 * kind + $0 }, copies: copies)
      })
  }
}

extension MemoryGame<Int> {
  /// Dealt in order, the copies of kind 0 first: pairs are (0,1), (2,3), (4,5), ….
  init(inOrder kinds: Int, copies: Int = 2, rules: Rules = .course) throws {
    var order = BoxOrder()
    try self.init(deck: Deck(kinds: kinds, copies: copies), rules: rules, using: &order)
  }

  /// Every card at a time since the deal, by id.
  func cards(at now: Duration) -> [Card<Int>] {
    (0..<cardCount).map { card($0, at: now) }
  }

  /// Chooses cards one after the other, each at its second.
  mutating func choose(_ moves: [(card: Int, seconds: Double)]) -> [Outcome] {
    moves.map { choose($0.card, at: .milliseconds(Int64(1000 * $0.seconds))) }
  }

  /// Chooses cards one after the other, all when the cards were dealt.
  @discardableResult
  mutating func chooseAtOnce(_ cards: [Int]) -> [Outcome] {
    choose(cards.map { ($0, 0) })
  }
}

extension Rules {
  /// The course's rules with some of them changed.
  init(_ change: (inout Rules) -> Void) {
    self = .course
    change(&self)
  }
}
