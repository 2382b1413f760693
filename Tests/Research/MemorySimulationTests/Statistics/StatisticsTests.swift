import TestSupport
import Testing

@testable import MemorySimulation

@Suite("Statistics against naive formulas")
struct StatisticsTests {
  private static func histogram(_ values: [Int]) -> Histogram {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return histogram
  }

  /// Returns few or many values, close or far apart, around zero or far from it.
  private static func values(seed: Int) -> [Int] {
    var numbers = SeededNumbers(seed: seed)
    let middle = [0, 0, -1_024, 3_071, 100_000, -(1 << 50), 1 << 50][numbers.whole(0...6)]
    let spread = [0, 1, 10, 5_000, 1 << 40][numbers.whole(0...4)]
    let count = numbers.whole(0...2) == 0 ? numbers.whole(0...4) : numbers.whole(5...200)
    return (0..<count).map { _ in middle + numbers.whole(-spread...spread) }
  }

  @Test("a histogram counts every value, in rising order", arguments: 1...60)
  func countsValues(seed: Int) {
    let values = Self.values(seed: seed)
    let entries = Self.histogram(values).entries

    #expect(
      entries.map(\.value) == Set(values).sorted()
        && entries.allSatisfy { values.counts[$0.value] == $0.count })
  }

  @Test("histograms merge to that of all values, in any order", arguments: 1...30)
  func mergesHistograms(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let pieces = (0..<4).map { Self.values(seed: 10 * seed + $0) }
    var merged = Histogram()
    for piece in pieces.shuffled(using: &numbers) { merged.merge(Self.histogram(piece)) }

    let all = Self.histogram(pieces.flatMap(\.self)).entries
    #expect(merged.entries.elementsEqual(all) { $0 == $1 })
  }

  @Test("a value may be added many times, and a small deviation far from zero is not lost")
  func addsManyTimes() {
    var histogram = Histogram()
    histogram.add(7, times: 3)
    histogram.add(-9_000, times: 2)
    histogram.add(7)

    let far = 1_000_000_000_000_000
    #expect(
      (
        Summary(Self.histogram([far - 1, far, far + 1])).sd,
        Summary(Self.histogram([-far - 1, -far, -far + 1])).sd
      ) == (1, 1) && histogram.entries.elementsEqual([(-9_000, 2), (7, 4)]) { $0 == $1 })
  }

  @Test("mean, deviation, error and interval agree with their definitions", arguments: 1...60)
  func followsDefinitions(seed: Int) throws {
    let values = Self.values(seed: seed)
    let summary = Summary(Self.histogram(values))
    let count = Double(values.count)
    try #require(summary.count == values.count)
    guard values.count > 1 else { return }

    // Relative to a base near all values, so that the naive formulas lose no precision.
    let base = values[0]
    let mean = values.reduce(0) { $0 + Double($1 - base) } / count
    let squares = values.reduce(0) {
      $0 + (Double($1 - base) - mean) * (Double($1 - base) - mean)
    }
    let sd = (squares / (count - 1)).squareRoot()
    let errors = StudentDistribution(degreesOfFreedom: values.count - 1).within95Percent
    let halfInterval = errors * sd / count.squareRoot()

    #expect(
      summary.mean.isClose(to: Double(base) + mean) && summary.sd.isClose(to: sd)
        && summary.se.isClose(to: sd / count.squareRoot())
        && summary.low.isClose(to: Double(base) + mean - halfInterval))
    #expect(summary.high.isClose(to: Double(base) + mean + halfInterval))
  }

  @Test("equal values have no deviation, a single one no interval, and none has no figures")
  func hasNoDeviation() {
    let summary = Summary(Self.histogram([-5, -5, -5, -5]))

    let none = Summary(Histogram())
    let figures = [none.mean, none.sd, none.se, none.low, none.high]
    let single = Summary(Self.histogram([-3]))
    #expect(
      (
        [summary.mean, summary.low, summary.high], [summary.sd, summary.se], none.count,
        single.mean, [single.sd, single.se, single.low, single.high]
      ) == ([-5, -5, -5], [0, 0], 0, -3, [nil, nil, nil, nil]) && figures.allSatisfy { $0 == nil })
    #expect(
      (1...100).allSatisfy { none.quantile($0) == nil }
        && (1...100).allSatisfy { single.quantile($0) == -3 })
  }

  @Test("quantiles are the values of nearest rank in sorted order", arguments: 1...120)
  func hasNearestRanks(count: Int) {
    var numbers = SeededNumbers(seed: count)
    let range = count.isMultiple(of: 2) ? -4...4 : -9_000...9_000
    let values = (0..<count).map { _ in numbers.whole(range) }
    let sorted = values.sorted()
    let summary = Summary(Self.histogram(values))

    for percent in 1...100 {
      // The first rank whose share of all is not below the percentage.
      let rank = (1...count).first { 100 * $0 >= percent * count }
      #expect(summary.quantile(percent) == sorted[(rank ?? count) - 1])
    }
  }
}

extension Double? {
  func isClose(to expected: Double) -> Bool {
    guard let self else { return false }
    return abs(self - expected) <= 1e-12 * max(1, abs(expected))
  }
}
