import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@Suite("The strategist")
struct StrategistPlayerTests {
  private static let theory = TwoPlayerTheory(pairs: 40)

  @Test("over all deals it is ahead by exactly the theory's value", arguments: 1...5)
  func playsAllDealsAsSolved(pairs: Int) throws {
    var player = StrategistPlayer(Self.theory)
    let margins = try StackedDeal.all(pairs: pairs).map { deal in
      try Duel(deal, between: &player).margin
    }

    let start = Self.theory.start(pairs: pairs)
    let squares = margins.map { $0 * $0 }.mean
    #expect(
      margins.mean.isClose(to: start.value.double)
        && (squares - margins.mean * margins.mean).isClose(to: start.variance))
  }

  @Test("the margin is within 4 standard errors of the theory's", arguments: [8, 20, 40])
  func hasSolvedMargin(pairs: Int) throws {
    var player = StrategistPlayer(Self.theory)
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<pairs), rules: .hotSeat(2), seed: Seed(7))
    let games = 8_000 / pairs
    let margins = (0..<games).map { index in
      game.redeal(seed: Seed(7), game: UInt64(index))
      return Duel(&game, between: &player).margin
    }

    let start = Self.theory.start(pairs: pairs)
    let error = (start.variance / Double(games)).squareRoot()
    #expect(abs(margins.mean - start.value.double) <= 4 * error)
  }

  @Test("it makes the moves of the theory, and passes by missing with two known cards")
  func makesTheMoves() throws {
    var player = StrategistPlayer(Self.theory)
    var passes = 0
    for deal in StackedDeal.all(pairs: 5) {
      let duel = try Duel(deal, between: &player)
      for turn in duel.turns where !turn.isMatch && turn.wholePairs == 0 {
        #expect(turn.newCards == Self.theory.move(pairs: turn.pairs, known: turn.known).rawValue)
        passes += turn.newCards == 0 ? 1 : 0
      }
      // Only two passes end a game with cards on the table.
      #expect(
        duel.isFinished == !duel.turns.suffix(2).allSatisfy { $0.newCards == 0 && !$0.isMatch })
    }
    #expect(passes > 0)
  }

  @Test("after a peek it takes all pairs in a row")
  func usesPeek() throws {
    var rules = Rules.hotSeat(2)
    rules.peek = .seconds(2)
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<9), rules: rules, seed: Seed(2))
    var player = StrategistPlayer(Self.theory)
    var chance = SeededNumbers(seed: 1)

    let end = game.playOut(&player, step: .seconds(1), flipCap: 100, using: &chance)
    #expect(end.isFinished && end.turns == 9 && end.matchesOfFirstPlayer == 9)
  }

  @Test("a player without memory has no chance against it", arguments: 1...20)
  func beatsRandomPlayer(seed: Int) throws {
    var game = try MemoryGame(
      deck: Deck(pairsOf: 0..<12), rules: .hotSeat(2), seed: Seed(UInt64(seed)))
    var players = Opponents(StrategistPlayer(Self.theory), RandomPlayer())
    var chance = SeededNumbers(seed: seed)

    let end = game.playOut(&players, step: .seconds(1), flipCap: 5_000, using: &chance)
    #expect(end.isFinished && end.matchesOfFirstPlayer > 6)
  }
}

/// A game of a player against itself that ends when both seats pass.
private struct Duel {
  struct Turn {
    /// The number of pairs on the table before the turn.
    let pairs: Int
    let known: Int
    let wholePairs: Int
    var newCards = 0
    var isMatch = false
  }

  private(set) var turns: [Turn] = []
  private(set) var margin = 0
  private(set) var isFinished = false

  init(_ kinds: [Int], between player: inout some Player & ~Copyable) throws {
    var game = try MemoryGame(
      deck: Deck(pairsOf: 0..<kinds.count / 2), rules: .hotSeat(2), seed: Seed(1))
    var deal = StackedDeal(kinds: kinds)
    game.redeal(using: &deal)
    self.init(&game, between: &player)
  }

  init(_ game: inout MemoryGame<Int>, between player: inout some Player & ~Copyable) {
    var chance = SeededNumbers(seed: 1)
    game.withObservation(at: .zero) { player.begin(seeing: $0) }
    var seen = Set<Int>()
    var matched = 0
    while !game.isFinished, !hasPassedTwice {
      let counts = Dictionary(
        grouping: seen.filter { !game.card($0, at: .zero).isMatched },
        by: { game.card($0, at: .zero).kind }
      ).values.map(\.count)
      turns.append(
        Turn(
          pairs: game.cardCount / 2 - matched, known: counts.count { $0 == 1 },
          wholePairs: counts.count { $0 == 2 }))
      for _ in 0..<2 {
        let card = game.withObservation(at: .zero) { player.nextCard(seeing: $0, using: &chance) }
        let outcome = game.choose(card, at: .zero)
        player.saw(card, kind: game.card(card, at: .zero).kind, outcome: outcome)
        turns[turns.count - 1].newCards += seen.insert(card).inserted ? 1 : 0
        guard outcome.isMatch else { continue }
        turns[turns.count - 1].isMatch = true
        matched += 1
        margin += outcome.player == 0 ? 1 : -1
      }
    }
    isFinished = game.isFinished
  }

  private var hasPassedTwice: Bool {
    turns.count > 1 && turns.suffix(2).allSatisfy { $0.newCards == 0 && !$0.isMatch }
  }
}

/// Two players at one table; each receives all flips.
private struct Opponents<First: Player & ~Copyable, Second: Player & ~Copyable>: Player, ~Copyable {
  private var first: First
  private var second: Second

  init(_ first: consuming First, _ second: consuming Second) {
    self.first = first
    self.second = second
  }

  mutating func begin(seeing table: borrowing TableObservation) {
    first.begin(seeing: table)
    second.begin(seeing: table)
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    table.currentPlayer == 0
      ? first.nextCard(seeing: table, using: &generator)
      : second.nextCard(seeing: table, using: &generator)
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    first.saw(card, kind: kind, outcome: outcome)
    second.saw(card, kind: kind, outcome: outcome)
  }
}
