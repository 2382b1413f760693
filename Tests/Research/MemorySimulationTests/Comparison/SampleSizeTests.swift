import MemoryEngine
import TestSupport
import Testing

@testable import MemorySimulation

@Suite struct SampleSizeTests {
  private static func summary(_ values: [Int]) -> Summary {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return Summary(histogram)
  }

  @Test(arguments: [
    (0.5, 0.0), (0.8, 0.841621233572914), (0.9, 1.2815515655446004), (0.95, 1.6448536269514722),
    (0.975, 1.959963984540054), (0.999, 3.090232306167813), (0.001, -3.090232306167813),
  ])
  func `quantiles of the normal distribution are those of tables`(share: Double, value: Double) {
    #expect(
      abs(NormalDistribution.quantile(share) - value) < 1e-12
        && abs(NormalDistribution.share(upTo: value) - share) < 1e-12)
  }

  @Test func `shares rise from zero to one`() {
    let values = stride(from: -9.0, through: 9, by: 0.125).map(NormalDistribution.share(upTo:))
    #expect(
      (values.first, values.last) == (0, 1)
        && zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test
  func `half a standard deviation takes 32 games, a tiny difference more than can be counted`()
    throws
  {
    // 2, 3: mean 2.5 and, over many, a standard deviation of 0.5.
    let differences = Self.summary((0..<10_000).map { 2 + $0 % 2 })
    let sd = try #require(differences.sd)
    let size = try #require(
      SampleSize(for: SampleSize.Goal(power: 0.8, difference: sd / 2), differences))
    let tiny = SampleSize.Goal(power: 0.999, difference: 1e-12)
    #expect(
      (
        size.games, size.difference,
        SampleSize(for: tiny, Self.summary([100_000, -100_000]))?.games
      ) == (32, sd / 2, .max))
  }

  @Test func `the measured difference is the default, and nothing is said of equal players`() throws
  {
    let goal = SampleSize.Goal(power: 0.9)
    let one = try #require(SampleSize(for: goal, Self.summary([-3, -1, 0, -2])))
    let other = try #require(SampleSize(for: goal, Self.summary([3, 1, 0, 2])))
    #expect(one == other && one.difference == 1.5)

    let sure = SampleSize.Goal(power: 0.9)
    for values in [[], [4], [1, -1]] { #expect(SampleSize(for: sure, Self.summary(values)) == nil) }
    // Without any deviation two games are enough.
    #expect(SampleSize(for: sure, Self.summary([2, 2, 2]))?.games == 2)
  }

  @Test func `so many games find the difference as often as the power says`() async throws {
    let sides = try [3, 4].map { try Simulation(pairs: 8, .capacity($0), seed: 9) }
    let comparison = Comparison(sides[0], sides[1])
    var tally = PairedTally()
    try await comparison.run(
      games: 20_000, threads: 2, unless: { false }, receive: { tally.merge($0.tally) })
    let report = ComparisonReport(comparison, tally, for: SampleSize.Goal(power: 0.8))
    let size = try #require(report.turns.sampleSize)

    let differences = zip(sides[0].figures(20_000), sides[1].figures(20_000)).map {
      $0.turns - $1.turns
    }
    let samples = 20_000 / size.games
    let found = (0..<samples).count { sample in
      let part = Self.summary(Array(differences[sample * size.games..<(sample + 1) * size.games]))
      return part.low.map { $0 > 0 } ?? false
    }
    let share = Double(found) / Double(samples)
    #expect(samples > 100 && abs(share - 0.8) < 4 * (0.16 / Double(samples)).squareRoot())
  }
}
