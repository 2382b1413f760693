extension ChartDrawing {
  /// The marks of a kind that belong together: of one series, or of one colour without one.
  private func groups(of kind: ChartMark.Kind) -> [[ChartMark]] {
    var numbers: [GroupKey: Int] = [:]
    var groups: [[ChartMark]] = []
    for mark in marks.marks where mark.kind == kind {
      let key = GroupKey(series: mark.series, color: look(of: mark).color)
      if let number = numbers[key] {
        groups[number].append(mark)
      } else {
        numbers[key] = groups.count
        groups.append([mark])
      }
    }
    return groups.map(Self.sorted)
  }

  private struct GroupKey: Hashable {
    let series: Int32
    let color: Color?
  }

  /// Returns marks in the order of their x values, without those that have none.
  private static func sorted(_ marks: [ChartMark]) -> [ChartMark] {
    let marks = marks.contains { !$0.x.isFinite } ? marks.filter { $0.x.isFinite } : marks
    let isSorted = zip(marks, marks.dropFirst()).allSatisfy { $0.x <= $1.x }
    // A stable order, because points may have equal x values.
    return isSorted
      ? marks
      : marks.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
        .map(\.element)
  }

  /// Returns the place of a mark in the plot; nil if one of the axes does not show it.
  private func place(of mark: ChartMark) -> ChartPlace? {
    guard let x = plan.x.place(mark.x), let y = plan.y.place(mark.y) else { return nil }
    // The base of bars can be the lower edge of the lowest cell.
    let lowest = Double(plan.plot.height)
    return ChartPlace(x: x, y: y == lowest ? lowest - 0.125 : y)
  }

  mutating func drawLines() {
    let groups = groups(of: .line)
    for group in groups {
      guard let first = group.first else { continue }
      let symbol =
        groups.count > 1 ? ChartLegend.symbol(Int(first.series), isUnicode: isUnicode) : nil
      if group.count > 1 {
        var grid = DotGrid(size: plan.plot.size)
        grid.connect(group.lazy.map(place))
        draw(grid, symbol: symbol, ink: ink(of: first))
      }
    }
    // Lines must not hide the symbols of others.
    for group in groups where groups.count > 1 || group.count == 1 { drawSymbols(of: group) }
    for mark in marks.marks where mark.kind == .line { annotate(mark) }
  }

  /// Draws dots, over those of lines before; in ASCII several lines have different characters.
  private mutating func draw(_ grid: DotGrid, symbol: Character?, ink: Int) {
    for (place, mask) in grid.masks.enumerated() where mask != 0 {
      let (y, x) = place.quotientAndRemainder(dividingBy: grid.size.width)
      let scalar: UInt32
      if isUnicode {
        scalar = ShapeGlyphs.braille.scalar(for: mask | dots(x: x, y: y))
      } else {
        scalar =
          symbol?.unicodeScalars.first?.value ?? ShapeGlyphs.ascii.scalar(for: mask.asQuadrants)
      }
      plot(scalar, x: x, y: y, ink: ink)
    }
  }

  /// Returns the dots that a cell of the plot has already.
  private func dots(x: Int, y: Int) -> UInt8 {
    let scalar = cells.cells[(plan.plot.y + y) * cells.size.width + plan.plot.x + x].scalar
    guard (0x2801...0x28FF).contains(scalar) else { return 0 }
    let bits = UInt8(truncatingIfNeeded: scalar)
    let left = bits & 1 | bits << 1 & 4 | bits << 2 & 16
    let right = bits >> 2 & 2 | bits >> 1 & 8 | bits & 32
    return left | right | bits & 0b1100_0000
  }

  /// Marks the points of one of several lines, or its end if there are too many.
  private mutating func drawSymbols(of group: [ChartMark]) {
    let isSparse = group.count * 4 <= plan.plot.width
    let shown = group.filter { place(of: $0) != nil }
    for mark in isSparse ? shown : shown.suffix(1) { drawSymbol(of: mark) }
  }

  /// Returns the columns and heights of the edge of an area.
  private func edge(of group: [ChartMark], _ lengths: BarLengths) -> [(Double, Double)?] {
    group.map { mark in
      plan.x.place(mark.x).map { ($0, mark.y.isFinite ? lengths.length(mark.y) : .nan) }
    }
  }

  mutating func drawAreas() {
    for group in groups(of: .area) {
      guard let first = group.first, case .lengths(let lengths, _) = plan.y.kind else { continue }
      let heights = AreaHeights(edge(of: group, lengths), width: plan.plot.width)
      let (ink, series) = (ink(of: first), [Int(first.series)])
      let glyphs = BarGlyphs(isUnicode: isUnicode)
      for (x, height) in heights.columns.enumerated() {
        guard let height else { continue }
        let bar =
          height < 0
          ? glyphs.hanging([-height], series: series) : glyphs.standing([height], series: series)
        for part in bar {
          let y = height < 0 ? lengths.above + part.cell : lengths.above - 1 - part.cell
          plot(part.scalar, x: x, y: y, ink: ink)
        }
      }
    }
  }
}
