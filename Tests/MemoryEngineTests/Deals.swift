import MemoryEngine

/// A generator that leaves a deck as it comes from its box: every draw below n gives n - 1.
struct BoxOrder: RandomNumberGenerator {
  mutating func next() -> UInt64 { .max }
}

/// Repeatable numbers for tests, which owe nothing to the library: SplitMix64, from Steele, Lea
/// and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  static func mix(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[whole(0...choices.count - 1)]
  }
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
