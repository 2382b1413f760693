import MemoryModel
import MemoryViewModel
import Testing

@Suite("Expectation")
struct ExpectationTests {
  @Test(
    "small games are exact",
    arguments: [
      (0, 0, 1), (-5, 0, 1), (1, 1, 1), (2, 8, 3), (3, 13, 3), (4, 622, 105), (5, 793, 105),
      (6, 31_748, 3_465),
    ])
  func isExact(pairs: Int, numerator: Int, denominator: Int) {
    #expect(Expectation.turns(forPairs: pairs) == Double(numerator) / Double(denominator))
  }

  @Test("every further pair costs between one and two turns", arguments: 1...200)
  func grows(pairs: Int) {
    let step = Expectation.turns(forPairs: pairs + 1) - Expectation.turns(forPairs: pairs)

    #expect((1...2).contains(step))
  }

  @Test("it lies between the best and the worst perfect game, and continues the exact values")
  func staysInBounds() {
    for pairs in 1...1_000 {
      let turns = Expectation.turns(forPairs: pairs)
      #expect(turns >= Double(pairs) && turns <= Double(2 * pairs - 1), "\(pairs) pairs")
    }

    // One more pair costs about 3 - 2 ln 2 turns.
    let step = Expectation.turns(forPairs: 7) - Expectation.turns(forPairs: 6)

    #expect(abs(step - 1.6137) < 0.02 && abs(Expectation.turns(forPairs: 32) - 51.127) < 0.001)
  }
}
