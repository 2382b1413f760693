/// Draws the cells of a chart on a buffer.
struct ChartPrinter {
  let ink: Ink
  let origin: Point

  func draw(_ chart: ChartCells, on painter: inout Painter) {
    let inks = chart.inks.map { self.ink($0, painter.table) }
    drawCells(of: chart, inks, on: &painter)
    for label in chart.labels { draw(label, in: inks[label.ink], on: &painter) }
  }

  private func drawCells(of chart: ChartCells, _ inks: [Ink], on painter: inout Painter) {
    let visible = painter.clip.intersection(Rect(origin: origin, size: chart.size))
    for y in visible.y..<max(visible.y, visible.maxY) {
      for x in visible.x..<visible.maxX {
        let cell = chart.cells[(y - origin.y) * chart.size.width + x - origin.x]
        guard cell.scalar != 0 else { continue }
        painter.draw(
          CollectionOfOne(Cell(grapheme: cell.scalar)), at: Point(x: x, y: y), in: inks[cell.ink])
      }
    }
  }

  private func draw(_ label: ChartCells.Label, in ink: Ink, on painter: inout Painter) {
    let text = TextCells(label.text, table: painter.table)
    let line = text.cells.prefix { $0.grapheme != TextCells.lineBreak }
    let place = Point(x: origin.x + label.place.x, y: origin.y + label.place.y)
    if line.count <= label.width { return painter.draw(line, at: place, in: ink) }
    // Half of a wide cluster is not drawn.
    var head = line.prefix(label.width - 1)
    if head.last?.width == 2 { head = head.dropLast() }
    painter.draw(head, at: place, in: ink)
    let mark = Cell(grapheme: painter.isUnicode ? 0x2026 : 0x7E)
    painter.draw(
      CollectionOfOne(mark), at: Point(x: place.x + head.count, y: place.y), in: ink)
  }

  private func ink(_ look: ChartInk, _ table: CellTable) -> Ink {
    var style = table.style(ink.style)
    if let color = look.color { style.foreground = color }
    if look.isDim { style.attributes.insert(.dim) }
    let opacity = look.color == .clear || look.opacity.isNaN ? 0 : max(0, min(look.opacity, 1))
    return Ink(
      style: table.number(of: style), opacity: UInt8((Double(ink.opacity) * opacity).rounded()))
  }
}
