import MemoryEngine
import TestSupport
import Testing

@Suite("The rules and their reference implementation")
struct ContractTests {
  @Test(
    "every move of random games agrees with the reference",
    arguments: [2, 3, 4], [1, 2, 3])
  func agreesInRandomGames(matchSize: Int, players: Int) throws {
    var numbers = SeededNumbers(seed: 10 * matchSize + players)
    for rules in Self.rules(matchSize: matchSize, players: players) {
      for (kinds, matches) in [(1, 1), (2, 1), (3, 1), (2, 2)] {
        let deck = try Deck<Int>(kinds: kinds, copies: matches * matchSize)
        let game = try MemoryGame(deck: deck, rules: rules, using: &numbers)
        try play(game, moves: 4 * game.cardCount, with: &numbers)
      }
    }
  }

  @Test(
    "every sequence of six moves with two pairs agrees with the reference",
    arguments: [
      Rules.course, Rules { ($0.players, $0.matchKeepsTurn, $0.limit) = (2, false, .turns(3)) },
    ])
  func agreesForTwoPairs(rules: Rules) throws {
    let game = try MemoryGame(inOrder: 2, rules: rules)
    #expect(try follow(game, ReferenceGame(game), depth: 6, step: .milliseconds(1300)) == 5460)
  }

  @Test(
    "every sequence of five moves with two triples, or seven with one, agrees with the reference",
    arguments: [(6, 5, 700, 9330), (3, 7, 2000, 3279)])
  func agreesForTriples(copies: Int, depth: Int, milliseconds: Int, moves: Int) throws {
    let game = try MemoryGame(inOrder: 1, copies: copies, rules: .triples)
    let step = Duration.milliseconds(milliseconds)
    #expect(try follow(game, ReferenceGame(game), depth: depth, step: step) == moves)
  }

  /// Returns combinations of rules: all turn rules and limits, and any two values of the others.
  private static func rules(matchSize: Int, players: Int) -> [Rules] {
    var all: [Rules] = []
    for keeps in [true, false] {
      for limit in [nil, .turns(4), .misses(3), .time(.seconds(9))] as [Rules.Limit?] {
        for (peek, bonus, penalty) in [(0, 6, 1), (0, 0, 3), (2, 6, 3), (2, 0, 1)] {
          var rules = Rules()
          (rules.matchSize, rules.players, rules.matchKeepsTurn) = (matchSize, players, keeps)
          (rules.limit, rules.missPenalty) = (limit, penalty)
          (rules.peek, rules.bonusLimit) = (.seconds(peek), .seconds(bonus))
          all.append(rules)
        }
      }
    }
    return all
  }

  private func play(
    _ deal: MemoryGame<Int>, moves: Int, with numbers: inout SeededNumbers
  ) throws {
    var game = deal
    var reference = ReferenceGame(game)
    var now = Duration.zero
    for move in 1...moves {
      now += .nanoseconds(numbers.one(of: Self.steps))
      if move.isMultiple(of: 11) { game.shuffle(using: &numbers) }
      let card = choice(in: reference, with: &numbers)
      try expectAgreement(&game, &reference, choosing: card, at: now)
    }
  }

  /// Steps from stopped clocks, across the edges of a second, to steps back in time.
  private static let steps: [Int64] = [
    0, 0, 1, 999_999_999, 1_000_000_000, 1_000_000_001, 300_000_000, 300_000_000, 2_500_000_000,
    -1, -1_000_000_000, -60_000_000_000,
  ]

  /// Returns mostly cards, some invalid ids, and often a card that completes a match.
  private func choice(in game: ReferenceGame, with numbers: inout SeededNumbers) -> Int {
    let last = game.kindOf.count
    switch numbers.whole(0...9) {
    case 0: return numbers.one(of: [-1, last, .min, .max, 1 << 32, 1 << 16])
    case 1...5:
      guard let first = game.turn.first, game.turn.count < game.rules.matchSize else { fallthrough }
      let partners = game.kindOf.indices.filter {
        game.kindOf[$0] == game.kindOf[first] && !game.up.contains($0)
          && !game.matched.contains($0)
      }
      return partners.isEmpty ? first : numbers.one(of: partners)
    default: return numbers.whole(0...last - 1)
    }
  }

  /// Tries every card after every card.
  ///
  /// - Returns: The number of compared moves.
  private func follow(
    _ game: MemoryGame<Int>, _ reference: ReferenceGame, depth: Int, step: Duration
  ) throws -> Int {
    guard depth > 0 else { return 0 }
    var moves = 0
    for card in 0..<game.cardCount {
      var (next, nextReference) = (game, reference)
      let now = game.latestFlip + step
      try expectAgreement(&next, &nextReference, choosing: card, at: now)
      moves += try 1 + follow(next, nextReference, depth: depth - 1, step: step)
    }
    return moves
  }

  private func expectAgreement(
    _ game: inout MemoryGame<Int>, _ reference: inout ReferenceGame, choosing card: Int,
    at now: Duration
  ) throws {
    let before = game
    let outcome = game.choose(card, at: now)
    let expected = reference.choose(card, at: now)

    var faults = reference.differences(from: game, at: now)
    if Told(outcome) != expected { faults.append("\(Told(outcome)), not \(expected)") }
    if before.refusal(of: card, at: now) != expected.refusal { faults.append("refused otherwise") }
    if !outcome.isAccepted, game != before { faults.append("an ignored choice changed the game") }
    if let violation = game.invariantViolation(since: before) { faults.append(violation) }
    if let secret = game.violationOfSecrecy(at: max(now, game.latestFlip)) { faults.append(secret) }
    try #require(faults.isEmpty, "card \(card) at \(now) of \(game.rules)")
  }
}
