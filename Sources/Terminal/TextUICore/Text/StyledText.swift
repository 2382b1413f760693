/// A text of several styles that wraps between words, also inside of a style.
///
/// It is as high as all of its lines, which are never truncated. Its alignment is inherited.
package struct StyledText: Primitive {
  private let runs: [Run]

  /// A part of the text in one style.
  package struct Run {
    let text: String
    let link: LinkAddress?
    let change: (inout Style) -> Void

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - text: The part; a cluster that begins in another part is not continued.
    ///   - link: The address that the terminal opens; nil for the inherited one.
    ///   - change: Changes the inherited style.
    package init(
      _ text: String, link: LinkAddress? = nil, style change: @escaping (inout Style) -> Void
    ) {
      (self.text, self.link, self.change) = (text, link, change)
    }
  }

  package init(_ runs: [Run]) {
    self.runs = runs
  }

  package func resolve(_ resolver: inout Resolver) {
    resolver.collectAccessibilityText(runs.map(\.text).joined())
    let parts = runs.map { run in
      var style = resolver.values.style
      run.change(&style)
      if let link = run.link { style.link = resolver.store.table.number(of: link) }
      return (cells: resolver.cells(of: run.text), ink: resolver.ink(style))
    }
    resolver.leaf(
      StyledTextElement(parts, alignment: resolver.values.multilineTextAlignment))
  }
}

/// The element of a text of several styles.
private struct StyledTextElement: Element {
  private let cells: TextCells
  /// The inks, each with the index of the cell after its part.
  private let inks: [(end: Int, ink: Ink)]
  private let alignment: HorizontalAlignment

  init(_ parts: [(cells: TextCells, ink: Ink)], alignment: HorizontalAlignment) {
    cells = TextCells(joining: parts.map(\.cells))
    var end = 0
    inks = parts.map { part in
      end += part.cells.cells.count
      return (end, part.ink)
    }
    self.alignment = alignment
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let width = proposal.width ?? Proposal.infinity
    if cells.width <= width { return Size(width: cells.width, height: cells.lineCount) }
    return cells.size(wrappedAt: width, lineLimit: .max)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard rect.width > 0 else { return }
    var lines = LineBreaking(cells, width: rect.width)
    var y = rect.y
    while y < min(rect.maxY, painter.clip.maxY), let line = lines.next() {
      let spare = alignment.offset(spare: rect.width - line.count)
      draw(line, at: Point(x: rect.x + max(0, spare), y: y), on: &painter)
      y += 1
    }
  }

  private func draw(_ line: Range<Int>, at place: Point, on painter: inout Painter) {
    var start = line.lowerBound
    for part in inks where part.end > start && start < line.upperBound {
      let end = min(part.end, line.upperBound)
      let point = Point(x: place.x + start - line.lowerBound, y: place.y)
      painter.draw(cells.cells[start..<end], at: point, in: part.ink)
      start = end
    }
  }
}

extension TextCells {
  /// Joins texts into one.
  fileprivate convenience init(joining parts: [TextCells]) {
    let cells = ContiguousArray(parts.lazy.map(\.cells).joined())
    let lines = cells.split(omittingEmptySubsequences: false) { $0.grapheme == Self.lineBreak }
    self.init(cells: cells, width: lines.map(\.count).max() ?? 0, lineCount: lines.count)
  }
}
