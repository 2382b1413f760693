import Testing

@testable import MemorySimulation

@Suite("Two histograms in a picture")
struct HistogramPairPlotTests {
  private static func summary(_ values: [Int]) -> Summary {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return Summary(histogram)
  }

  private static func plot(_ first: [Int], _ second: [Int]) -> HistogramPairPlot {
    HistogramPairPlot(
      HistogramPairPlot.Side("a", summary(first)), HistogramPairPlot.Side("b", summary(second)),
      title: "T", subtitle: "S", name: "turns",
      difference: HistogramPlot(
        summary(zip(first, second).map { $0 - $1 }), title: "D", name: "difference",
        marksZero: true))
  }

  private static func elements(_ svg: String, _ name: String) -> [String] {
    svg.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<\(name) ") }
  }

  @Test("both are step lines over the same axis, the second dashed, with their means")
  func draws() {
    let svg = HistogramPairPlot.svg(of: [Self.plot([1, 1, 2], [3, 3, 3])])
    let steps = Self.elements(svg, "polygon")

    #expect(
      steps.map { $0.contains("stroke-dasharray") } == [false, true]
        && steps[0].hasPrefix(
          #"<polygon points="76,199.33 282.67,199.33 282.67,300.67 489.33,300.67 489.33,402 696,402 "#
            + #"696,402 76,402""#)
        && svg.contains(">a, mean 1.333<"))
    #expect(svg.contains(">b, mean 3.000<"))
  }

  @Test(
    "the difference is below, with a line at a visible zero, and several quantities are stacked")
  func drawsDifference() {
    func dashed(_ plot: HistogramPairPlot) -> Int {
      let svg = HistogramPairPlot.svg(of: [plot])
      #expect(svg.contains(">D<") && svg.contains(">difference<"))
      return Self.elements(svg, "line").count { $0.contains(#""4 3""#) }
    }
    let svg = HistogramPairPlot.svg(of: [Self.plot([], []), Self.plot([1], [1])])
    #expect(
      (
        dashed(Self.plot([1, 4], [2, 3])), dashed(Self.plot([1, 2], [8, 9])),
        Self.elements(svg, "svg").count
      ) == (1, 0, 5) && !svg.contains("nan") && !svg.contains("inf") && svg.contains(">a<"))
  }
}
