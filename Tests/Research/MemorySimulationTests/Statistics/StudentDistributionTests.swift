import TestSupport
import Testing

@testable import MemorySimulation

@Suite("Student's distribution")
struct StudentDistributionTests {
  /// Roots of the regularized incomplete beta function, found with 40 digits.
  private static let known = [
    (1, 12.706204736174704646), (2, 4.3026527297494638523), (3, 3.1824463052837095927),
    (4, 2.7764451051977943578), (5, 2.5705818356363155147), (6, 2.4469118511449699711),
    (7, 2.3646242515927853417), (10, 2.2281388519862747484), (29, 2.0452296421327042982),
    (30, 2.0422724563012382300), (99, 1.9842169515864174951), (500, 1.9647198374673677934),
    (998, 1.9623438462163346293), (999, 1.9623414611334499787), (1_000, 1.9623390808264084850),
    (1_001, 1.9623367052808799185), (1_000_000, 1.9599663568141070353),
  ]

  @Test("known quantiles are exact to a dozen decimal places", arguments: known)
  func meetsKnown(degrees: Int, quantile: Double) {
    let found = StudentDistribution(degreesOfFreedom: degrees).within95Percent
    #expect(abs(found - quantile) < 1e-12)
  }

  @Test("for very many measurements it is the normal distribution", arguments: [1 << 50, .max])
  func becomesNormal(degrees: Int) {
    let quantile = StudentDistribution(degreesOfFreedom: degrees).within95Percent
    #expect(abs(quantile - 1.959963984540054) < 1e-14)
  }

  @Test("more measurements always have a smaller quantile")
  func narrows() {
    let all = (1...1_100).map { StudentDistribution(degreesOfFreedom: $0).within95Percent }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(
    "the probability within a distance agrees with the integral of the density",
    arguments: [1, 2, 3, 4, 9, 30])
  func addsUpDensity(degrees: Int) {
    let steps = 20_000
    let width = 3.0 / Double(steps)
    // Up to a factor, which the share of a single distance gives.
    func density(_ distance: Double) -> Double {
      let base = 1 + distance * distance / Double(degrees)
      let power = (0..<degrees + 1).reduce(1.0) { product, _ in product * base }
      return 1 / power.squareRoot()
    }
    var sum = 0.0
    var sums: [Double] = []
    for step in 0..<steps {
      sum += density((Double(step) + 0.5) * width) * width
      if (step + 1) % 5_000 == 0 { sums.append(sum) }
    }
    let student = StudentDistribution(degreesOfFreedom: degrees)
    let factor = student.share(within: 3) / sum
    for (place, part) in sums.enumerated() {
      let distance = Double(place + 1) * 5_000 * width
      #expect(abs(student.share(within: distance) - factor * part) < 1e-7)
    }
  }

  @Test(
    "95 of 100 intervals contain the true mean, for any number of measurements",
    arguments: [2, 3, 5, 12])
  func covers(count: Int) throws {
    var numbers = SeededNumbers(seed: count)
    let trials = 2_500
    var covered = 0
    for _ in 0..<trials {
      var histogram = Histogram()
      for _ in 0..<count { histogram.add(Self.normal(&numbers)) }
      let summary = Summary(histogram)
      let (low, high) = (try #require(summary.low), try #require(summary.high))
      covered += low <= 0 && 0 <= high ? 1 : 0
    }
    let error = (0.95 * 0.05 / Double(trials)).squareRoot()
    #expect(abs(Double(covered) / Double(trials) - 0.95) < 4 * error)
  }

  /// Returns an approximately normal number around zero: the sum of twelve uniform numbers.
  private static func normal(_ numbers: inout SeededNumbers) -> Int {
    (0..<12).reduce(0) { sum, _ in sum + numbers.whole(-1_000_000...1_000_000) }
  }
}
