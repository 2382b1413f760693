/// What a drawing is drawn with: text, lines, rectangles and shapes, in a style of one's own.
///
/// Places are counted from the top left cell of the drawing. It cannot outlive the drawing.
public struct GraphicsContext: ~Copyable {
  /// How text, lines and shapes look; at first as the drawing inherits it.
  public var style: Style
  /// 0 is transparent, 1 opaque; at first as the drawing inherits it.
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
  /// Gives a name to all that is drawn in a closure; what it changes of the style is put back.
  ///
  /// In a part of a part the inner name counts.
  public mutating func part(_ name: String, draw: (inout GraphicsContext) -> Void) {
    let outer = (part, style, opacity)
    part = name
    draw(&self)
    (part, style, opacity) = outer
  }

  /// Writes one line of text to the right of a place; it ends where it asks for a new line.
  public mutating func text(_ text: String, at place: Point) {
    let cells = TextCells(text, table: painter.table).cells
    let line = cells.prefix { $0.grapheme != TextCells.lineBreak }
    let place = place.asLengths
    if ink.opacity == 0 { return }
    painter.draw(line, at: global(place), in: ink)
    cover(Rect(x: place.x, y: place.y, width: line.count, height: 1))
  }

  /// Fills a rectangle with a colour; what was there is gone.
  public mutating func fill(_ area: Rect, with color: Color) {
    let area = area.asLengths
    painter.fill(global(area), with: color, opacity: ink.opacity)
    cover(area)
  }

  /// Fills a rectangle with a sign; of one that is no single column wide, nothing is drawn.
  public mutating func fill(_ area: Rect, with sign: Character) {
    let cells = TextCells(String(sign), table: painter.table).cells
    guard cells.count == 1, let cell = cells.first, cell.grapheme != TextCells.lineBreak else {
      return
    }
    let area = area.asLengths
    painter.fill(global(area), with: cell, in: ink)
    cover(area)
  }

  /// Draws a straight line of a sign from cell to cell, both ends included.
  public mutating func line(from start: Point, to end: Point, with sign: Character) {
    for cell in CellLine(from: start, to: end, within: rect.size) {
      fill(Rect(x: cell.x, y: cell.y, width: 1, height: 1), with: sign)
    }
  }

  /// Fills a shape that fits itself into a rectangle.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - area: The rectangle; nil for the whole drawing.
  ///   - glyphs: What shows cells that are covered in part.
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
