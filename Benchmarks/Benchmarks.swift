import MemorySimulation
import PlainJSON
import SystemCalls

/// Times the library against references in one run: `Benchmarks [filter] [--quick] [--json]`.
///
/// `--only ours|reference --rounds N` runs one side without a clock, so that other programs can
/// count its instructions and allocations.
@main enum Benchmarks {
  @MainActor static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      try? FileDescriptor.standardError.writeAll(Array("Benchmarks: \(error)\n".utf8))
      CurrentProcess.exit(status: error is Options.Wrong ? 64 : 1)
    }
  }

  static let all =
    simulateBenchmarks + pairsBenchmarks + chooseBenchmarks + shuffleBenchmarks + gridBenchmarks
    + canvasBenchmarks + frameBenchmarks + decodeBenchmarks + pictureBenchmarks
    + lazyGridBenchmarks + pictureFrameBenchmarks + streamBenchmarks + shareBenchmarks

  @MainActor private static func run(_ options: Options) throws {
    // A full name selects that benchmark alone, though it may be a part of another name.
    let exact = all.filter { $0.name == options.filter }
    let chosen = exact.isEmpty ? all.filter { options.matches($0.name) } : exact
    let counts = byteCounts.filter { options.matches($0.name) }
    guard !chosen.isEmpty || !counts.isEmpty else {
      throw Options.Wrong.noSuchBenchmark(options.filter)
    }
    if let side = options.side {
      for benchmark in chosen {
        let work = side == .ours ? benchmark.ours : benchmark.theirs
        print(work(options.rounds))
      }
      return
    }
    var results: [JSON] = []
    for benchmark in chosen {
      let result = try Measurement(
        of: benchmark, runs: options.isQuick ? 5 : 15, milliseconds: options.isQuick ? 5 : 30)
      results.append(result.json)
      if !options.isJSON { print(result.line) }
    }
    for count in counts {
      let bytes = try count.checked()
      results.append(count.json(bytes))
      if !options.isJSON { print(count.line(bytes)) }
    }
    if options.isJSON { print(JSON.array(results)) }
  }
}

extension Measurement {
  var line: String {
    let name = benchmark.name.padded(to: 40)
    let median = tenths(ours.median).padded(to: 10, atEnd: false)
    let reference = tenths(theirs.median).padded(to: 10, atEnd: false)
    let ratio = hundredths(ratios.median)
    let spread = "\(hundredths(ratios[0]))...\(hundredths(ratios[ratios.count - 1]))"
    return "\(name)\(median) \(benchmark.unit), \(reference) for \(benchmark.reference): "
      + "ratio \(ratio) (\(spread))"
  }

  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
  private func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension String {
  func padded(to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atEnd ? self + space : space + self
  }
}
