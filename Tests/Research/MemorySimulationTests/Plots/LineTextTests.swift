import Testing

@testable import MemorySimulation

@Suite("Lines as text")
struct LineTextTests {
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

  private static func plot(
    _ lines: [LinePlot.Line], _ logarithmic: LinePlot.Logarithmic? = nil
  ) -> LinePlot {
    LinePlot(
      lines, title: "T", subtitle: "S", names: ("pairs", "turns"), logarithmic: logarithmic)
  }

  @Test("one line is this plot")
  func drawsOne() {
    #expect(
      Self.plot([Self.line("p", [0, 5, 10])]).text(columns: 30, height: 5, .unicode) == [
        "   turns",
        "10 ┤                       ●",
        "   │",
        " 5 ┤            ●",
        "   │",
        " 0 ┤ ●",
        "   └─┴──────────┴──────────┴─",
        "     1          2          3",
        "              pairs",
      ])
  }

  @Test("several lines have different marks, small or hollow if games are unfinished")
  func drawsSeveral() {
    let lines = [Self.line("one", [0, 5, 10], unfinished: 1), Self.line("other", [10, 10, 0])]
    #expect(
      Self.plot(lines).text(columns: 30, height: 5, .ascii) == [
        "   turns",
        "10 + B          B          a",
        "   |",
        " 5 +            A",
        "   |",
        " 0 + A                     B",
        "   +-+----------+----------+-",
        "     1          2          3",
        "              pairs",
        "A one",
        "B other",
        "a some games unfinished, at most 1 of 1",
      ])
    #expect(Self.plot(lines).text(columns: 30, height: 5, .unicode)[1].contains("○"))
  }

  @Test("a plot is no wider than the given width", arguments: 30...90)
  func fits(columns: Int) {
    let lines = [Self.line("p", [1, 10, 100, 1_000, 10_000])]
    for logarithmic in [nil, .x, .y, .xy] as [LinePlot.Logarithmic?] {
      let rows = Self.plot(lines, logarithmic).text(columns: columns, .unicode)
      #expect(rows.allSatisfy { $0.count <= columns && !$0.hasSuffix(" ") })
      #expect(rows.joined().count { $0 == "●" } == 5)
    }
  }
}
