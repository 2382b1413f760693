import Testing

@testable import TextUI

@Suite("Charts: layout and legend")
struct ChartPlanTests {
  private func plan(
    _ width: Int, _ height: Int, series: Int = 2, _ change: (inout ChartOptions) -> Void = { _ in }
  ) -> ChartPlan {
    var options = ChartOptions()
    (options.x.title, options.y.title) = ("x", "y")
    change(&options)
    let marks = ChartMarks(
      ForEachMark(0..<series) { number in
        PointMark(x: .value("x", number), y: .value("y", number * 10))
          .foregroundStyle(by: .value("s", "series \(number)"))
      })
    return ChartPlan(
      ChartScales(marks, options), ChartLegend(marks, options.legend, isUnicode: true),
      size: Size(width: width, height: height), measure: \.count)
  }

  @Test("everything is shown if there is room: titles, axes and legend around the plot")
  func complete() {
    let plan = plan(40, 12)
    #expect(plan.plot == Rect(x: 4, y: 1, width: 35, height: 7))
    #expect(
      plan.side == 2 && plan.floor == 8 && plan.titleRows == (10, 0) && plan.legend.row == 11
        && plan.legend.rows.map(\.count) == [2])
  }

  @Test("with less room titles, then legend and floor, and then the numbers are left out")
  func leavesOut() {
    let heights = 0...12
    let plans = heights.map { plan(40, $0) }
    #expect(
      [
        plans.map { $0.titleRows.y != nil }.firstIndex(of: true),
        plans.map { $0.floor != nil }.firstIndex(of: true),
        plans.map { !$0.legend.rows.isEmpty }.firstIndex(of: true),
      ] == [8, 4, 5])
    let narrow = plan(5, 12)
    #expect(narrow.side == nil && narrow.plot.width == 5)
  }

  @Test("the plot and the parts around it never overlap and fill the chart", arguments: 0...14)
  func fits(height: Int) {
    var wrong: [String] = []
    for width in 0...30 {
      for series in [1, 2, 9] {
        let plan = plan(width, height, series: series)
        let isInside = plan.plot.width >= 0 && plan.plot.maxX <= width
        let isApart =
          plan.plot.maxY <= plan.floor ?? height && (plan.floor ?? 0) + 1 < max(2, plan.legend.row)
        let isFull = plan.legend.row + plan.legend.rows.count == height
        if !isInside || !isApart || !isFull { wrong.append("\(width) \(series): \(plan)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("hidden parts leave their room to the plot")
  func hides() {
    let plan = plan(40, 12) {
      ($0.x.visibility, $0.y.visibility, $0.legend) = (.hidden, .hidden, .hidden)
    }
    #expect(
      plan.plot == Rect(x: 0, y: 0, width: 40, height: 12) && plan.floor == nil && plan.side == nil
        && plan.legend.rows.isEmpty)
  }

  @Test("a legend wraps, is for several series only, and can be required for one")
  func wraps() {
    let legends = [
      plan(12, 30, series: 3), plan(25, 30, series: 3), plan(40, 12, series: 1),
      plan(40, 12, series: 9), plan(40, 12, series: 1) { $0.legend = .visible },
    ].map { $0.legend.rows.map(\.count) }
    #expect(Array(legends.prefix(3)) == [[1, 1, 1], [2, 1], []])
    #expect(legends.suffix(2).map(\.count) == [3, 1])
  }

  @Test("symbols and patterns are distinct for the first series, in ASCII too")
  func distinguishes() {
    for isUnicode in [true, false] {
      let symbols = Set((0..<7).map { ChartLegend.symbol($0, isUnicode: isUnicode) })
      let fills = Set((0..<4).map(BarGlyphs(isUnicode: isUnicode).fill))
      #expect([symbols.count, fills.count] == [7, 4])
    }
    #expect(ChartLegend.symbol(-1, isUnicode: true) == "●")
  }
}
