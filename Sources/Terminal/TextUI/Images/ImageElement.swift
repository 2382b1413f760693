import Pictures
import TextUICore

/// Draws a picture over the cells below.
struct ImageElement: Element {
  let picture: Picture
  /// The way the picture fills its frame; nil for its own size.
  let fit: PictureFit?
  let glyphs: GlyphSet
  let cellAspect: Double
  let scheme: ColorScheme
  let opacity: UInt8
  let cache: ImageCache
  /// The pictures displayed by the terminal; nil if the terminal cannot display pictures.
  let placed: PlacedPictures?
  /// True if the terminal displays none in the last row.
  var leavesLastRow = false

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    fit == nil ? ownSize : proposal.replacingUnspecified(by: ownSize)
  }

  private var ownSize: Size {
    let height = (Double(picture.height) * cellAspect).rounded(.up)
    return Size(width: picture.width, height: max(1, Int(height)))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    let visible = rect.intersection(painter.clip)
    guard opacity > 0, !visible.isEmpty else { return }
    if opacity == 255, let placed, place(visible, of: rect, placed, on: &painter) { return }
    let key = ImageKey(
      picture: picture.id, size: rect.size, visible: visible.offset(x: -rect.x, y: -rect.y),
      glyphs: glyphs, fit: fit ?? .stretch, cellAspect: cellAspect)
    let drawing = cache.drawing(of: picture, key)
    drawing.draw(at: Point(x: visible.x, y: visible.y), in: scheme, opacity, on: &painter)
  }

  /// Draws placeholders for a picture that the terminal displays; returns false if it cannot.
  private func place(
    _ visible: Rect, of rect: Rect, _ placed: PlacedPictures, on painter: inout Painter
  ) -> Bool {
    if leavesLastRow && visible.maxY >= painter.size.height { return false }
    let key = PlacedPictures.Key(
      picture: picture.id, size: rect.size, fit: fit ?? .stretch, cellAspect: cellAspect)
    let table = painter.table
    // If the last cell has a placeholder, all have.
    let last = Point(x: rect.width - 1, y: rect.height - 1)
    guard table.placeholder(of: 0, column: last.x, row: last.y) != nil,
      let number = placed.number(of: picture, key, in: table, at: painter.now)
    else { return false }
    for y in visible.y..<visible.maxY {
      let cells = (visible.x..<visible.maxX).compactMap { x in
        table.placeholder(of: number, column: x - rect.x, row: y - rect.y)
      }
      guard let ink = cells.first.map({ Ink(style: $0.style) }) else { continue }
      painter.draw(cells, at: Point(x: visible.x, y: y), in: ink)
    }
    return true
  }
}
