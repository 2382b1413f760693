/// Draws the line of a text field, and sets the terminal's cursor in it.
struct TextFieldElement: Element {
  private let text: FieldText
  private let prompt: FieldText
  private let place: FieldPlace
  private let isFocused: Bool
  private let ink: Ink
  private let faint: Ink

  init(_ text: FieldText, prompt: String, _ place: FieldPlace, _ resolver: Resolver) {
    self.text = text
    self.prompt = FieldText(text.cells.isEmpty ? prompt : "", resolver)
    self.place = place
    isFocused = resolver.values.isFocused
    ink = resolver.ink(adding: isFocused ? .bold : resolver.values.isEnabled ? [] : .dim)
    faint = resolver.ink(adding: [.dim, .italic])
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    Size(width: max(1, proposal.width ?? Self.usualWidth), height: 1)
  }

  private static let usualWidth = 20

  private var cursor: Int { min(place.cursor, text.columns.count - 1) }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    guard rect.width > 0, rect.height > 0 else { return }
    place.offset =
      isFocused ? text.offset(width: rect.width, cursor: cursor, from: place.offset) : 0
    let cells = text.visible(from: place.offset, width: rect.width)
    let mark = Cell(grapheme: painter.isUnicode ? 0x2026 : 0x7E)
    let hint = prompt.cut(to: rect.width, mark: mark)
    painter.draw(cells, at: rect.origin, in: ink)
    painter.draw(hint, at: rect.origin, in: faint)
    drawRest(from: rect.x + cells.count + hint.count, of: rect, on: &painter)
    drawSigns(in: rect, on: &painter)
    if isFocused { putCursor(in: rect, on: &painter) }
  }

  /// Fills the rest of the field, so that its width is visible.
  private func drawRest(from x: Int, of rect: Rect, on painter: inout Painter) {
    let rest = Rect(x: x, y: rect.y, width: rect.maxX - x, height: 1)
    painter.fill(rest, with: Cell(grapheme: 0x5F), in: faint)
  }

  private func drawSigns(in rect: Rect, on painter: inout Painter) {
    // In a narrow field they would hide the cluster at the cursor.
    guard rect.width >= 4 || !isFocused else { return }
    let (left, right): (UInt32, UInt32) = painter.isUnicode ? (0x2039, 0x203A) : (0x3C, 0x3E)
    let last = Rect(x: rect.maxX - 1, y: rect.y, width: 1, height: 1)
    if place.offset > 0 {
      painter.fill(
        Rect(origin: rect.origin, size: last.size), with: Cell(grapheme: left), in: ink)
    }
    if text.cells.count > place.offset + rect.width {
      painter.fill(last, with: Cell(grapheme: right), in: ink)
    }
  }

  private func putCursor(in rect: Rect, on painter: inout Painter) {
    let point = Point(x: rect.x + text.columns[cursor] - place.offset, y: rect.y)
    if rect.contains(point), painter.clip.contains(point) { painter.cursor = point }
  }
}

extension Resolver {
  /// Returns the ink of the current style with additional attributes.
  func ink(adding attributes: Style.Attributes) -> Ink {
    var style = values.style
    style.attributes.formUnion(attributes)
    return ink(style)
  }
}
