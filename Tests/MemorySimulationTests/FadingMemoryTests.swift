import MemoryEngine
import MemorySimulation
import Testing

@Suite("Players whose memory fades")
struct FadingMemoryTests {
  private static let nothing = [
    PlayerChoice.capacity(0), .forgetful(Probability(millionths: 1_000_000)),
  ]
  private static let everything = [
    PlayerChoice.capacity(65_535), .forgetful(Probability(millionths: 0)),
  ]

  @Test("who keeps nothing needs n² turns", arguments: nothing, [1, 2, 4, 8])
  func needsSquareOfPairs(player: PlayerChoice, pairs: Int) throws {
    let games = UInt64(4_000 / pairs)
    let mean = try Simulation(pairs: pairs, player).figures(games).map(\.turns).mean
    let variance = Double(pairs * (pairs - 1) * (4 * pairs + 1)) / 3

    #expect(abs(mean - Double(pairs * pairs)) <= 4 * (variance / Double(games)).squareRoot())
  }

  @Test("who keeps all is as good as the perfect player", arguments: everything, [1, 4, 8, 20])
  func isPerfect(player: PlayerChoice, pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, player)
    let report = Report(simulation, simulation.tally(0..<UInt64(8_000 / pairs)))

    let turns = PerfectSolver.approximateMean(pairs: pairs) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: pairs) { $0.lucky }
    #expect(report.turns.isWithin4Errors(of: turns))
    #expect(report.lucky.isWithin4Errors(of: lucky))
  }

  @Test("with 8 pairs a memory for 3 cards needs about 17 turns, for 10 it is perfect")
  func hasKnownMeans() throws {
    let three = try Simulation(pairs: 8, .capacity(3))
    let ten = try Simulation(pairs: 8, .capacity(10))

    #expect(Report(three, three.tally(0..<2_000)).turns.isWithin4Errors(of: 17))
    let solved = PerfectSolver.approximateMean(pairs: 8) { $0.turns }
    #expect(Report(ten, ten.tally(0..<2_000)).turns.isWithin4Errors(of: solved))
  }

  @Test("more memory needs fewer turns")
  func needsFewerTurnsWithMoreMemory() throws {
    let players: [PlayerChoice] =
      [0, 1, 2, 4, 8].map { .capacity($0) }
      + [900_000, 500_000, 100_000, 0].map { .forgetful(Probability(millionths: $0)) }
    let means = try players.map { try Simulation(pairs: 8, $0).figures(600).map(\.turns).mean }

    #expect(means[..<5].elementsEqual(means[..<5].sorted(by: >)))
    #expect(means[5...].elementsEqual(means[5...].sorted(by: >)))
  }
}
