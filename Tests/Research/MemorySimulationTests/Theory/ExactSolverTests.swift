import Testing

/// The natural logarithm of 2.
let logarithmOf2 = 0.693_147_180_559_945_3

@Suite("The solver compared with publications")
struct ExactSolverTests {
  @Test("the perfect player's means and chances are the published ones, also for many pairs")
  func findsPublishedMeans() {
    let published = [
      Fraction(1), Fraction(8, over: 3), Fraction(13, over: 3), Fraction(622, over: 105),
      Fraction(793, over: 105), Fraction(31_748, over: 3_465),
    ]

    let chances = PerfectSolver.distribution(pairs: 4) { $0.turns }
    let turns = PerfectSolver.approximateMean(pairs: 200) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: 200) { $0.lucky }
    #expect(
      ((1...6).map { PerfectSolver.meanTurns(pairs: $0) }, chances[4...]) == (
        published,
        [
          Fraction(1, over: 105), Fraction(4, over: 21), Fraction(2, over: 3),
          Fraction(2, over: 15),
        ]
      ) && chances[..<4].allSatisfy { $0 == 0 })
    #expect(
      abs(turns - ((3 - 2 * logarithmOf2) * 200 + 7 / 8 - 2 * logarithmOf2)) < 0.001
        && abs(lucky - logarithmOf2) < 0.003)
  }

  @Test("the perfect player needs no fewer turns than pairs, nor twice as many", arguments: 1...9)
  func boundsTurns(pairs: Int) {
    let chances = PerfectSolver.distribution(pairs: pairs) { $0.turns }
    let possible = chances.indices.filter { chances[$0] != 0 }
    let mean = chances.indices.reduce(Fraction(0)) { $0 + Fraction(Int128($1)) * chances[$1] }

    #expect(
      (possible.first, possible.last, chances.reduce(0, +), mean) == (
        pairs, max(1, 2 * pairs - 1), 1, PerfectSolver.meanTurns(pairs: pairs)
      ))
  }

  @Test("the random player needs n² turns, with variance n(n-1)(4n+1)/3", arguments: 1...3)
  func findsRandomTurns(pairs: Int) {
    let solver = RandomSolver(pairs: pairs)

    #expect(
      (solver.meanTurns, solver.varianceOfTurns) == (
        Fraction(Int128(pairs * pairs)),
        Fraction(Int128(pairs * (pairs - 1) * (4 * pairs + 1)), over: 3)
      ))
  }

  @Test("the random player has the published scores, and the mean and variance of its turns")
  func findsRandomScores() {
    let chances = RandomSolver.turns(pairs: 3, upTo: 500)
    let mean = chances.indices.reduce(0) { $0 + Double($1) * chances[$1] }
    let squares = chances.indices.reduce(0) { $0 + Double($1 * $1) * chances[$1] }
    #expect(
      RandomSolver(pairs: 2).meanScore == Fraction(32, over: 15)
        && abs(RandomSolver(pairs: 3).meanScore.double + 1.5887) < 0.000_05 && abs(mean - 9) < 1e-9
        && abs(squares - mean * mean - 26) < 1e-9)
  }
}
