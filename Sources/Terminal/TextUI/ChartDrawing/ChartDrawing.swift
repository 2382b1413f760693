/// A chart drawn into cells.
struct ChartDrawing {
  private(set) var cells: ChartCells
  let marks: ChartMarks
  let scales: ChartScales
  let plan: ChartPlan
  let isUnicode: Bool
  let measure: (String) -> Int

  /// - Parameters:
  ///   - marks: The marks.
  ///   - options: The axes and the legend.
  ///   - size: The size of the chart.
  ///   - isUnicode: True if more than ASCII may be used.
  ///   - measure: Returns the width of a text in columns.
  init(
    _ marks: ChartMarks, _ options: ChartOptions, size: Size, isUnicode: Bool,
    measure: @escaping (String) -> Int
  ) {
    (self.marks, self.isUnicode, self.measure) = (marks, isUnicode, measure)
    cells = ChartCells(size: size)
    scales = ChartScales(marks, options)
    let legend = ChartLegend(marks, options.legend, isUnicode: isUnicode)
    plan = ChartPlan(scales, legend, size: size, measure: measure)
    drawAxes()
    drawAreas()
    drawBars()
    drawRules()
    drawLines()
    drawPoints()
    drawLegend()
  }

  /// Returns the number of a mark's ink.
  mutating func ink(of mark: ChartMark) -> Int {
    cells.number(of: ChartLegend.ink(of: mark, marks))
  }

  func look(of mark: ChartMark) -> ChartLook { marks.looks[Int(mark.look)] }

  /// Sets a cell of the plot, counted from its top left cell; a place outside is ignored.
  mutating func plot(_ scalar: UInt32, x: Int, y: Int, ink: Int) {
    guard x >= 0, y >= 0, x < plan.plot.width, y < plan.plot.height else { return }
    cells.set(scalar, x: plan.plot.x + x, y: plan.plot.y + y, ink: ink)
  }

  mutating func set(_ scalar: Unicode.Scalar, x: Int, y: Int, ink: Int) {
    cells.set(scalar.value, x: x, y: y, ink: ink)
  }

  mutating func write(_ text: String, x: Int, y: Int, width: Int? = nil, ink: Int = 0) {
    cells.write(text, x: x, y: y, width: width ?? cells.size.width - x, ink: ink)
  }

  mutating func dimInk() -> Int { cells.number(of: ChartInk(isDim: true)) }

  private mutating func drawLegend() {
    for (row, entries) in plan.legend.rows.enumerated() {
      var x = 0
      for entry in entries {
        let y = plan.legend.row + row
        write(String(entry.symbol), x: x, y: y, width: 1, ink: cells.number(of: entry.ink))
        write(entry.name, x: x + 2, y: y)
        x += measure(entry.name) + 4
      }
    }
  }
}
