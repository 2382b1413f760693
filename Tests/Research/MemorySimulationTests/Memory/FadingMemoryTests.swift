import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@Suite("Players whose memory fades")
struct FadingMemoryTests {
  private static let nothing = [
    PlayerChoice.capacity(0), .capacity(0, evicting: .newest), .capacity(0, evicting: .random),
    .forgetful(Probability(millionths: 1_000_000)),
  ]
  private static let everything = [
    PlayerChoice.capacity(65_535), .capacity(65_535, evicting: .newest),
    .capacity(65_535, evicting: .random), .forgetful(Probability(millionths: 0)),
    .swapping(Probability(millionths: 0)),
  ]

  @Test("a player without memory needs n² turns", arguments: nothing, [1, 2, 4, 8])
  func needsSquareOfPairs(player: PlayerChoice, pairs: Int) throws {
    let games = UInt64(4_000 / pairs)
    let mean = try Simulation(pairs: pairs, player).figures(games).map(\.turns).mean
    let variance = Double(pairs * (pairs - 1) * (4 * pairs + 1)) / 3

    #expect(abs(mean - Double(pairs * pairs)) <= 4 * (variance / Double(games)).squareRoot())
  }

  @Test("a memory that keeps everything plays perfectly", arguments: everything, [1, 4, 8, 20])
  func isPerfect(player: PlayerChoice, pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, player)
    let report = Report(simulation, simulation.tally(0..<UInt64(8_000 / pairs)))

    let turns = PerfectSolver.approximateMean(pairs: pairs) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: pairs) { $0.lucky }
    #expect(report.turns.isWithin4Errors(of: turns) && report.lucky.isWithin4Errors(of: lucky))
  }

  @Test("with 8 pairs a memory for 3 cards needs about 17 turns, for 10 it is perfect")
  func hasKnownMeans() throws {
    let three = try Simulation(pairs: 8, .capacity(3))
    let ten = try Simulation(pairs: 8, .capacity(10))

    let solved = PerfectSolver.approximateMean(pairs: 8) { $0.turns }
    #expect(
      Report(three, three.tally(0..<2_000)).turns.isWithin4Errors(of: 17)
        && Report(ten, ten.tally(0..<2_000)).turns.isWithin4Errors(of: solved))
  }

  @Test("more memory needs fewer turns")
  func needsFewerTurnsWithMoreMemory() throws {
    let players: [PlayerChoice] =
      [0, 1, 2, 4, 8].map { .capacity($0) }
      + [900_000, 500_000, 100_000, 0].map { .forgetful(Probability(millionths: $0)) }
      + [500_000, 200_000, 50_000, 0].map { .swapping(Probability(millionths: $0)) }
      + [0, 2, 5, 9].map { .capacity($0, evicting: .newest) }
      + [0, 2, 5, 9].map { .capacity($0, evicting: .random) }
    let means = try players.map { try Simulation(pairs: 8, $0).figures(600).map(\.turns).mean }

    for family in [0..<5, 5..<9, 9..<13, 13..<17, 17..<21] {
      #expect(means[family].elementsEqual(means[family].sorted(by: >)), "\(players[family])")
    }
  }

  @Test(
    "turns agree with a simple model of the same memory",
    arguments: [
      PlainMemory(capacity: 0), PlainMemory(capacity: 1), PlainMemory(capacity: 2),
      PlainMemory(capacity: 5), PlainMemory(forgettingPercent: 5),
      PlainMemory(forgettingPercent: 30), PlainMemory(forgettingPercent: 70),
      PlainMemory(capacity: 2, evicting: .newest), PlainMemory(capacity: 5, evicting: .newest),
      PlainMemory(capacity: 2, evicting: .random), PlainMemory(capacity: 5, evicting: .random),
      PlainMemory(swappingPercent: 5), PlainMemory(swappingPercent: 30),
    ])
  func agreesWithModel(memory: PlainMemory) throws {
    var numbers = SeededNumbers(seed: 3)
    let modelled = (0..<800).map { _ in memory.turns(pairs: 6, using: &numbers) }
    let played = try Simulation(pairs: 6, memory.player).figures(800).map(\.turns)

    let error = (modelled.squaredError + played.squaredError).squareRoot()
    #expect(abs(modelled.mean - played.mean) <= 4 * error)
  }

  @Test("after a peek, capacity keeps the last cards of the table and forgets the others")
  func keepsLastOfPeek() throws {
    let rules = Rules { ($0.peek, $0.limit) = (.seconds(1), .turns(1)) }
    var game = try MemoryGame(deck: Deck(pairsOf: 0..<4), rules: rules, seed: Seed(1))
    var three = CapacityPlayer(3)
    var one = CapacityPlayer(1)
    for seed in 1...30 {
      var deal = StackedDeal(kinds: [0, 1, 2, 2, 0, 3, 1, 3])
      game.redeal(using: &deal)
      var chance = SeededNumbers(seed: seed)
      #expect(game.playOut(&three, step: .seconds(1), using: &chance).matches == 1)
    }
    var openings: Set<Int> = []
    for seed in 1...60 {
      var deal = StackedDeal(kinds: [0, 1, 2, 2, 0, 1, 3, 3])
      game.redeal(using: &deal)
      var chance = SeededNumbers(seed: seed)
      _ = game.playOut(&one, step: .seconds(1), using: &chance)
      openings.insert(game.faceUp[0])
    }
    #expect(openings == Set(0..<7))
  }
}
