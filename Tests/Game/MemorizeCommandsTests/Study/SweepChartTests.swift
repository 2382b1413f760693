import MemorySimulation
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Charts of a sweep")
@MainActor struct SweepChartTests {
  private static func line(_ name: String, _ means: [Int], unfinished: Int = 0) -> LinePlot.Line {
    LinePlot.Line(
      name,
      means.enumerated().map { number, mean in
        var histogram = Histogram()
        histogram.add(mean)
        return LinePlot.Point(
          Double(number + 1), Summary(histogram), unfinished: number == 2 ? unfinished : 0)
      })
  }

  private static func lines(
    _ lines: [LinePlot.Line], _ logarithmic: LinePlot.Logarithmic? = nil, columns: Int = 30,
    isUnicode: Bool = true
  ) -> [String] {
    let plot = LinePlot(
      lines, title: "T", subtitle: "S", names: ("pairs", "turns"), logarithmic: logarithmic)
    return SweepChart(plot: plot, isUnicode: isUnicode).lines(columns: columns)
  }

  @Test(
    "one line has points without a legend, several have marks, hollow for unfinished games"
  )
  func draws() {
    let rows = Self.lines([Self.line("p", [0, 5, 10])])
    #expect(
      unmet(
        rows.count == 20 && rows[0] == "   turns" && rows[1] == "10 ┤                       ●"
          && rows.filter { $0.contains("●") }.count == 3,
        rows.suffix(4) == [
          " 0 ┤ ●",
          "   └─┴──────────┴──────────┴─",
          "     1          2          3",
          "              pairs",
        ]) == [])
    do {
      let lines = [Self.line("one", [0, 5, 10], unfinished: 1), Self.line("other", [10, 10, 0])]
      let rows = Self.lines(lines, isUnicode: false)
      #expect(
        rows[1] == "10 + B          B          a" && rows[16] == " 0 + A                     B"
          && rows.suffix(3) == ["A one", "B other", "a some games unfinished, at most 1 of 1"]
          && Self.lines(lines)[1].contains("○"))
    }
  }

  @Test("a chart is no wider than the given width", arguments: 30...90)
  func fits(columns: Int) {
    let lines = [Self.line("p", [1, 10, 100, 1_000, 10_000])]
    for logarithmic in [nil, .x, .y, .xy] as [LinePlot.Logarithmic?] {
      let rows = Self.lines(lines, logarithmic, columns: columns)
      #expect(
        rows.allSatisfy { $0.count <= columns && !$0.hasSuffix(" ") }
          && rows.joined().count { $0 == "●" } == 5)
    }
  }

  @Test(
    "any width is clamped, points without a place are counted, and a histogram has a line per class"
  )
  func clamps() {
    let lines = [Self.line("p", [0, 3])]
    #expect(
      Self.lines(lines, columns: .min).allSatisfy { $0.count <= 30 }
        && Self.lines([], columns: .max).count == 20
        && Self.lines(lines, .y).last == "1 point not above 0 left out")
    var histogram = Histogram()
    for (value, times) in [(3, 8), (4, 1), (6, 4)] { histogram.add(value, times: times) }
    let summary = Summary(histogram)
    #expect(
      HistogramBars.ascii.lines(of: summary) == [
        "              3  \(String(repeating: "#", count: 50)) 8",
        "              4  ###### 1",
        "              5   0",
        "              6  \(String(repeating: "#", count: 25)) 4",
      ] && HistogramBars.blocks.lines(of: summary)[1] == "              4  ██████▎ 1"
        && HistogramBars.blocks.lines(of: Summary(Histogram())).isEmpty)
  }
}
