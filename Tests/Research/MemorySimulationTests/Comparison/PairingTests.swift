import MemoryEngine
import TestSupport
import Testing

@testable import MemorySimulation

@Suite("The gain of paired games")
struct PairingTests {
  private static func summary(_ values: [Int]) -> Summary {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return Summary(histogram)
  }

  private static func pairing(_ first: [Int], _ second: [Int]) -> Pairing {
    Pairing(
      summary(first), summary(second), difference: summary(zip(first, second).map { $0 - $1 }))
  }

  private static func report(
    _ first: PlayerChoice, _ second: PlayerChoice, games: UInt64, threads: Int = 2
  ) async throws -> ComparisonReport {
    let comparison = Comparison(
      try Simulation(pairs: 10, first, seed: 1), try Simulation(pairs: 10, second, seed: 1))
    var tally = PairedTally()
    try await comparison.run(
      games: games, threads: threads, unless: { false }, receive: { tally.merge($0.tally) })
    return ComparisonReport(comparison, tally)
  }

  @Test("correlation and gain agree with their definitions", arguments: 1...40)
  func followsDefinitions(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let first = (0..<numbers.whole(2...60)).map { _ in numbers.whole(-50...50) }
    let second = first.map { $0 / 2 + numbers.whole(-20...20) }
    let pairing = Self.pairing(first, second)
    func spread(_ values: [Int], _ others: [Int]) -> Double {
      zip(values, others).reduce(0) {
        $0 + (Double($1.0) - values.mean) * (Double($1.1) - others.mean)
      }
    }
    let both = zip(first, second).map { $0 - $1 }

    let scale = (spread(first, first) * spread(second, second)).squareRoot()
    let apart = spread(first, first) + spread(second, second)
    #expect(
      pairing.sumOfProducts == Int128(zip(first, second).reduce(0) { $0 + $1.0 * $1.1 })
        && pairing.correlation.isClose(to: spread(first, second) / scale)
        && pairing.savedFactor.isClose(to: apart / spread(both, both)))
  }

  @Test("proportional values have a correlation of 1, opposite ones of -1, also beyond 127 bits")
  func reachesEnds() {
    let values = [1, 5, 2, 8, 3]
    let against = Self.pairing(values, values.map { -$0 })
    let far = 1 << 60
    let pairing = Self.pairing([far, -far, far, far], [far, far, -far, far])
    #expect(
      Self.pairing(values, values.map { $0 + 4 }).correlation.isClose(to: 1)
        && against.correlation.isClose(to: -1) && against.savedFactor.isClose(to: 0.5)
        && (pairing.correlation == nil || pairing.correlation.isClose(to: -1.0 / 3)))
  }

  @Test("no games, one game and constant players have no correlation or gain")
  func saysNothing() {
    for pairing in [Self.pairing([], []), Self.pairing([3], [4])] {
      #expect(pairing.correlation == nil && pairing.savedFactor == nil)
    }
    let constant = Self.pairing([3, 3, 3], [1, 2, 3])
    #expect(
      constant.correlation == nil && Self.pairing([3, 4], [3, 4]).savedFactor == nil
        && constant.savedFactor.isClose(to: 1)
        && "\(Self.pairing([3, 4], [3, 4]).json)".hasSuffix(#""savedFactor":null}"#))
  }

  @Test("similar players gain from the same deals, different ones do not")
  func tellsFamiliesApart() async throws {
    let alike = try await Self.report(.capacity(6), .capacity(7), games: 2_400)
    let correlation = try #require(alike.turns.pairing.correlation)
    let different = try await Self.report(.capacity(7), .perfect, games: 2_400)
    #expect(
      try abs(correlation - 0.6) < 0.05 && #require(alike.turns.pairing.savedFactor) > 2
        && abs(try #require(different.turns.pairing.correlation)) < 4 / 2_400.0.squareRoot()
        && abs(try #require(different.turns.pairing.savedFactor) - 1) < 0.1)
  }
}
