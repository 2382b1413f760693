/// The place of a popup, which takes all presses on it and clips the popup.
///
/// At the edges of the safe area the popup may reach those of the window.
struct PopupHitArea: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    children.clippedBeyondSafeArea(to: rect) {
      for child in children { child.place(in: rect) }
    }
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
  }
}
