import MemoryEngine
import MemoryEnvironment
import MemorySimulation
import TestSupport
import Testing

@Suite("Games of the engine, many at once")
struct EngineTests {
  struct Case: CustomTestStringConvertible {
    var kinds: Int
    var copies: Int
    var rules: Rules
    var flipTime = Duration.seconds(1)
    var testDescription: String { "\(kinds) × \(copies), \(rules.matchSize) to a match" }
  }

  static let cases: [Case] = [
    Case(kinds: 1, copies: 2, rules: .relaxed),
    Case(kinds: 4, copies: 2, rules: .course),
    Case(kinds: 5, copies: 4, rules: .course, flipTime: .milliseconds(700)),
    Case(kinds: 4, copies: 3, rules: .triples),
    Case(kinds: 2, copies: 8, rules: rules(matchSize: 8), flipTime: .milliseconds(130)),
    Case(kinds: 3, copies: 8, rules: rules(matchSize: 4), flipTime: .zero),
  ]

  @Test("every choice has the same result as in a single game of the engine", arguments: cases)
  func equality(_ example: Case) throws {
    var options = EnvironmentOptions()
    options.games = 40
    options.kinds = example.kinds
    options.copies = example.copies
    options.rules = example.rules
    options.flipTime = example.flipTime
    options.horizon = 1000
    var environment = try VectorEnvironment(options)
    try environment.reset(seed: 7)
    var games = try (0..<40).map { game in
      try MemoryGame(
        deck: Deck(setsOf: 0..<example.kinds, copies: example.copies), rules: example.rules,
        seed: Seed(7), game: UInt64(game))
    }
    var numbers = SeededNumbers(seed: example.kinds)
    var matches = 0
    for step in 0..<400 {
      if games.allSatisfy(\.isFinished) { break }
      // A finished game continues in neither.
      let finished = games.map(\.isFinished)
      if finished.contains(true) { try environment.reset(only: finished) }
      let actions = games.map { choice(in: $0, &numbers) }
      let numbered = actions.map(Int64.init)
      try environment.step(numbered.span)
      for place in games.indices where !finished[place] {
        let outcome = choose(actions[place], in: &games[place], example.flipTime)
        matches += outcome.isMatch ? 1 : 0
        #expect(environment.rewards[place] == Float(outcome.points), "game \(place), step \(step)")
        #expect(environment.terminated[place] == games[place].isFinished)
        #expect(codes(environment, place) == codes(of: games[place]), "game \(place), step \(step)")
      }
    }
    #expect(matches > 40 * example.kinds * example.copies / example.rules.matchSize / 2)
  }

  @Test("game i of a seed has the same cards as in a simulation")
  func deals() throws {
    var options = EnvironmentOptions()
    options.games = 5
    options.firstGame = 3
    var environment = try VectorEnvironment(options)
    try environment.reset(seed: 42)

    let simulation = try Simulation(
      kinds: 8, copies: 2, rules: .course, seed: Seed(42), players: [.perfect])
    for place in 0..<5 {
      let record = simulation.record(game: UInt64(3 + place))
      #expect(deal(environment, place) == (try cards(of: record)), "game \(3 + place)")
    }
    // Each place continues with the game that lies five further.
    try environment.reset()
    #expect(deal(environment, 1) == (try cards(of: simulation.record(game: 9))))
    try environment.reset(only: [false, true, false, false, false])
    #expect(
      (deal(environment, 0), deal(environment, 1)) == (
        (try cards(of: simulation.record(game: 8))), (try cards(of: simulation.record(game: 14)))
      ))
  }

  @Test("environments that share a run play each of its games once")
  func stride() throws {
    var options = EnvironmentOptions()
    options.games = 4
    var whole = try VectorEnvironment(options)
    options.games = 2
    options.gameStride = 4
    var first = try VectorEnvironment(options)
    options.firstGame = 2
    var second = try VectorEnvironment(options)
    for seed: UInt64? in [1, nil, nil] {
      try whole.reset(seed: seed)
      try first.reset(seed: seed)
      try second.reset(seed: seed)
      #expect(whole.deals == first.deals + second.deals)
    }
  }

  // Mostly valid cards, and often one that completes the turn, so that games end.
  private func choice(in game: MemoryGame<Int>, _ numbers: inout SeededNumbers) -> Int {
    let any = numbers.whole(0...game.cardCount - 1)
    guard numbers.whole(0...3) > 0, game.faceUp.count < game.rules.matchSize,
      let first = game.faceUp.first
    else { return any }
    let kind = game.card(first, at: .zero).kind
    let partners = (0..<game.cardCount).filter { card in
      let card = game.card(card, at: .zero)
      return card.kind == kind && !card.isFaceUp && !card.isMatched
    }
    return partners.isEmpty ? any : numbers.one(of: partners)
  }

  private func choose(
    _ card: Int, in game: inout MemoryGame<Int>, _ flipTime: Duration
  ) -> Outcome {
    game.choose(card, at: flipTime * game.flips)
  }

  private func codes(of game: MemoryGame<Int>) -> [Int32] {
    var codes = [Int32](repeating: 0, count: game.cardCount)
    var span = codes.mutableSpan
    game.observe(at: .zero, into: &span)
    let kinds = Int32(game.deck.kinds.count)
    return codes.map { $0 < 0 ? kinds - 1 - $0 : $0 }
  }

  private func cards(of record: GameRecord<Int>) throws -> [Int32] {
    let game = try RecordedGame(replaying: record).game
    return (0..<game.cardCount).map { Int32(game.card($0, at: .zero).kind) }
  }

  private static func rules(matchSize: Int) -> Rules {
    var rules = Rules.course
    rules.matchSize = matchSize
    rules.matchPoints = 5
    rules.missPenalty = 3
    return rules
  }

  private func codes(_ environment: VectorEnvironment, _ place: Int) -> [Int32] {
    let cards = environment.options.cards
    return Array(environment.observations[place * cards..<(place + 1) * cards])
  }

  private func deal(_ environment: VectorEnvironment, _ place: Int) -> [Int32] {
    let cards = environment.options.cards
    return Array(environment.deals[place * cards..<(place + 1) * cards])
  }
}
