import Testing

@testable import MemorySimulation

@Suite("Wide integers and fractions")
struct WideIntegerTests {
  private static let numbers: [Int] = [0, 1, -1, 7, -7, 1 << 40, -(1 << 40), .max, .min]

  @Test("sums of multiples agree with 128-bit arithmetic")
  func addsMultiples() {
    for start in Self.numbers {
      for other in Self.numbers {
        for factor in [0, 1, -1, 3, -3, 1 << 50, -(1 << 50)] {
          var sum = WideInteger(start, words: 3)
          sum.add(WideInteger(other, words: 3), times: factor)
          let expected = Int128(start) + Int128(other) * Int128(factor)
          #expect("\(sum)" == "\(expected)")
          #expect(sum.isNegative == (expected < 0) && sum.isZero == (expected == 0))
        }
      }
    }
  }

  @Test("comparisons agree with integers")
  func compares() {
    for one in Self.numbers {
      for other in Self.numbers {
        let (left, right) = (WideInteger(one, words: 2), WideInteger(other, words: 2))
        #expect((left < right) == (one < other) && (left == right) == (one == other))
      }
    }
  }

  @Test("a long factorial is printed with all its digits")
  func spellsFactorial() {
    #expect("\(Factorials(upTo: 40)[40])" == "815915283247897734345611269596115894272000000000")
    #expect("\(Factorials(upTo: 1)[0])" == "1")
  }

  @Test("a fraction is in lowest terms, and its double is near")
  func reduces() {
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
    #expect("\(third)" == "-1/3" && third.double == -1 / 3)
    let small = ExactFraction(factorials[25], over: factorials[30], largestFactor: 30)
    #expect("\(small)" == "1/17100720" && small.double.isClose(to: 1 / 17_100_720))
  }
}
