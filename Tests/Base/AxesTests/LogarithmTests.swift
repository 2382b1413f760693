import Testing

@testable import Axes

@Suite("Logarithms")
struct LogarithmTests {
  @Test("powers of two are exact", arguments: -60...60)
  func isExact(power: Int) {
    let value = Double(sign: .plus, exponent: power, significand: 1)
    #expect(Logarithm.ofBase2(value) == Double(power))
  }

  @Test("a product has the sum of the logarithms", arguments: 1...60)
  func adds(number: Int) {
    let (one, other) = (Double(number) * 0.37, 1 + 1 / Double(number))
    let sum = Logarithm.ofBase2(one) + Logarithm.ofBase2(other)
    #expect(abs(Logarithm.ofBase2(one * other) - sum) < 1e-12)
  }

  @Test("it is increasing, and has the known value for ten")
  func rises() {
    let values = (1...999).map { Logarithm.ofBase2(Double($0) / 100) }
    #expect(
      zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
        && abs(Logarithm.ofBase2(10) - 3.321_928_094_887_362) < 1e-14)
  }
}
