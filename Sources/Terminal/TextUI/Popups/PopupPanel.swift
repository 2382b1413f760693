/// The opaque panel behind a popup's content, with or without a border.
struct PopupPanel: Layout {
  let border: BorderElement?
  let background: Color

  private var frame: Int { border == nil ? 0 : 1 }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let inner = proposal.reduced(width: 2 * frame, height: 2 * frame)
    let size = children.first?.sizeThatFits(inner) ?? .zero
    return Size(width: size.width + 2 * frame, height: size.height + 2 * frame)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let inner = rect.inset(by: EdgeInsets(.all, frame))
    children.clippedBeyondSafeArea(to: inner) {
      for child in children { child.place(in: inner) }
    }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.fill(rect, with: background)
    border?.draw(in: rect, on: &painter)
  }
}
