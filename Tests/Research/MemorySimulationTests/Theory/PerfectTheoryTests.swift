import MemorySimulation
import Testing

@Suite("The theory of the perfect player")
struct PerfectTheoryTests {
  private static let theory = PerfectTheory.all(upTo: 60)

  private static func theory(_ pairs: Int) -> PerfectTheory { theory[pairs - 1] }

  @Test("mean turns for 1 to 6 pairs, and chances of turns for 4, are the published fractions")
  func findsPublishedMeans() {
    let means = (1...6).map { Self.theory($0).meanTurns.description }

    let turns = Self.theory(4).turns
    let published = [1.0 / 105, 4.0 / 21, 2.0 / 3, 2.0 / 15]
    #expect(
      (means, turns.lowest, turns.chances.count) == (
        ["1", "8/3", "13/3", "622/105", "793/105", "31748/3465"], 4, 4
      ) && zip(turns.chances, published).allSatisfy { $0.isClose(to: $1) })
  }

  @Test("chances of turns and of lucky matches are the solver's fractions", arguments: 1...9)
  func findsSolvedDistributions(pairs: Int) {
    let theory = Self.theory(pairs)
    for (found, solved) in [
      (theory.turns, PerfectSolver.distribution(pairs: pairs) { $0.turns }),
      (theory.lucky, PerfectSolver.distribution(pairs: pairs) { $0.lucky }),
    ] {
      let chances = Dictionary(uniqueKeysWithValues: found.entries.map { ($0.value, $0.chance) })
      for (value, chance) in solved.enumerated() {
        #expect(chances[value, default: 0].isClose(to: chance.double))
      }
      let mean = solved.enumerated().reduce(Fraction(0)) { $0 + Fraction(Int128($1.0)) * $1.1 }
      let square = solved.enumerated().reduce(Fraction(0)) {
        $0 + Fraction(Int128($1.0 * $1.0)) * $1.1
      }
      #expect(
        found.mean.isClose(to: mean.double)
          && found.variance.isClose(to: (square - mean * mean).double))
    }
  }

  @Test("turns are never fewer than pairs, nor twice as many; all chances add up to 1")
  func boundsTurns() {
    for theory in Self.theory {
      #expect(
        (theory.turns.lowest, theory.turns.entries.last?.value) == (
          theory.pairs, max(1, 2 * theory.pairs - 1)
        ) && theory.turns.chances.reduce(0, +).isClose(to: 1)
          && theory.lucky.chances.reduce(0, +).isClose(to: 1)
          && theory.turns.chances.allSatisfy { $0 > 0 })
      #expect(theory.meanTurns.double.isClose(to: theory.turns.mean))
    }
  }

  @Test("for the most pairs the mean approaches (3 - 2 ln 2)n + 7/8 - 2 ln 2, lucky matches ln 2")
  func findsAsymptotics() throws {
    let theory = try #require(PerfectTheory.all(upTo: PerfectTheory.mostPairs).last)

    let limit = (3 - 2 * logarithmOf2) * 200 + 7 / 8 - 2 * logarithmOf2
    #expect(
      theory.pairs == 200 && abs(theory.turns.mean - limit) < 0.001
        && theory.meanTurns.double.isClose(to: theory.turns.mean)
        && abs(theory.lucky.mean - logarithmOf2) < 0.003)
    #expect(theory.turns.chances.reduce(0, +).isClose(to: 1))
  }

  @Test("the random player's mean and variance are the solver's", arguments: 1...3)
  func knowsRandomPlayer(pairs: Int) {
    let theory = RandomTheory(pairs: pairs)
    let solver = RandomSolver(pairs: pairs)

    #expect(
      (Double(theory.meanTurns), theory.varianceOfTurns) == (
        solver.meanTurns.double, solver.varianceOfTurns.double
      ))
  }
}
