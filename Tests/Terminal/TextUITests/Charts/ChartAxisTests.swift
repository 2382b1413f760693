import Testing

@testable import TextUI

@Suite("Charts: axes")
struct ChartAxisTests {
  /// Returns the scales of points at the given numbers.
  private func scales(
    _ numbers: [Double], _ change: (inout ChartOptions) -> Void = { _ in }
  ) -> ChartScales {
    var options = ChartOptions()
    change(&options)
    let marks = ChartMarks(
      ForEachMark(numbers) { PointMark(x: .value("x", $0), y: .value("y", $0)) })
    return ChartScales(marks, options)
  }

  private func barScales(_ numbers: [Int], isHidden: Bool = false) -> ChartScales {
    var options = ChartOptions()
    options.y.visibility = isHidden ? .hidden : .automatic
    let marks = ChartMarks(
      ForEachMark(numbers) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) })
    return ChartScales(marks, options)
  }

  @Test("points are in the middle of cells, the largest at the top", arguments: 3...20)
  func points(height: Int) throws {
    let axis = scales([0, 10]).y(height)
    let isInside = axis.ticks.allSatisfy { (0..<height).contains($0.cell) }
    let places = try (0...10).map { try #require(axis.place(Double($0))) }
    #expect([0, 10, 11, .nan].map { axis.cell($0) } == [height - 1, 0, nil, nil])
    #expect(
      isInside && axis.place(.infinity) == nil && places == places.sorted(by: >)
        && places[0] == Double(height) - 0.5)
  }

  @Test("the horizontal axis leaves a column free at both ends, if there is room")
  func margins() {
    let axis = scales([0, 10]).x(20)
    let cells = [axis.cell(0), axis.cell(10)]
    #expect(
      cells + [scales([0, 10]).x(2).cell(10), scales([0, 10]).x(0).cell(0)] == [1, 18, 1, 0])
  }

  @Test("a vertical axis ends at round numbers, unless it is hidden or has a domain")
  func rounds() {
    func labels(_ change: (inout ChartOptions) -> Void = { _ in }) -> [String] {
      scales([3, 97], change).y(12).ticks.map(\.label)
    }
    let shown = [
      labels(), labels { $0.y.visibility = .hidden }, labels { $0.y.domain = 10...30 },
      labels { $0.y.included = 0...140 },
    ]
    let expected: [[String]] = [
      ["0", "20", "40", "60", "80", "100"], ["20", "40", "60", "80"],
      ["10", "15", "20", "25", "30"], ["0", "50", "100", "150"],
    ]
    #expect(shown == expected)
  }

  @Test("a logarithmic axis includes only numbers above zero")
  func logarithms() {
    let axis = scales([-5, 0, 1, 1_000]) { $0.y.type = .log }.y(13)
    let empty = scales([-1]) { $0.y.type = .log }.y(9).ticks.map(\.label)
    #expect(
      axis.ticks.map(\.label) == ["1", "10", "100", "1000"]
        && axis.ticks.map(\.cell) == [12, 8, 4, 0])
    #expect(axis.cell(0) == nil && axis.place(-5) == nil && empty.contains("10"))
  }

  @Test("whole numbers have whole labels, large and small ones an exponent")
  func labels() {
    let whole = ChartMarks(ForEachMark(0...2) { PointMark(x: .value("x", $0), y: .value("y", $0)) })
    let small = scales([1e-12, 3e-12]).y(5).ticks.map(\.label)
    #expect(
      [
        ChartScales(whole, ChartOptions()).y(12).ticks.map(\.label),
        scales([0, 1e30]).y(5).ticks.map(\.label), small.filter { $0 == "2e-12" },
      ] == [["0", "1", "2"], ["0", "1e30", "2e30"], ["2e-12"]])
  }

  @Test("labels of bars are in the row that a bar of this length reaches")
  func lengths() {
    let heights = [4, 6, 9]
    let axes = heights.map { barScales([0, 10]).y($0) }
    let hanging = barScales([-4, 4]).y(8)
    #expect(axes.map { [$0.cell(0), $0.cell(10)] } == heights.map { [$0 - 1, 0] })
    #expect([0, 4, -4].map { hanging.cell($0) } == [3, 0, 7])
  }

  @Test("bars share the axis, and one that is hidden has a unit for each direction")
  func units() throws {
    let shown = barScales([-20, 100]).y(7)
    let hidden = barScales([-20, 100], isHidden: true).y(7)
    #expect(try #require(hidden.place(100)) == 0 && #require(shown.place(100)) > 0)
    let bands = barScales([1, 2, 3]).x(12)
    #expect(bands.ticks.map(\.label) == ["1", "2", "3"] && bands.ticks.map(\.cell) == [1, 5, 9])
    #expect((0..<3).map { bands.place(Double($0)) } == [1.5, 5.5, 9.5])
    let many = barScales(Array(0..<100))
    #expect([5, 0].map { many.x($0).ticks.map(\.label) } == [["0", "20", "40", "60", "80"], []])
  }
}
