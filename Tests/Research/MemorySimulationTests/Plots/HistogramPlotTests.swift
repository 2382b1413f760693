import Testing

@testable import MemorySimulation

@Suite("Histograms as pictures")
struct HistogramPlotTests {
  private static func summary(_ values: [Int]) -> Summary {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return Summary(histogram)
  }

  private static func lines(_ svg: String, of element: String) -> [String] {
    svg.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<\(element) ") }
  }

  @Test("a small histogram is this picture")
  func drawsHistogram() {
    let svg = HistogramPlot(Self.summary([3, 4, 4, 5]), title: "T", name: "turns").svg

    #expect(
      Self.lines(svg, of: "rect") == [
        ##"<rect width="720" height="440" fill="#ffffff"/>"##,
        ##"<rect x="88.4" y="228" width="181.87" height="152" fill="#6c97cf"/>"##,
        ##"<rect x="295.07" y="76" width="181.87" height="304" fill="#6c97cf"/>"##,
        ##"<rect x="501.73" y="228" width="181.87" height="152" fill="#6c97cf"/>"##,
        ##"<rect x="117.49" y="76" width="537.01" height="304" fill="#b3261e" fill-opacity="0.25"/>"##,
      ])
    #expect(
      Self.lines(svg, of: "text") == [
        ##"<text x="76" y="30" font-size="18" text-anchor="start" fill="#111111">T</text>"##,
        ##"<text x="76" y="52" font-size="13" text-anchor="start" fill="#333333">"##
          + "mean 4.000, 95 % interval ±1.299, sd 0.816, 4 games</text>",
        ##"<text x="68" y="384" font-size="12" text-anchor="end" fill="#333333">0</text>"##,
        ##"<text x="68" y="232" font-size="12" text-anchor="end" fill="#333333">1</text>"##,
        ##"<text x="68" y="80" font-size="12" text-anchor="end" fill="#333333">2</text>"##,
        ##"<text x="179.33" y="400" font-size="12" text-anchor="middle" fill="#333333">3</text>"##,
        ##"<text x="386" y="400" font-size="12" text-anchor="middle" fill="#333333">4</text>"##,
        ##"<text x="592.67" y="400" font-size="12" text-anchor="middle" fill="#333333">5</text>"##,
        ##"<text x="386" y="424" font-size="13" text-anchor="middle" fill="#333333">turns</text>"##,
        ##"<text x="20" y="228" font-size="13" text-anchor="middle" fill="#333333" "##
          + #"transform="rotate(-90 20 228)">games</text>"#,
        ##"<text x="392" y="88" font-size="12" text-anchor="start" fill="#b3261e">mean</text>"##,
      ])
    #expect(Self.lines(svg, of: "line").count == 3 + 3 + 2)
  }

  @Test("a wide histogram has bars of equal classes, which add up", arguments: [60, 500, 12_345])
  func groupsValues(width: Int) {
    let svg = HistogramPlot(Self.summary([0, width, width]), title: "", name: "").svg
    let bars = Self.lines(svg, of: "rect").filter { $0.contains("#6c97cf") }

    #expect(
      (bars.count, bars.last?.contains(#"y="76""#), bars.first?.contains(#"y="228""#)) == (
        2, true, true
      ))
  }

  @Test("there is a picture of no games and of one, and times are in seconds, in any unit")
  func drawsLittle() {
    let none = HistogramPlot(Self.summary([]), title: "T", name: "turns").svg
    let one = HistogramPlot(Self.summary([-7]), title: "T", name: "turns").svg
    let two = HistogramPlot(Self.summary([4, 6]), title: "T", name: "turns", unfinished: 1).svg
    let quarters = Summary(
      entries: [(value: 8, count: 1), (value: 10, count: 3)],
      scale: UnitScale(nanoseconds: 250_000_000))
    let svg = HistogramPlot(quarters, title: "T", name: "seconds").svg
    let ticks = Self.lines(svg, of: "text").filter { $0.contains(#"y="400""#) }
    #expect(
      (ticks.first?.contains(">1.9"), ticks.last?.contains(">2.6")) == (true, true)
        && none.contains(">no games<") && !none.contains("nan") && !none.contains("inf"))
    #expect(
      one.contains(">mean -7.000, 1 game<") && !one.contains("nan")
        && two.contains(", 2 games, 1 of 2 unfinished<") && svg.contains(">mean 2.375, "))
  }

  @Test("several histograms are parts of one picture, one below the other")
  func stacks() {
    let plots = ["a", "b"].map { HistogramPlot(Self.summary([1]), title: $0, name: $0) }
    let svg = HistogramPlot.svg(of: plots)

    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 880" "#))
    #expect(
      svg.contains(#"<svg xmlns="http://www.w3.org/2000/svg" y="440" viewBox="0 0 720 440""#))
    #expect(
      (Self.lines(svg, of: "svg").count, HistogramPlot.svg(of: [plots[0]])) == (3, plots[0].svg)
        && svg.hasSuffix("</svg>\n</svg>\n"))
  }
}
