extension ChartDrawing {
  mutating func drawBars() {
    let (across, along) = scales.isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    guard case .bands(let bands, _) = across.kind, case .lengths(let lengths, _) = along.kind else {
      return
    }
    for (column, segments) in scales.stacks.segments(in: bands).sorted(by: { $0.key < $1.key }) {
      let columns = column..<min(column + bands.barWidth, across.length)
      drawBar(segments, in: columns, lengths)
    }
  }

  private mutating func drawBar(
    _ segments: [BarSegment], in columns: Range<Int>, _ lengths: BarLengths
  ) {
    let glyphs = BarGlyphs(isUnicode: isUnicode)
    let above = segments.filter { $0.end >= $0.start }
    let below = segments.filter { $0.end < $0.start }
    let (standing, hanging) = (ends(of: above, lengths), ends(of: below, lengths))
    let (up, down) = (series(of: above), series(of: below))
    if scales.isHorizontal {
      draw(glyphs.lying(standing, series: up), above, in: columns) { ($0, lengths.below + $1) }
      draw(glyphs.whole(hanging, series: down), below, in: columns) { ($0, lengths.below - 1 - $1) }
    } else {
      let line = lengths.above
      let hung = glyphs.hanging(hanging, series: down)
      draw(hung, below, in: columns) { ($0, line + $1) }
      if !above.isEmpty || hung.isEmpty {
        let stood = glyphs.standing(standing, series: up)
        draw(stood, above.isEmpty ? below : above, in: columns) { ($0, max(0, line - 1) - $1) }
      }
    }
    annotate(segments, in: columns, lengths)
  }

  /// Returns the distances from the base to the ends of segments, in cells.
  private func ends(of segments: [BarSegment], _ lengths: BarLengths) -> [Double] {
    segments.map { lengths.length($0.end).magnitude }
  }

  private func series(of segments: [BarSegment]) -> [Int] {
    segments.map { Int(marks.marks[$0.mark].series) }
  }

  /// Draws the cells of a bar at all its columns; for a horizontal bar, `columns` are its rows.
  private mutating func draw(
    _ bar: [BarCell], _ segments: [BarSegment], in columns: Range<Int>,
    at place: (_ column: Int, _ cell: Int) -> (Int, Int)
  ) {
    for part in bar {
      let ink = ink(of: marks.marks[segments[part.segment].mark])
      for column in columns {
        let (across, along) = place(column, part.cell)
        let (x, y) = scales.isHorizontal ? (along, across) : (across, along)
        plot(part.scalar, x: x, y: y, ink: ink)
      }
    }
  }

  /// Writes the annotation of a bar beyond its end.
  private mutating func annotate(
    _ segments: [BarSegment], in columns: Range<Int>, _ lengths: BarLengths
  ) {
    for segment in segments {
      guard let text = look(of: marks.marks[segment.mark]).annotation else { continue }
      let length = max(0, lengths.length(segment.end))
      let middle = (columns.lowerBound + columns.upperBound - 1) / 2
      if scales.isHorizontal {
        let tip = isUnicode ? (length * 8).rounded() / 8 : length.rounded()
        let x = lengths.below + Int(tip.rounded(.up)) + 1
        write(text, x: plan.plot.x + x, y: plan.plot.y + middle)
      } else {
        let width = measure(text)
        let x = max(0, min(middle - (width - 1) / 2, plan.plot.width - width))
        let y = max(0, lengths.above - 1 - Int(length.rounded(.up)))
        write(text, x: plan.plot.x + x, y: plan.plot.y + y)
      }
    }
  }
}
