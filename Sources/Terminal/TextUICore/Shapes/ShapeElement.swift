/// Draws a shape, which takes all proposed space.
///
/// For a pie its size is 24 bytes, the most that an element may have without an allocation.
struct ShapeElement<Figure: Shape>: Element {
  let shape: Figure
  let cellAspect: Float
  let ink: Ink
  let glyphs: ShapeGlyphs

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 2, height: 1))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    guard ink.opacity > 0, !rect.isEmpty else { return }
    let aspect = Double(cellAspect)
    takeHits(in: rect, on: &painter)
    painter.log.pointee.bounds?.add(rect.intersection(painter.clip))
    let visible = rect.intersection(painter.clip).offset(x: -rect.x, y: -rect.y)
    var inks = ShapeInks(ink, glyphs, painter)
    ShapeRaster(glyphs: glyphs, cellAspect: aspect).forEachCell(
      of: shape.path(in: ShapeRect(rect.size, cellAspect: aspect)), in: visible
    ) { x, y, samples in
      painter.put(samples, x: rect.x + x, y: rect.y + y, &inks)
    }
  }

  private func takeHits(in rect: Rect, on painter: inout Painter) {
    if shape is Rectangle { return painter.takeHits(in: rect) }
    guard !painter.ignoresHits else { return }
    let (shape, aspect) = (shape, Double(cellAspect))
    painter.respond(
      in: rect, with: .shape { shape.covers($0, in: $1, cellAspect: aspect) })
  }
}
