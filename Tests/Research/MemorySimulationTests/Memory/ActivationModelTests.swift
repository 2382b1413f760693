import Foundation
import Testing

@testable import MemorySimulation

@Suite("Activation")
struct ActivationModelTests {
  private static let usual = ActivationModel(decay: ExactDecimal(millionths: 500_000))

  @Test(
    "a card seen once is recalled with these probabilities",
    arguments: [(1, 0.982_014), (10, 0.845_198), (55, 0.498_167), (600, 0.083_407)])
  func recallsSingleSights(seconds: Int, chance: Double) {
    let strength = Self.usual.strength(after: .seconds(seconds))
    #expect(abs(Self.usual.chanceOfRecall(strength) - chance) < 0.000_01)
  }

  @Test("probabilities agree with the formulas, for any numbers")
  func agreesWithFormulas() throws {
    for decay in [0.1, 0.5, 1, 2] {
      for threshold in [-3.0, 0, 1] {
        for noise in [0.1, 0.5, 3] {
          let plain = PlainRecall(decay: decay, threshold: threshold, noise: noise)
          let model = try #require(ActivationModel("\(decay):\(threshold):\(noise)"))
          for ages in [[1], [2, 5], [0.25, 40, 300], [86_400]] {
            let strength = ages.map { model.strength(after: .seconds($0)) }.reduce(0, +)
            let difference = model.chanceOfRecall(strength) - plain.chance(ofSights: ages)
            #expect(abs(difference) < 1e-12)
          }
        }
      }
    }
  }

  @Test("without noise everything is recalled from the threshold on, and nothing below it")
  func recallsFromThreshold() throws {
    let model = try #require(ActivationModel("1:-2:0"))
    let half = exp(2.0)
    #expect(
      (
        model.chanceOfRecall(model.strength(after: .seconds(half - 0.001))),
        model.chanceOfRecall(model.strength(after: .seconds(half + 0.001))),
        model.chanceOfRecall(model.strength(after: .zero)),
        Self.usual.chanceOfRecall(Self.usual.strength(after: .zero))
      ) == (1, 0, 1, 1))
  }

  @Test("logarithm and exponential agree with the C library up to the last digits")
  func agreesWithLibrary() {
    for step in -6_990...6_990 {
      let power = Double(step) / 10
      let number = exp(power)
      #expect(
        abs(power.exponential / exp(power) - 1) < 1e-13
          && abs(number.naturalLogarithm - log(number)) <= 1e-15 * max(1, abs(power)))
    }
    #expect(
      (
        0.0.exponential, 1.0.naturalLogarithm, 701.0.exponential, (-701.0).exponential,
        0.0.naturalLogarithm
      ) == (1, 0, .infinity, 0, -.infinity) && Double.infinity.naturalLogarithm == .infinity)
  }
}
