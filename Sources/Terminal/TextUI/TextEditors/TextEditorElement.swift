/// Draws the visible rows of a text editor, and sets the terminal's cursor in one of them.
struct TextEditorElement: Element {
  private let text: String
  private let place: EditorPlace
  private let isFocused: Bool
  private let ink: Ink
  private let faint: Ink

  init(_ text: String, _ place: EditorPlace, _ resolver: Resolver) {
    self.text = text
    self.place = place
    isFocused = resolver.values.isFocused
    ink = resolver.ink(adding: resolver.values.isEnabled ? [] : .dim)
    faint = resolver.ink(adding: .dim)
  }

  private static let usual = Size(width: 20, height: 3)

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Self.usual)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard rect.width > 0, rect.height > 0 else { return }
    let lines = place.settle(text, in: rect.size, painter.table)
    for (y, row) in lines.rows.dropFirst(place.offset).prefix(rect.height).enumerated() {
      let cells = lines.cells(of: row)
      painter.draw(
        cells.prefix(rect.width), at: Point(x: rect.x, y: rect.y + y), in: ink)
    }
    drawBar(lines.rows.count, in: rect, on: &painter)
    if isFocused { putCursor(lines, in: rect, on: &painter) }
  }

  /// Draws a scroll bar if the text is higher than the editor.
  private func drawBar(_ count: Int, in rect: Rect, on painter: inout Painter) {
    guard count > rect.height, rect.width > 2 else { return }
    let (thumb, track): (UInt32, UInt32) = painter.drawsLines ? (0x2503, 0x2502) : (0x23, 0x7C)
    let bar = Rect(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height)
    painter.fill(bar, with: Cell(grapheme: track), in: faint)
    let length = max(1, rect.height * rect.height / count)
    let start = place.offset * (rect.height - length) / (count - rect.height)
    let mark = Rect(x: bar.x, y: bar.y + start, width: 1, height: length)
    painter.fill(mark, with: Cell(grapheme: thumb), in: ink)
  }

  private func putCursor(_ lines: EditorLines, in rect: Rect, on painter: inout Painter) {
    let row = lines.row(of: place.cursor)
    let column = min(lines.column(of: place.cursor), rect.width - 1)
    let point = Point(x: rect.x + column, y: rect.y + row - place.offset)
    if rect.contains(point), painter.clip.contains(point) { painter.cursor = point }
  }
}
