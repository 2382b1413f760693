import MemorySimulation
import PlainJSON

/// The times of all runs of a benchmark, per unit of work.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds per unit, sorted.
  let ours: [Double]
  let theirs: [Double]
  /// The ratios of ours to the reference per run, sorted.
  let ratios: [Double]

  /// Times both sides alternately, after both have returned the same checksum.
  @MainActor init(of benchmark: Benchmark, runs: Int, milliseconds: Int) throws {
    let rounds = max(1, benchmark.roundsInASecond * milliseconds / 1_000)
    let sums = (benchmark.ours(rounds), benchmark.theirs(rounds))
    guard sums.0 == sums.1 else {
      throw BenchmarkError.differentResults(
        name: benchmark.name, ours: sums.0, theirs: sums.1)
    }
    let units = Double(rounds * benchmark.unitsPerRound)
    let pairs = (0..<runs).map { run in
      // The sides alternate, because the first one may find a colder or busier machine.
      let first = Self.time(run.isMultiple(of: 2) ? benchmark.ours : benchmark.theirs, rounds)
      let second = Self.time(run.isMultiple(of: 2) ? benchmark.theirs : benchmark.ours, rounds)
      return run.isMultiple(of: 2) ? (first, second) : (second, first)
    }
    self.benchmark = benchmark
    ours = pairs.map { $0.0 / units }.sorted()
    theirs = pairs.map { $0.1 / units }.sorted()
    ratios = pairs.map { $0.0 / $0.1 }.sorted()
  }

  @MainActor private static func time(_ work: @MainActor (Int) -> UInt64, _ rounds: Int) -> Double {
    var sum: UInt64 = 0
    let time = ContinuousClock().measure { sum = work(rounds) }
    blackHole(sum)
    return time / .nanoseconds(1)
  }

  var json: JSON {
    .object([
      "name": .string(benchmark.name),
      "unit": .string(benchmark.unit),
      "median": .double(ours.median),
      "min": .double(ours[0]),
      "runs": .int(ours.count),
      "reference": .object([
        "name": .string(benchmark.reference), "median": .double(theirs.median),
      ]),
      "ratio": .double(ratios.median),
    ])
  }
}

/// Uses a result, so that the optimizer cannot remove the work.
@inline(never) func blackHole(_ value: UInt64) {}

extension [Double] {
  /// The median of sorted numbers.
  var median: Double { self[count / 2] }
}
