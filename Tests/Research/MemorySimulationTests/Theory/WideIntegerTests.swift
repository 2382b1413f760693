import Testing

@testable import MemorySimulation

@Suite("Wide integers and fractions")
struct WideIntegerTests {
  private static let numbers: [Int] = [0, 1, -1, 7, -7, 1 << 40, -(1 << 40), .max, .min]

  @Test("sums of multiples and comparisons agree with 128-bit arithmetic")
  func addsMultiples() {
    for start in Self.numbers {
      for other in Self.numbers {
        for factor in [0, 1, -1, 3, -3, 1 << 50, -(1 << 50)] {
          var sum = WideInteger(start, words: 3)
          sum.add(WideInteger(other, words: 3), times: factor)
          let expected = Int128(start) + Int128(other) * Int128(factor)
          #expect(
            ("\(sum)", sum.isNegative, sum.isZero) == (
              "\(expected)", (expected < 0), (expected == 0)
            ))
        }
      }
    }

    for one in Self.numbers {
      for other in Self.numbers {
        let (left, right) = (WideInteger(one, words: 2), WideInteger(other, words: 2))
        #expect((left < right) == (one < other) && (left == right) == (one == other))
      }
    }
  }

  @Test("a long factorial has all its digits, and a fraction is in lowest terms, its double near")
  func spellsFactorial() {
    #expect(
      ["\(Factorials(upTo: 40)[40])", "\(Factorials(upTo: 1)[0])"] == [
        "815915283247897734345611269596115894272000000000", "1",
      ])

    let factorials = Factorials(upTo: 30)
    for (ways, text, double) in [
      (0, "0", 0.0), (30, "30", 30), (-29, "-29", -29), (1, "1", 1),
    ] {
      var top = factorials.zero
      top.add(factorials[30], times: ways)
      let fraction = ExactFraction(top, over: factorials[30], largestFactor: 30)
      #expect("\(fraction)" == text && fraction.double == double)
    }
    let third = ExactFraction(
      WideInteger(-8, words: 1), over: WideInteger(24, words: 1), largestFactor: 24)
    let small = ExactFraction(factorials[25], over: factorials[30], largestFactor: 30)
    #expect(
      ("\(third)", third.double, "\(small)") == ("-1/3", -1 / 3, "1/17100720")
        && small.double.isClose(to: 1 / 17_100_720))
  }
}
