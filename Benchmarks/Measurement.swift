import MemorySimulation
import PlainJSON

/// What the runs of one benchmark took, per unit of work.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds per unit, sorted.
  let ours: [Double]
  let theirs: [Double]
  /// Ours over the reference, run by run, sorted.
  let ratios: [Double]

  /// Times both sides in turn, after both have shown the same checksum.
  init(of benchmark: Benchmark, runs: Int, milliseconds: Int) throws {
    let rounds = max(1, benchmark.roundsInASecond * milliseconds / 1_000)
    let sums = (benchmark.ours(rounds), benchmark.theirs(rounds))
    guard sums.0 == sums.1 else {
      throw BenchmarkError.differentResults(
        name: benchmark.name, ours: sums.0, theirs: sums.1)
    }
    let units = Double(rounds * benchmark.unitsPerRound)
    let pairs = (0..<runs).map { run in
      // Whoever goes first may find a colder or a busier machine, so they take turns.
      let first = Self.time(run.isMultiple(of: 2) ? benchmark.ours : benchmark.theirs, rounds)
      let second = Self.time(run.isMultiple(of: 2) ? benchmark.theirs : benchmark.ours, rounds)
      return run.isMultiple(of: 2) ? (first, second) : (second, first)
    }
    self.benchmark = benchmark
    ours = pairs.map { $0.0 / units }.sorted()
    theirs = pairs.map { $0.1 / units }.sorted()
    ratios = pairs.map { $0.0 / $0.1 }.sorted()
  }

  private static func time(_ work: (Int) -> UInt64, _ rounds: Int) -> Double {
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

/// Uses a result, so that no optimizer leaves the work out.
@inline(never) func blackHole(_ value: UInt64) {}

extension [Double] {
  /// The middle of sorted numbers.
  var median: Double { self[count / 2] }
}
