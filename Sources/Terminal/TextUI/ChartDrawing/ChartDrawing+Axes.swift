extension ChartDrawing {
  mutating func drawAxes() {
    let ink = dimInk()
    if let side = plan.side { drawSide(side, ink) }
    if let floor = plan.floor { drawFloor(at: floor, ink) }
    if let row = plan.titleRows.y {
      write(scales.options.y.title, x: max(0, plan.plot.x - 1), y: row)
    }
    if let row = plan.titleRows.x {
      let title = scales.options.x.title
      let spare = max(0, (plan.plot.width - measure(title)) / 2)
      write(title, x: plan.plot.x + spare, y: row)
    }
  }

  private mutating func drawSide(_ side: Int, _ ink: Int) {
    let signs: (line: Unicode.Scalar, tick: Unicode.Scalar) = isUnicode ? ("│", "┤") : ("|", "+")
    let top = plan.plot.y
    if !scales.hasBandsUpwards {
      for row in 0..<plan.plot.height { set(signs.line, x: side + 1, y: top + row, ink: ink) }
    }
    var labelled = Set<Int>()
    for tick in plan.y.ticks where labelled.insert(tick.cell).inserted {
      let width = min(side, measure(tick.label))
      write(tick.label, x: side - width, y: top + tick.cell, width: width)
      if !scales.hasBandsUpwards { set(signs.tick, x: side + 1, y: top + tick.cell, ink: ink) }
    }
  }

  private mutating func drawFloor(at row: Int, _ ink: Int) {
    let signs: [Unicode.Scalar] = isUnicode ? ["└", "─", "┴"] : ["+", "-", "+"]
    if plan.side != nil, !scales.hasBandsUpwards {
      set(signs[0], x: plan.plot.x - 1, y: row, ink: ink)
    }
    for column in 0..<plan.plot.width { set(signs[1], x: plan.plot.x + column, y: row, ink: ink) }
    if case .bands(let bands, _) = plan.x.kind { return drawNames(bands, below: row) }
    for (tick, start) in fittingTicks {
      set(signs[2], x: plan.plot.x + tick.cell, y: row, ink: ink)
      write(tick.label, x: plan.plot.x + start, y: row + 1)
    }
  }

  /// The ticks of the horizontal axis whose labels fit without touching, and the first columns of
  /// the labels.
  private var fittingTicks: [(tick: ChartAxis.Tick, start: Int)] {
    var end = -1
    return plan.x.ticks.compactMap { tick in
      let width = measure(tick.label)
      let start = max(0, tick.cell - (width - 1) / 2)
      guard start > end, start + width <= plan.plot.width + 1 else { return nil }
      end = start + width
      return (tick, start)
    }
  }

  /// Writes the names of bars below them: all if they fit, also shortened, otherwise some.
  private mutating func drawNames(_ bands: ChartBands, below row: Int) {
    let ticks = plan.x.ticks
    let room = max(1, bands.pitch - 1)
    let areNarrow = ticks.allSatisfy { measure($0.label) <= max(room, bands.barWidth) }
    var end = -1
    for tick in ticks {
      let isCut = !areNarrow && bands.pitch > 4
      let width = isCut ? min(room, measure(tick.label)) : measure(tick.label)
      let start = max(0, tick.cell - (width - 1) / 2)
      guard start > end || areNarrow, start + width <= plan.plot.width + 1 else { continue }
      end = start + width
      write(tick.label, x: plan.plot.x + start, y: row + 1, width: width)
    }
  }
}
