/// Text that wraps between words and is truncated with `…`.
///
/// Control characters and the like are drawn as symbols. Wide clusters are never split. Wrapping
/// and truncation are inherited: `lineLimit`, `truncationMode`, `multilineTextAlignment`.
public struct Text: Primitive {
  @usableFromInline package let string: String

  /// Creates a text from any kind of string, which is copied.
  @inlinable
  public init(_ string: some StringProtocol) {
    self.string = String(string)
  }

  /// Creates a text; newlines begin new lines.
  @inlinable
  public init(_ string: String) {
    self.string = string
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.collectAccessibilityText(string)
    resolver.leaf(TextElement(resolver.cells(of: string), ink: resolver.ink, resolver.values))
  }
}

/// The element of a text.
struct TextElement: Element {
  private let cells: TextCells
  private let ink: Ink
  private let lineLimit: Int16
  private let alignment: Int8
  private let truncation: TruncationMode

  init(_ cells: TextCells, ink: Ink, _ values: EnvironmentValues) {
    self.cells = cells
    self.ink = ink
    let limit = values.lineLimit ?? Int(Int16.max)
    lineLimit = Int16(max(1, min(limit, Int(Int16.max))))
    alignment = Int8(values.multilineTextAlignment.rawValue)
    truncation = values.truncationMode
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let limit = min(Int(lineLimit), max(1, proposal.height ?? Int(Int16.max)))
    let width = proposal.width ?? Proposal.infinity
    if cells.width <= width, cells.lineCount <= limit {
      return Size(width: cells.width, height: cells.lineCount)
    }
    // A single line is truncated anywhere rather than broken at words.
    if limit == 1, cells.lineCount == 1 { return Size(width: min(cells.width, width), height: 1) }
    return cells.size(wrappedAt: width, lineLimit: limit)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard ink.opacity > 0, !rect.isEmpty else { return }
    if cells.lineCount == 1, cells.width <= rect.width {
      painter.draw(cells.cells, at: start(of: cells.width, row: 0, in: rect), in: ink)
    } else if rect.height == 1 || lineLimit == 1, cells.lineCount == 1 {
      drawCut(0..<cells.cells.count, row: 0, in: rect, on: &painter)
    } else {
      drawLines(in: rect, on: &painter)
    }
  }

  private func drawLines(in rect: Rect, on painter: inout Painter) {
    var lines = LineBreaking(cells, width: rect.width)
    let limit = min(rect.height, Int(lineLimit))
    let end = min(limit, painter.clip.maxY - rect.y)
    var row = 0
    while row < end, let line = lines.next() {
      row += 1
      var rest = lines
      // A wide cluster does not fit in one column.
      let isTooWide = line.count > rect.width
      if isTooWide || row == limit && rest.next() != nil {
        drawCut(line.lowerBound..<cells.cells.count, row: row - 1, in: rect, on: &painter)
        if isTooWide { return }
      } else {
        let place = start(of: line.count, row: row - 1, in: rect)
        painter.draw(cells.cells[line], at: place, in: ink)
      }
    }
  }

  /// Draws the part of a line that fits, with `…` (`~` in ASCII) where cells are missing.
  private func drawCut(
    _ range: Range<Int>, row: Int, in rect: Rect, on painter: inout Painter
  ) {
    let cut = Truncation(of: cells, range, to: rect.width, mode: truncation)
    let width = cut.head.count + 1 + cut.tail.count
    let place = start(of: width, row: row, in: rect)
    painter.draw(cells.cells[cut.head], at: place, in: ink)
    let sign = Point(x: place.x + cut.head.count, y: place.y)
    let mark = Cell(grapheme: painter.isUnicode ? 0x2026 : 0x7E)
    painter.draw(CollectionOfOne(mark), at: sign, in: ink)
    painter.draw(cells.cells[cut.tail], at: Point(x: sign.x + 1, y: sign.y), in: ink)
  }

  private func start(of width: Int, row: Int, in rect: Rect) -> Point {
    let alignment = HorizontalAlignment(rawValue: Int(alignment)) ?? .leading
    return Point(x: rect.x + max(0, alignment.offset(spare: rect.width - width)), y: rect.y + row)
  }
}
