extension ChartDrawing {
  mutating func drawPoints() {
    for mark in marks.marks where mark.kind == .point {
      drawSymbol(of: mark)
      annotate(mark)
    }
  }

  /// Draws the symbol of a mark in its cell.
  mutating func drawSymbol(of mark: ChartMark) {
    guard let x = plan.x.cell(mark.x), let y = plan.y.cell(mark.y) else { return }
    let own = look(of: mark).symbol
    let symbol = own ?? ChartLegend.symbol(Int(mark.series), isUnicode: isUnicode)
    guard symbol.unicodeScalars.count == 1, measure(String(symbol)) == 1,
      let scalar = symbol.unicodeScalars.first
    else { return plot(0x3F, x: x, y: y, ink: ink(of: mark)) }
    plot(scalar.value, x: x, y: y, ink: ink(of: mark))
  }

  /// Writes the annotation of a mark to the right of it.
  mutating func annotate(_ mark: ChartMark) {
    guard let text = look(of: mark).annotation, let x = plan.x.cell(mark.x),
      let y = plan.y.cell(mark.y), (0..<plan.plot.height).contains(y)
    else { return }
    write(text, x: plan.plot.x + x + 2, y: plan.plot.y + y)
  }

  mutating func drawRules() {
    for mark in marks.marks {
      switch mark.kind {
      case .horizontalRule: drawHorizontalRule(mark)
      case .verticalRule: drawVerticalRule(mark)
      default: break
      }
    }
  }

  private mutating func drawHorizontalRule(_ mark: ChartMark) {
    guard let row = plan.y.cell(mark.y), (0..<plan.plot.height).contains(row) else { return }
    let ink = ink(of: mark)
    for x in 0..<plan.plot.width { plot(isUnicode ? 0x254C : 0x2D, x: x, y: row, ink: ink) }
    guard let text = look(of: mark).annotation else { return }
    let x = max(0, plan.plot.width - measure(text))
    write(text, x: plan.plot.x + x, y: plan.plot.y + row, ink: ink)
  }

  private mutating func drawVerticalRule(_ mark: ChartMark) {
    guard let column = plan.x.cell(mark.x), (0..<plan.plot.width).contains(column) else { return }
    let ink = ink(of: mark)
    for y in 0..<plan.plot.height { plot(isUnicode ? 0x2506 : 0x7C, x: column, y: y, ink: ink) }
    guard let text = look(of: mark).annotation else { return }
    write(text, x: plan.plot.x + column + 2, y: plan.plot.y, ink: ink)
  }
}
