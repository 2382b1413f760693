import Testing

/// The natural logarithm of 2.
let logarithmOf2 = 0.693_147_180_559_945_3

@Suite("The solver compared with publications")
struct ExactSolverTests {
  @Test("the perfect player's mean is Velleman's and Warrington's for 1 to 6 pairs")
  func findsPublishedMeans() {
    let published = [
      Fraction(1), Fraction(8, over: 3), Fraction(13, over: 3), Fraction(622, over: 105),
      Fraction(793, over: 105), Fraction(31_748, over: 3_465),
    ]

    #expect((1...6).map { PerfectSolver.meanTurns(pairs: $0) } == published)
  }

  @Test("with 4 pairs 4, 5, 6, 7 turns have chances of 1/105, 4/21, 2/3, 2/15")
  func findsPublishedDistribution() {
    let chances = PerfectSolver.distribution(pairs: 4) { $0.turns }

    #expect(chances[..<4].allSatisfy { $0 == 0 })
    #expect(
      chances[4...] == [
        Fraction(1, over: 105), Fraction(4, over: 21), Fraction(2, over: 3), Fraction(2, over: 15),
      ])
  }

  @Test("the perfect player needs no fewer turns than pairs, nor twice as many", arguments: 1...9)
  func boundsTurns(pairs: Int) {
    let chances = PerfectSolver.distribution(pairs: pairs) { $0.turns }
    let possible = chances.indices.filter { chances[$0] != 0 }
    let mean = chances.indices.reduce(Fraction(0)) { $0 + Fraction(Int128($1)) * chances[$1] }

    #expect(possible.first == pairs)
    #expect(possible.last == max(1, 2 * pairs - 1))
    #expect(chances.reduce(0, +) == 1)
    #expect(mean == PerfectSolver.meanTurns(pairs: pairs))
  }

  @Test("for many pairs the mean approaches (3 - 2 ln 2)n + 7/8 - 2 ln 2, lucky matches ln 2")
  func findsAsymptotics() {
    let turns = PerfectSolver.approximateMean(pairs: 200) { $0.turns }
    let lucky = PerfectSolver.approximateMean(pairs: 200) { $0.lucky }

    #expect(abs(turns - ((3 - 2 * logarithmOf2) * 200 + 7 / 8 - 2 * logarithmOf2)) < 0.001)
    #expect(abs(lucky - logarithmOf2) < 0.003)
  }

  @Test("the random player needs n² turns, with variance n(n-1)(4n+1)/3", arguments: 1...3)
  func findsRandomTurns(pairs: Int) {
    let solver = RandomSolver(pairs: pairs)

    #expect(solver.meanTurns == Fraction(Int128(pairs * pairs)))
    #expect(
      solver.varianceOfTurns == Fraction(Int128(pairs * (pairs - 1) * (4 * pairs + 1)), over: 3))
  }

  @Test("the random player scores 32/15 with two pairs and -1.5887 with three, without bonus")
  func findsRandomScores() {
    #expect(RandomSolver(pairs: 2).meanScore == Fraction(32, over: 15))
    #expect(abs(RandomSolver(pairs: 3).meanScore.double + 1.5887) < 0.000_05)
  }

  @Test("the random player's turns have the mean and variance of their distribution")
  func convolvesRandomTurns() {
    let chances = RandomSolver.turns(pairs: 3, upTo: 500)
    let mean = chances.indices.reduce(0) { $0 + Double($1) * chances[$1] }
    let squares = chances.indices.reduce(0) { $0 + Double($1 * $1) * chances[$1] }

    #expect(abs(mean - 9) < 1e-9)
    #expect(abs(squares - mean * mean - 26) < 1e-9)
  }
}
