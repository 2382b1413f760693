import Testing

@testable import MemorySimulation

@Suite("Lines as pictures")
struct LinePlotTests {
  private static func summary(_ values: [Int]) -> Summary {
    var histogram = Histogram()
    for value in values { histogram.add(value) }
    return Summary(histogram)
  }

  private static func points(_ games: [(Double, [Int])]) -> [LinePlot.Point] {
    games.map { LinePlot.Point($0.0, summary($0.1)) }
  }

  private static func plot(
    _ lines: [[LinePlot.Point]], _ logarithmic: LinePlot.Logarithmic? = nil,
    scheme: PlotScheme = .light
  ) -> LinePlot {
    LinePlot(
      lines.enumerated().map { LinePlot.Line("p\($0)", $1) }, title: "T", subtitle: "S",
      names: ("pairs", "turns"), logarithmic: logarithmic, scheme: scheme)
  }

  private static func elements(_ svg: String, _ name: String) -> [String] {
    svg.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<\(name) ") }
  }

  @Test("a line goes through the means, with their intervals, in a band of the games")
  func drawsLine() {
    let games = [(4.0, [5, 5, 7, 7]), (8, [9, 9, 9, 9]), (10, [])]
    let svg = Self.plot([Self.points(games)]).svg

    #expect(
      Self.elements(svg, "polyline") == [
        ##"<polyline points="86,280.4 686,98" fill="none" stroke="#b3261e" stroke-width="1.5"/>"##
      ])
    // The first circle belongs to the legend.
    let errors = Self.elements(svg, "line").filter { $0.contains("#b3261e") }
    #expect(
      (Self.elements(svg, "circle").count, Self.elements(svg, "polygon"), errors.count, errors[1])
        == (
          3,
          [
            ##"<polygon points="86,341.2 686,98 686,98 86,219.6" fill="#6c97cf" fill-opacity="0.25"/>"##
          ], 4, ##"<line x1="86" y1="392.11" x2="86" y2="168.69" stroke="#b3261e"/>"##
        ))
  }

  @Test(
    "a single game has no band or interval, and points of unfinished games are hollow and counted")
  func drawsSingleGames() {
    let svg = Self.plot([Self.points([(1, [3]), (2, [4]), (3, [])])]).svg

    #expect(
      (
        Self.elements(svg, "circle").count,
        Self.elements(svg, "line").count { $0.contains("#b3261e") }
      ) == (3, 1) && !svg.contains("nan") && !svg.contains("inf"))

    let unfinished = [(1.0, 0), (2, 3), (3, 1)].map {
      LinePlot.Point($0.0, Self.summary([4, 5, 6, 7]), unfinished: $0.1)
    }
    let drawn = Self.plot([unfinished]).svg
    let circles = Self.elements(drawn, "circle").dropFirst(2)

    // The legend has a circle for the mean and one for hollow circles.
    #expect(
      circles.map { $0.contains("#ffffff") } == [false, true, true]
        && drawn.contains(">some games unfinished, at most 3 of 4<")
        && Self.elements(Self.plot([unfinished], scheme: .dark).svg, "circle")[3].contains(
          "#14171a")
    )
  }

  @Test("without points the axes are drawn", arguments: [nil, LinePlot.Logarithmic.xy])
  func drawsNothing(logarithmic: LinePlot.Logarithmic?) {
    let plot = Self.plot([[]], logarithmic)
    #expect(
      (Self.elements(plot.svg, "circle").count, plot.valueRange) == (1, 1...2)
        && plot.svg.hasSuffix("</svg>\n") && !plot.svg.contains("nan")
        && plot.heightRange.lowerBound > 0)
  }

  @Test("several lines differ in color and shape, and are explained by name")
  func drawsSeveral() {
    let lines = [[5, 7], [8, 8], [10, 12], [14, 14], [20, 21]].map {
      Self.points([(4, $0), (8, $0)])
    }
    let svg = Self.plot(lines).svg

    #expect(
      (
        Set(Self.elements(svg, "polyline").map { $0.suffix(50) }).count,
        Self.elements(svg, "circle").count, Self.elements(svg, "polygon").count
      ) == (5, 2 * 3, 3 * 3))
    for name in ["p0", "p1", "p2", "p3", "p4", "95 % interval"] {
      #expect(svg.contains(">\(name)<"))
    }
    #expect(!svg.contains("9 of 10 games"))
  }

  @Test("on logarithmic axes powers are straight lines, and values without a place are left out")
  func drawsPowers() throws {
    let points = Self.points([(2.0, [4]), (4, [16]), (8, [64]), (16, [256])])
    let svg = Self.plot([points, points], .xy).svg
    let line = try #require(Self.elements(svg, "polyline").first)
    let places = line.split(separator: "\"")[1].split(separator: " ").map { point in
      point.split(separator: ",").compactMap { Double($0) }
    }

    for axis in 0...1 {
      let steps = zip(places, places.dropFirst()).map { $1[axis] - $0[axis] }
      #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.02 } && abs(steps[0]) > 50)
    }

    let some = Self.points([(0.0, [4]), (1, [-3, 1]), (2, [16])])
    #expect(
      (Self.plot([some], .xy).omission, Self.plot([some], .xy).valueRange) == (
        "2 points not above 0 left out", 1...2
      ) && Self.plot([some], .xy).svg.contains(">2 points not above 0 left out<")
        && Self.plot([some], .x).svg.contains(">1 point not above 0 left out<"))
    #expect(!Self.plot([some]).svg.contains("left out"))
  }

  @Test("long titles and many players wrap, and nothing goes beyond the picture")
  func wraps() throws {
    let title = String(repeating: "long words ", count: 20)
    let name = String(repeating: "x", count: 200)
    let line = LinePlot.Line(name, Self.points([(1, [1_000_000_000, 2_000_000_000])]))
    let svg = LinePlot(
      [line, line], title: title, subtitle: name, names: ("x", "y")
    ).svg
    for label in Self.elements(svg, "text") where label.contains(#"text-anchor="start""#) {
      let words = label.split(separator: "\"")
      let start = try #require(Double(words[1]))
      let text = label.split(separator: ">")[1].split(separator: "<")[0]
      #expect(start + TextWidth.of(String(text), size: 12) <= 720, "\(label)")
    }
    #expect(Self.elements(svg, "text").count { $0.contains(#"font-size="18""#) } > 2)
  }
}
