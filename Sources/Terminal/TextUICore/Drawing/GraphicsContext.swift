/// A drawing context for text, lines, rectangles and shapes, with a current style.
///
/// The origin is the top left cell of the drawing. The context cannot outlive the drawing.
public struct GraphicsContext: ~Copyable {
  /// The style of text, lines and shapes; initially inherited.
  public var style: Style
  /// The opacity, 0 is transparent and 1 opaque; initially inherited.
  public var opacity: Double
  private var painter: Painter
  private let rect: Rect
  private let parts: CanvasParts
  private let cellAspect: Double
  private var part: String?

  init(
    painter: Painter, rect: Rect, parts: CanvasParts, style: Style, opacity: UInt8,
    cellAspect: Double
  ) {
    self.painter = painter
    self.painter.clip = painter.clip.intersection(rect)
    self.painter.ignoresHits = true
    self.rect = rect
    self.parts = parts
    self.style = style
    self.opacity = Double(opacity) / 255
    self.cellAspect = cellAspect
  }

  /// The size of the drawing.
  public var size: Size { rect.size }
}

extension GraphicsContext {
  /// Names everything that a closure draws; the style is restored afterwards.
  ///
  /// In nested parts the inner name is used.
  public mutating func part(_ name: String, draw: (inout GraphicsContext) -> Void) {
    let outer = (part, style, opacity)
    part = name
    draw(&self)
    (part, style, opacity) = outer
  }

  /// Writes one line of text to the right of a point, up to its first line break.
  public mutating func text(_ text: String, at place: Point) {
    let cells = TextCells(text, table: painter.table).cells
    let line = cells.prefix { $0.grapheme != TextCells.lineBreak }
    let place = place.asLengths
    if ink.opacity == 0 { return }
    painter.draw(line, at: global(place), in: ink)
    cover(Rect(x: place.x, y: place.y, width: line.count, height: 1))
  }

  /// Fills a rectangle with a colour, replacing its content if it is opaque.
  public mutating func fill(_ area: Rect, with color: Color) {
    let area = area.asLengths
    painter.fill(global(area), with: color, opacity: ink.opacity)
    cover(area)
  }

  /// Fills a rectangle with a character; one that is not a single column wide draws nothing.
  public mutating func fill(_ area: Rect, with sign: Character) {
    let cells = TextCells(String(sign), table: painter.table).cells
    guard cells.count == 1, let cell = cells.first, cell.grapheme != TextCells.lineBreak else {
      return
    }
    let area = area.asLengths
    painter.fill(global(area), with: cell, in: ink)
    cover(area)
  }

  /// Draws a straight line of a character from cell to cell, both ends included.
  public mutating func line(from start: Point, to end: Point, with sign: Character) {
    for cell in CellLine(from: start, to: end, within: rect.size) {
      fill(Rect(x: cell.x, y: cell.y, width: 1, height: 1), with: sign)
    }
  }

  /// Fills a shape in a rectangle.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - area: The rectangle; nil for the whole drawing.
  ///   - glyphs: The characters of partly covered cells.
  public mutating func fill(
    _ shape: some Shape, in area: Rect? = nil, glyphs: ShapeGlyphs = .quadrants
  ) {
    let area = (area ?? Rect(size: size)).asLengths
    let glyphs = painter.isUnicode ? glyphs : .ascii
    ShapeElement(shape: shape, cellAspect: Float(cellAspect), ink: ink, glyphs: glyphs)
      .draw(in: global(area), on: &painter)
    guard let part, ink.opacity > 0 else { return }
    parts.add(part) { [cellAspect] in shape.covers($0, in: area, cellAspect: cellAspect) }
  }
}

extension GraphicsContext {
  private var ink: Ink {
    let part = opacity.isNaN ? 0 : max(0, min(opacity, 1))
    return Ink(style: painter.table.number(of: style), opacity: UInt8((part * 255).rounded()))
  }

  private func global(_ place: Point) -> Point { Point(x: place.x + rect.x, y: place.y + rect.y) }

  private func global(_ area: Rect) -> Rect { area.offset(x: rect.x, y: rect.y) }

  private func cover(_ area: Rect) {
    if let part, !area.isEmpty, ink.opacity > 0 { parts.add(part, area.contains) }
  }
}
