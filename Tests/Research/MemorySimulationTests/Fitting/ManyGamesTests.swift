import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("Fits to many games")
struct ManyGamesTests {
  @Test(
    "a fit that climbs from a pilot is as likely as one that searches the whole range",
    arguments: [RecallModel(.capacity, 3), RecallModel(.forgetful, 0.2), RecallModel(.actr, 0.5)])
  func climbs(model: RecallModel) throws {
    let games = UInt64(LikelihoodProfile.pilotGames + 16)
    let traces = try SimulatedPerson(model: model, pairs: 4, games: games).traces(seed: 9)
    let profile = LikelihoodProfile(model.family, of: traces)
    let best = try #require(profile.best)
    let (low, high) = (profile.range.lowerBound, profile.range.upperBound)
    let tried = stride(
      from: max(low, model.parameter / 2), through: min(high, model.parameter * 2),
      by: model.family.isWhole ? 1 : model.parameter / 8
    ).map { profile.point($0).logarithm }

    #expect(
      tried.allSatisfy { $0 <= best.logarithm + 0.01 }
        && profile.interval(around: best).contains(best.parameter))
  }

  @Test("a player at an end of every model is found there from many games as well")
  func findsEnds() throws {
    let games = try traces(of: "perfect", pairs: 3, games: 70)
    let fit = try #require(ModelFit(.forgetful, to: games))
    #expect(fit.parameter.isAtLowerBound && fit.parameter.value < 0.01)
  }
}

@Suite("Newton's method for maxima")
struct NewtonMaximumTests {
  private func found(from start: Double, _ function: (Double) -> Double) -> Double? {
    NewtonMaximum(in: 0...1, from: start, of: function)?.place
  }

  @Test("the vertex of a parabola is found from anywhere", arguments: [0.2, 0.5, 0.9])
  func findsVertex(start: Double) throws {
    let maximum = NewtonMaximum(in: 0...1, from: start) { 3 - 100 * ($0 - 0.4) * ($0 - 0.4) }
    let found = try #require(maximum)
    #expect(abs(found.place - 0.4) < 1e-6 && abs(found.height - 3) < 1e-6)
  }

  @Test("a maximum at an end, a valley and a slope are none")
  func refuses() {
    let end = found(from: 0.5) { -100 * $0 * $0 }
    let valley = found(from: 0.4) { 100 * ($0 - 0.5) * ($0 - 0.5) }
    let slope = found(from: 0.4) { $0 }
    let outside = found(from: 0) { -($0 - 0.5) * ($0 - 0.5) }
    #expect(end == nil && valley == nil && slope == nil && outside == nil)
  }
}

@Suite("Lapses beside a memory that does not depend on them")
struct LapseMixtureTests {
  private func mixture(_ choices: [(Double, Double)]) -> LapseMixture {
    var mixture = LapseMixture()
    for (recalled, lapsed) in choices { mixture.add(recalled: recalled, lapsed: lapsed) }
    return mixture
  }

  @Test("the best rate of lapses is at an end or between, and none in a hundred is more likely")
  func findsMiddle() {
    // The likelihood is (1 - λ / 2) · λ / 2, whose maximum in 0...1 is at 1.
    #expect(mixture([(1, 0.5), (0, 0.5)]).bestLapse == 1)
    // (1 - λ)² · λ has its maximum at a third.
    #expect(
      (
        mixture([(0.9, 0.1), (0.8, 0.2)]).bestLapse, mixture([(0.1, 0.9), (0.2, 0.8)]).bestLapse,
        mixture([]).bestLapse
      ) == (0, 1, 0) && abs(mixture([(1, 0), (1, 0), (0, 1)]).bestLapse - 1.0 / 3) < 1e-5)

    var generator = SeededGenerator(seed: 3)
    let choices = (0..<50).map { _ in
      (Double(generator.next() >> 11) * 0x1p-53, Double(generator.next() >> 11) * 0x1p-53)
    }
    let mixture = mixture(choices)
    let best = mixture.logarithm(lapse: mixture.bestLapse)
    for hundredth in 0...100 {
      #expect(mixture.logarithm(lapse: Double(hundredth) / 100) <= best + 1e-9)
    }
  }
}

@Suite("Powers and sums of logarithms")
struct FastPowerTests {
  @Test(
    "a power is that of the exact series", arguments: [-3, -0.5, -0.01, 0, 0.3, 1, 2, 5])
  func isPower(exponent: Double) {
    let power = FastPower(exponent)
    for number in [1e-9, 0.001, 0.37, 0.999_999, 1, 1.000_001, 1.4, 2, 55, 86_400, 1e9] {
      let exact = (exponent * number.naturalLogarithm).exponential
      #expect(abs(power(of: number) / exact - 1) < 1e-12, "\(number)")
    }
  }

  @Test(
    "at zero a power is its limit, and a sum is that of many logarithms, also of impossible ones")
  func isLimited() {
    #expect(
      (
        FastPower(-0.5)(of: 0), FastPower(0.5)(of: 0), FastPower(0)(of: 0),
        FastPower(-200)(of: 1e-9), FastPower(200)(of: 1e-9)
      ) == (.infinity, 0, 1, .infinity, 0))

    var sum = LogarithmSum()
    var exact = 0.0
    for number in 1...2_000 {
      sum.add(1 / Double(number))
      exact += (1 / Double(number)).naturalLogarithm
    }
    #expect(abs(sum.value / exact - 1) < 1e-12)
    sum.add(0)
    #expect(abs(sum.value - exact - LogarithmSum.least.naturalLogarithm) < 1e-6)
  }
}
