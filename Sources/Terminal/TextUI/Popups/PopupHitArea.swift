/// The place of a popup, which takes all presses on it and clips the popup.
struct PopupHitArea: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    children.clipped(to: rect) {
      for child in children { child.place(in: rect) }
    }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
  }
}
