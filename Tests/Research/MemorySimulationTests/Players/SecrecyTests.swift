import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@Suite("Information given to players")
struct SecrecyTests {
  @Test("no hidden kind is shown to a player while it plays", arguments: [0, 2])
  func showsNoHiddenKinds(peek: Int) throws {
    try expectNoLeaks(PerfectPlayer(), peek: peek)
    try expectNoLeaks(RandomPlayer(), peek: peek)
    try expectNoLeaks(CapacityPlayer(3), peek: peek)
    try expectNoLeaks(ForgetfulPlayer(forgetting: Self.tenth), peek: peek)
    try expectNoLeaks(SwappingPlayer(swapping: Self.tenth), peek: peek)
    try expectNoLeaks(Self.activation, peek: peek)
  }

  private static let tenth = Probability(millionths: 100_000)

  private static var activation: ActivationPlayer {
    ActivationPlayer(
      ActivationModel(decay: ExactDecimal(millionths: 500_000)), flipTime: .seconds(9))
  }

  private func expectNoLeaks(
    _ player: consuming some Player & ~Copyable, peek: Int
  ) throws {
    let rules = Rules { $0.peek = .seconds(peek) }
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<5), rules: rules, seed: Seed(1))
    var watched = Watched(player)
    var chance = SeededNumbers(seed: 1)
    for index: UInt64 in 0..<50 {
      game.redeal(seed: Seed(1), game: index)
      _ = game.playOut(&watched, step: .seconds(1), using: &chance)
    }
    #expect(watched.choices >= 500 && watched.leaks == 0)
  }

  @Test("a choice depends on seen cards and chance, not on the places of hidden cards")
  func choosesByHistory() throws {
    let choices = [
      try Self.choicesByHistory(PerfectPlayer()),
      try Self.choicesByHistory(RandomPlayer()),
      try Self.choicesByHistory(CapacityPlayer(2)),
      try Self.choicesByHistory(Self.activation),
      try Self.choicesByHistory(SwappingPlayer(swapping: Self.tenth)),
      try Self.choicesByHistory(ForgetfulPlayer(forgetting: Self.tenth)),
    ]
    let dependent = choices.map { $0.values.count { $0.count != 1 } }
    #expect(dependent == [0, 0, 0, 0, 0, 0])
  }

  private static func choicesByHistory(
    _ player: consuming some Player & ~Copyable
  ) throws -> [[Int]: Set<Int>] {
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<4), seed: Seed(1))
    var watched = Watched(player)
    var choices: [[Int]: Set<Int>] = [:]
    for deal in StackedDeal.all(pairs: 4) {
      for names in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
        let kinds = deal.map { names[$0] }
        _ = game.playOut(dealt: kinds, &watched)
        for (flip, card) in watched.cards.enumerated() {
          let history = watched.cards[..<flip].flatMap { [$0, kinds[$0]] }
          choices[history, default: []].insert(card)
        }
      }
    }
    return choices
  }
}

/// Plays as another player does, and checks for kinds that it should not see.
private struct Watched<Base: Player & ~Copyable>: Player, ~Copyable {
  private var base: Base
  private(set) var choices = 0
  private(set) var leaks = 0
  /// The cards turned in this game.
  private(set) var cards: [Int] = []

  init(_ base: consuming Base) { self.base = base }

  mutating func begin(seeing table: borrowing TableObservation) {
    cards = []
    if !table.isPeeking { look(at: table) }
    base.begin(seeing: table)
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    choices += 1
    look(at: table)
    return base.nextCard(seeing: table, using: &generator)
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    cards.append(card)
    base.saw(card, kind: kind, outcome: outcome)
  }

  private mutating func look(at table: borrowing TableObservation) {
    for card in 0..<table.cardCount where !table.faceUp.contains(card) {
      leaks += table.kind(of: card) == nil ? 0 : 1
    }
  }
}
