import Testing
import TextUI
import TextUITesting

@Suite("Charts")
struct ChartTests {
  /// Returns the rows of a view without trailing spaces.
  private func rows(
    _ width: Int, _ height: Int, isUnicode: Bool = true,
    @ViewBuilder _ view: @escaping () -> some View
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.isUnicode = isUnicode
    return Stage(width: width, height: height, environment: environment, root: view).rows
      .map(\.trimmed)
  }

  private let animals = [("cat", 4), ("dog", 8), ("owl", 1)]

  private var bars: some View {
    let animals = animals
    return Chart(animals) { animal in
      BarMark(x: .value("Animal", animal.0), y: .value("Number", animal.1))
    }
  }

  @Test("bars stand on the floor above their names, beside an axis with round numbers, or lie")
  func drawsBars() {
    let animals = animals
    #expect(
      rows(20, 7) { bars } == [
        "10 ┤",
        "   │     ████",
        " 5 ┤     ████",
        "   │████ ████",
        " 0 ┤████ ████ ▄▄▄▄",
        "   └────────────────",
        "    cat  dog  owl",
      ])
    #expect(
      rows(20, 3) {
        Chart(animals) { animal in
          BarMark(x: .value("Number", animal.1), y: .value("Animal", animal.0))
            .annotation("\(animal.1)")
        }
        .chartXAxis(.hidden)
      } == ["cat  ██████▌ 4", "dog  █████████████ 8", "owl  █▋ 1"])
  }

  @Test("in ASCII all signs are ASCII, and a chart describes itself to the control around it")
  func drawsASCII() {
    let shown = rows(20, 7, isUnicode: false) { bars }
    #expect(
      shown.joined().allSatisfy { $0.isASCII } && shown[5] == "   +----------------"
        && shown[1].contains("####"))
    let stage = Stage(width: 20, height: 5) {
      Button(action: {}, label: { bars })
    }
    #expect(stage.accessibility.first?.label == "Number by Animal, 3 values from 1 to 8")
  }

  @Test("a line goes through its points, and a point is a dot; titles are at the axes")
  func drawsLines() {
    #expect(
      rows(24, 9) {
        Chart {
          for x in 0...10 { LineMark(x: .value("x", x), y: .value("y", x)) }
          PointMark(x: .value("x", 5), y: .value("y", 8))
        }
        .chartXAxisLabel("across")
        .chartYAxisLabel("up")
      } == [
        "   up",
        "10 ┤               ⢀⡠⠤",
        "   │         ● ⢀⡠⠔⠊⠁",
        " 5 ┤       ⢀⡠⠤⠒⠁",
        "   │   ⢀⡠⠔⠊⠁",
        " 0 ┤ ⠠⠒⠁",
        "   └─┴───────┴───────┴─",
        "     0       5       10",
        "          across",
      ])
  }

  @Test("several series differ in colour and symbol, and the legend names them")
  func drawsSeries() {
    let stage = Stage(width: 30, height: 8) {
      Chart {
        for (name, slope) in [("slow", 1), ("fast", 3)] {
          ForEachMark(0...4) { x in
            LineMark(x: .value("x", x), y: .value("y", x * slope))
          }
          .foregroundStyle(by: .value("Speed", name))
        }
      }
    }
    #expect(stage.rows[7].trimmed == "● slow  ■ fast")
    #expect(
      [stage.style(x: 0, y: 7).foreground, stage.style(x: 8, y: 7).foreground] == [.cyan, .yellow])
    // Both begin at the same point.
    let plot = stage.rows.prefix(7).joined()
    #expect(plot.count { $0 == "■" } == 5 && plot.count { $0 == "●" } == 4)
  }

  @Test("stacked bars have patterns, which the legend repeats; the legend can be hidden")
  func drawsStacks() {
    let chart = Chart([("a", 2), ("b", 2)]) { part in
      BarMark(x: .value("x", "all"), y: .value("y", part.1))
        .foregroundStyle(by: .value("part", part.0))
    }
    .chartYAxis(.hidden)
    #expect(
      rows(8, 7) { chart } == [
        "▓▓▓▓▓▓", "▓▓▓▓▓▓", "██████", "██████", "────────", " all", "█ a  ▓ b",
      ])
    #expect(rows(8, 6) { chart.chartLegend(.hidden) }.suffix(2) == ["────────", " all"])
  }

  @Test("rules cross the chart, with their annotation at the end")
  func drawsRules() {
    let shown = rows(20, 5) {
      Chart {
        BarMark(x: .value("x", 0), y: .value("y", 8))
        RuleMark(y: .value("y", 4)).annotation("mean")
        RuleMark(x: .value("x", 0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(
      shown[2].hasPrefix("╌") && shown[2].hasSuffix("mean")
        && shown.count { $0.contains("┆") } == 5)
  }

  @Test("an area is filled from zero to its edge, and bars below zero hang from the line at zero")
  func drawsAreas() {
    let area = rows(8, 4) {
      Chart(0...8) { x in AreaMark(x: .value("x", x), y: .value("y", x)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartYScale(domain: 0...8)
    }
    let hanging = rows(14, 7) {
      Chart([4, -4]) { number in
        BarMark(x: .value("x", "\(number)"), y: .value("y", number))
      }
      .chartXAxis(.hidden)
    }
    #expect(
      [area, hanging] == [
        ["     ▄█", "    ▄██", "   ▅███", " ▁█████"],
        [
          " 5 ┤▃▃▃▃", "   │████", " 0 ┤████", "   │     ████", "   │     ████", "-5 ┤", "   │",
        ],
      ])
  }

  @Test("a fixed domain cuts what is outside, and a logarithmic scale has powers of ten")
  func scales() {
    let shown = rows(30, 12) {
      Chart(0...4) { power in
        PointMark(x: .value("x", power), y: .value("y", [1, 10, 100, 1_000, 10_000][power]))
      }
      .chartYScale(domain: 1...1_000, type: .log)
    }
    #expect(
      shown.prefix(10).map { $0.filter(\.isNumber) }.filter { !$0.isEmpty } == [
        "1000", "100", "10", "1",
      ])
    #expect(shown.joined().count { $0 == "●" } == 4)
  }

  @Test("opacity and colours of marks and of the view are those of the cells")
  func colors() {
    let stage = Stage(width: 9, height: 3) {
      Chart(["red", "own", "clear"]) { name in
        BarMark(x: .value("x", name), y: .value("y", 1))
          .foregroundStyle(name == "red" ? .red : .green)
          .opacity(name == "clear" ? 0 : 1)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(
      [stage.style(x: 0, y: 1).foreground, stage.style(x: 3, y: 1).foreground] == [.red, .green])
    #expect(stage.rows == Array(repeating: "██ ██    ", count: 3))
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
