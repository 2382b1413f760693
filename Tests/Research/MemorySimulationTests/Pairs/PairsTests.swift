import MemoryEngine
import MemorySimulation
import PlainJSON
import TestSupport
import Testing

@Suite("Plain pairs compared with the engine, game by game")
struct PairsTests {
  @Test("every player's games agree with the engine's", arguments: PlayerChoice.playersOfPairs)
  func agreesAtManySizes(player: PlayerChoice) throws {
    for pairs in Array(1...40) + [50, 63, 64, 65, 100] {
      let simulation = try Simulation(pairs: pairs, player, seed: UInt64(pairs))
      let games = UInt64(max(1, 40 / pairs))
      #expect(try simulation.firstDifference(0..<games) == nil, "\(pairs) pairs")
    }
  }

  @Test("a perfect player's games agree for any number of cards in the last 64-bit word")
  func agreesInPartsOfWords() throws {
    for pairs in Array(1...100) + [500, 512] {
      let simulation = try Simulation(pairs: pairs, .perfect, seed: 7)
      #expect(try simulation.firstDifference(3..<13) == nil, "\(pairs) pairs")
    }
  }

  @Test(
    "all flip times around a step of the bonus give the engine's scores",
    arguments: PlayerChoice.playersOfPairs)
  func agreesAtEdgesOfBonus(player: PlayerChoice) throws {
    let limits: [Duration] = [.zero, .nanoseconds(1), .seconds(1), .seconds(6), .seconds(86_400)]
    for limit in limits {
      let edges = [1, 2, 3, 4, 6].flatMap { [limit / $0, (limit - .seconds(1)) / $0] }
      let times = edges.flatMap { edge in
        [-1, 0, 1].map { min(.seconds(86_400), max(.zero, edge + .nanoseconds($0))) }
      }
      for time in Set(times).sorted() {
        let rules = Rules { $0.bonusLimit = limit }
        let simulation = try Simulation(pairs: 6, player, rules, flipTime: time)
        #expect(try simulation.firstDifference(0..<8) == nil, "\(time) of \(limit)")
      }
    }
  }

  @Test("games by any rules agree with the engine's", arguments: PlayerChoice.playersOfPairs)
  func agreesByAnyRules(player: PlayerChoice) throws {
    var numbers = SeededNumbers(seed: 3)
    for _ in 1...60 {
      var rules = numbers.whole(0...1) == 0 ? Rules.course : .relaxed
      if numbers.whole(0...3) > 0 {
        rules.matchPoints = [0, 1, 7, 1_000_000][numbers.whole(0...3)]
        rules.missPenalty = [0, 1, 7, 1_000_000][numbers.whole(0...3)]
        rules.bonusLimit = .milliseconds(numbers.whole(0...12_000))
        rules.matchKeepsTurn = numbers.whole(0...1) == 0
      }
      let simulation = try Simulation(
        pairs: numbers.whole(1...12), player, rules, seed: UInt64(numbers.whole(0...1_000)),
        flipTime: .milliseconds(numbers.whole(0...4_000)))
      #expect(try simulation.firstDifference(0..<5) == nil, "\(simulation)")
    }
  }

  @Test("games that reach the end of time are unfinished in both")
  func agreesAtCap() throws {
    // 2^62 ns hold 53,376 flips; a random player of 163 pairs needs 53,138 on average.
    for time in [86_399, 86_400] {
      let simulation = try Simulation(pairs: 163, .random, flipTime: .seconds(time))
      let figures = simulation.figures(6)

      #expect(
        (figures, Report(simulation, simulation.tally(of: 0..<6)).json) == (
          (try simulation.byEngine()).figures(6), simulation.jsonOf(figures)
        ) && figures.contains { $0.isFinished } && figures.contains { !$0.isFinished })
    }
  }

  @Test(
    "the tally of games agrees with the engine's figures", arguments: PlayerChoice.playersOfPairs)
  func addsUp(player: PlayerChoice) throws {
    for rules in [Rules.course, Rules { ($0.matchPoints, $0.missPenalty) = (900, 700) }] {
      let simulation = try Simulation(pairs: 7, player, rules)
      for games in [0..<0, 0..<1, 5..<65] as [Range<UInt64>] {
        let figures = try simulation.byEngine().figures(games)
        let tally = simulation.tally(of: games)
        #expect(Report(simulation, tally).json == simulation.jsonOf(figures))
      }
    }
  }

  @Test("a parallel run and a comparison agree with the engine's sums")
  func agreesInRuns() async throws {
    let simulation = try Simulation(pairs: 3, .perfect)
    let games = UInt64(2 * simulation.gamesPerBatch + 3)
    var tally = Tally()
    try await simulation.run(games: 0..<games, threads: 3) { tally.merge($0.tally) }
    let figures = try simulation.byEngine().figures(games)
    let other = try Simulation(pairs: 3, .capacity(2))
    let sums = try await Comparison(simulation, other).sum(of: 200)
    let engines = try await Comparison(simulation.byEngine(), other.byEngine()).sum(of: 200)
    let comparison = Comparison(simulation, other)
    #expect(
      (Report(simulation, tally).json, ComparisonReport(comparison, sums).json) == (
        simulation.jsonOf(figures), ComparisonReport(comparison, engines).json
      ))
  }
}

extension Simulation {
  /// Returns the report of games with known figures.
  func jsonOf(_ figures: [GameStatistics]) -> JSON {
    Report(self, figures.reduce(into: Tally()) { $0.add($1) }).json
  }
}

extension Comparison {
  fileprivate func sum(of games: UInt64) async throws -> PairedTally {
    var sum = PairedTally()
    try await run(games: games, threads: 2, unless: { false }, receive: { sum.merge($0.tally) })
    return sum
  }
}
