import MemorySimulation
import PlainJSON
import TestSupport
import Testing

/// Random figures give finite statistics and plots within their bounds.
@Suite("Any figures")
struct AnyFiguresTests {
  @Test("any values have a summary and all quantiles")
  func summaries() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<1_000 {
      let summary = Summary(numbers.histogram())
      let quantile = summary.quantile(numbers.anyNumber())
      #expect(
        (summary.count == 0) == (summary.mean == nil)
          && [summary.mean, summary.sd, summary.low].allSatisfy { $0?.isFinite ?? true }
          && (summary.sd ?? 0) >= 0
          && quantile.map { summary.entries.map(\.value).contains($0) } ?? true)
      #expect(!summary.decimal(numbers.anyNumber()).isEmpty)
    }
  }

  @Test("any numbers are written as exact decimals")
  func decimals() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<3_000 {
      let number = ExactDecimal(millionths: numbers.anyNumber())
      if let read = ExactDecimal(number.description) { #expect(read == number) }
      if let read = ExactDecimal(numbers.anyText()) {
        #expect(ExactDecimal(read.description) == read)
      }
      let range = SweptRange(
        numbers.one(of: [.pairs, .flipTime, .argument(of: "actr")]), [], text: "", players: [])
      let value = numbers.anyNumber()
      #expect(
        !UnitScale.seconds(Int64(numbers.anyNumber())).isEmpty
          && !numbers.anyReal().inThousandths.isEmpty && range.number(value).isFinite
          && !range.decimal(value).isEmpty)
      #expect(!range.json(value).description.isEmpty)
    }
  }

  @Test("any histograms are drawn, alone and in pairs")
  func histograms() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<150 {
      let summaries = (0..<3).map { _ in Summary(numbers.histogram()) }
      let plot = HistogramPlot(
        summaries[0], title: numbers.anyText(), name: numbers.anyText(),
        unfinished: numbers.anyNumber(), marksZero: numbers.whole(0...1) == 0)
      expectSound(plot.svg)
      let pair = HistogramPairPlot(
        .init(numbers.anyText(), summaries[1]), .init(numbers.anyText(), summaries[2]),
        title: numbers.anyText(), subtitle: numbers.anyText(atMost: 90), name: "",
        difference: plot)
      expectSound(HistogramPairPlot.svg(of: [pair]))
    }
  }

  @Test("any points are drawn on any axes")
  func lines() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<200 {
      let lines = (0..<numbers.whole(0...3)).map { _ in
        LinePlot.Line(numbers.anyText(), (0..<numbers.whole(0...4)).map { _ in numbers.point() })
      }
      let plot = LinePlot(
        lines, title: numbers.anyText(), subtitle: "", names: (numbers.anyText(), "turns"),
        logarithmic: numbers.one(of: [nil, .x, .y, .xy]))
      expectSound(plot.svg)
      #expect(plot.valueRange.upperBound.isFinite && plot.heightRange.upperBound.isFinite)
    }
  }

  /// Expects the numbers of an SVG to be finite.
  private func expectSound(_ svg: String) {
    for word in ["nan", "inf"] {
      #expect(!svg.split(separator: "\"").contains { $0 == word || $0 == "-\(word)" })
    }
  }
}

extension SeededNumbers {
  /// Returns random values with random counts whose sum does not overflow.
  fileprivate mutating func histogram() -> Histogram {
    var histogram = Histogram()
    for _ in 0..<whole(0...5) {
      let times = one(of: [0, 1, 2, 1_000_000, .max >> 3])
      histogram.add(whole(0...2) == 0 ? whole(-9...9) : anyNumber(), times: times)
    }
    return histogram
  }

  fileprivate mutating func anyReal() -> Double {
    one(of: [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 1e-18, 1e18,
      -1e18, 1, 1 + 1e-15,
      real(-9...9), Double(anyNumber()),
    ])
  }

  fileprivate mutating func point() -> LinePlot.Point {
    LinePlot.Point(anyReal(), Summary(histogram()), unfinished: anyNumber())
  }
}
