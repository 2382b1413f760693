import MemoryEngine
import MemorySimulation
import Testing

@Suite("The random player")
struct RandomPlayerTests {
  @Test("mean turns are n², within the exact variance", arguments: [1, 2, 3, 6, 10])
  func needsSquareOfPairs(pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, .random)
    let games = UInt64(8_000 / pairs)
    let mean = simulation.figures(games).map(\.turns).mean
    let variance = Double(pairs * (pairs - 1) * (4 * pairs + 1)) / 3

    #expect(abs(mean - Double(pairs * pairs)) <= 4 * (variance / Double(games)).squareRoot())
  }

  @Test("turns with 3 pairs pass a chi-square test, and any card is turned as often as another")
  func hasSolvedDistribution() throws {
    let games: UInt64 = 20_000
    let turns = try Simulation(pairs: 3, .random, seed: 3).figures(games).map { min($0.turns, 23) }
    var chances = RandomSolver.turns(pairs: 3, upTo: 22)
    chances.append(1 - chances.reduce(0, +))

    let deviation = chances.indices.dropFirst(3).reduce(0) { sum, value in
      let expected = Double(games) * chances[value]
      let difference = Double(turns.counts[value, default: 0]) - expected
      return sum + difference * difference / expected
    }
    // One seed in a thousand exceeds this with 20 degrees of freedom.
    #expect(deviation < 45.31)

    var counts = Array(repeating: 0, count: 6)
    let single = try Simulation(pairs: 3, .random, Rules { $0.limit = .turns(1) })
    for game: UInt64 in 0..<6_000 {
      for move in single.record(game: game).moves { counts[move.card] += 1 }
    }

    // 12,000 draws of 1 in 6; a pair without repetition varies less than two draws.
    #expect(counts.allSatisfy { abs($0 - 2_000) <= 4 * 41 })
  }

  @Test("mean scores without bonus are the solver's", arguments: [2, 3])
  func hasSolvedScores(pairs: Int) throws {
    let simulation = try Simulation(pairs: pairs, .random, Rules { $0.bonusLimit = .zero })
    let report = Report(simulation, simulation.tally(0..<10_000))

    #expect(report.score.isWithin4Errors(of: RandomSolver(pairs: pairs).meanScore.double))
  }
}
