import Pictures
import TextUICore

/// Draws a picture over what is there.
struct ImageElement: Element {
  let picture: Picture
  /// How it takes the space; nil for its own size.
  let fit: PictureFit?
  let glyphs: GlyphSet
  let cellAspect: Double
  let scheme: ColorScheme
  let opacity: UInt8
  let cache: ImageCache

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
    let key = ImageKey(
      picture: picture.id, size: rect.size, visible: visible.offset(x: -rect.x, y: -rect.y),
      glyphs: glyphs, fit: fit ?? .stretch, cellAspect: cellAspect)
    let drawing = cache.drawing(of: picture, key)
    drawing.draw(at: Point(x: visible.x, y: visible.y), in: scheme, opacity, on: &painter)
  }
}
