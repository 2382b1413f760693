import MemoryEngine
import TestSupport
import Testing

@testable import MemorySimulation

@Suite("Players whose memory has activation")
struct ActivationPlayerTests {
  private static func player(_ name: String) throws -> PlayerChoice {
    try #require(PlayerChoice(name))
  }

  private static func mean(
    _ name: String, pairs: Int = 6, games: UInt64 = 400, flipTime: Duration = .seconds(1)
  ) throws -> Double {
    let simulation = try Simulation(pairs: pairs, player(name), flipTime: flipTime)
    return simulation.figures(games).map(\.turns).mean
  }

  @Test(
    "a memory without decay, noise and doubt is perfect, and so is one without time",
    arguments: [
      ("actr:0:0:0", 1), ("actr:0:-100", 1), ("actr:0.5:-100:0", 60), ("actr:0:0:0:1", 1),
      ("actr:0.5", 0), ("actr:10:100", 0),
    ], [1, 4, 8])
  func isPerfect(player: (name: String, seconds: Int), pairs: Int) throws {
    let simulation = try Simulation(
      pairs: pairs, Self.player(player.name), flipTime: .seconds(player.seconds))
    let report = Report(simulation, simulation.tally(0..<UInt64(4_000 / pairs)))

    let turns = PerfectSolver.approximateMean(pairs: pairs) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: pairs) { $0.lucky }
    #expect(report.turns.isWithin4Errors(of: turns) && report.lucky.isWithin4Errors(of: lucky))
  }

  @Test(
    "a player who recalls nothing, or trusts no memory, needs n² turns",
    arguments: [("actr:0.5:100", 1), ("actr:0.5:-2:0.5:1", 1), ("actr:10:0:0", 86_400)],
    [1, 2, 4, 8])
  func needsSquareOfPairs(player: (name: String, seconds: Int), pairs: Int) throws {
    let games = UInt64(1_500 / pairs)
    let mean = try Self.mean(
      player.name, pairs: pairs, games: games, flipTime: .seconds(player.seconds))
    let variance = Double(pairs * (pairs - 1) * (4 * pairs + 1)) / 3

    #expect(abs(mean - Double(pairs * pairs)) <= 4 * (variance / Double(games)).squareRoot())
  }

  @Test(
    "turns agree with the published formulas",
    arguments: [
      PlainRecall(decay: 0.5, threshold: -2, noise: 0.5, seconds: 1),
      PlainRecall(decay: 0.5, threshold: -2, noise: 0.5, seconds: 12.5),
      PlainRecall(decay: 0.5, threshold: -1, noise: 0.25, seconds: 2),
      PlainRecall(decay: 1, threshold: -2, noise: 1, seconds: 3),
      PlainRecall(decay: 0.5, threshold: -1.5, noise: 0.5, trust: 0.6, seconds: 2),
    ])
  func agreesWithModel(recall: PlainRecall) throws {
    var numbers = SeededNumbers(seed: 4)
    let modelled = (0..<600).map { _ in recall.turns(pairs: 6, using: &numbers) }
    let played = try Simulation(
      pairs: 6, Self.player(recall.name), flipTime: .milliseconds(Int(1_000 * recall.seconds))
    ).figures(600).map(\.turns)

    let error = (modelled.squaredError + played.squaredError).squareRoot()
    #expect(abs(modelled.mean - played.mean) <= 4 * error)
  }

  @Test("slower flips, faster decay, a higher threshold and more doubt all cost turns")
  func costsTurns() throws {
    let byTime = try [0, 10, 60, 600].map { try Self.mean("actr:0.5", flipTime: .seconds($0)) }
    let byDecay = try ["0", "0.5", "1", "3"].map { try Self.mean("actr:\($0)") }
    let byThreshold = try [-9, -1, 0, 9].map { try Self.mean("actr:0.5:\($0)") }
    let byTrust = try ["0", "0.8", "0.95", "1"].map { try Self.mean("actr:0.5:-2:0.5:\($0)") }
    for means in [byTime, byDecay, byThreshold, byTrust] {
      #expect(means == means.sorted() && Set(means).count == means.count)
    }
  }

  @Test("after a peek it knows all cards, as if turned before, and of four of a kind the unmatched")
  func recallsPeek() throws {
    // With a decay of 1, the activation is -ln 2 = -0.69 after two flips of a second.
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(3), .turns(1)) }
    let matches = try ["actr:1:-0.7:0", "actr:1:-0.69:0"].map { name in
      try Simulation(pairs: 6, Self.player(name), rules).figures(200).map(\.margin).mean
    }
    let fours = try Simulation(
      kinds: 5, copies: 4, rules: .course, seed: Seed(3), players: [Self.player("actr:0:0:0")])
    let perfect = try Simulation(
      kinds: 5, copies: 4, rules: .course, seed: Seed(4), players: [.perfect])
    let (played, best) = (fours.figures(500), perfect.figures(500))
    let (turns, fewest) = (played.map(\.turns), best.map(\.turns))
    let error = (turns.squaredError + fewest.squaredError).squareRoot()
    #expect(matches[0] == 1 && matches[1] < 0.5 && abs(turns.mean - fewest.mean) <= 4 * error)
  }

  @Test(
    "with :table it takes matches in the order of the table, as engine 1 did, and no others",
    arguments: [(8, 15.736666666666666), (20, 47.04333333333334)])
  func takesTableOrder(pairs: Int, turns: Double) throws {
    func mean(_ name: String) throws -> Double {
      try Simulation(pairs: pairs, Self.player(name), seed: 5).figures(300).map(\.turns).mean
    }
    #expect(try abs(try mean("actr:0.5:-1:table") - turns) < 1e-9 && mean("actr:0.5:-1") != turns)
  }

  @Test("of several matches that it recalls it takes the most active card", arguments: 0..<12)
  func takesMostActive(game: UInt64) throws {
    var rules = Rules.course
    rules.peek = game % 2 == 0 ? .zero : .seconds(1)
    // Every card that was seen is recalled.
    let simulation = try Simulation(pairs: 12, Self.player("actr:0.5:-100:0"), rules, seed: 2)
    let trace = try MemoryTrace(of: simulation.record(game: game))
    var (sights, gone) = ([Int: [Double]](), Set<Int>())
    if trace.peek > 0 {
      for card in 0..<trace.cardCount { sights[card] = [0] }
    }
    func strength(_ card: Int, at seconds: Double) -> Double {
      (sights[card] ?? []).reduce(0) { $0 + 1 / (seconds - $1).squareRoot() }
    }

    var (shown, choices) = (Set<Int>(), 0)
    for case .flip(let flip) in trace.steps {
      if !flip.isSecond {
        let ready = sights.keys.filter { card in
          !gone.contains(card) && !shown.contains(card) && sights[trace.partners[card]] != nil
        }
        let most = ready.map { strength($0, at: flip.seconds) }.max()
        #expect(most.map { strength(flip.card, at: flip.seconds) >= $0 - 1e-9 } ?? true)
        choices += ready.count > 2 ? 1 : 0
      }
      sights[flip.card, default: []].append(flip.seconds)
      if flip.isMatch { gone.formUnion([flip.card, trace.partners[flip.card]]) }
      shown = flip.isSecond && !flip.isMatch ? shown.union([flip.card]) : [flip.card]
    }
    #expect(choices > 0 || trace.peek == 0)
  }
}
