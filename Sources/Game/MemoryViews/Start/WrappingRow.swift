import TextUI

/// A layout of views in a row, which wraps at the available width.
struct WrappingRow: Layout {
  /// The columns between neighbours.
  var spacing = 1

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    places(of: children, in: proposal.width).reduce(into: Size.zero) { size, rect in
      size = Size(width: max(size.width, rect.maxX), height: max(size.height, rect.maxY))
    }
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let places = places(of: children, in: rect.width)
    for (child, place) in zip(children, places) {
      child.place(in: place.offset(x: rect.x, y: rect.y))
    }
  }

  /// Returns the rectangles of the views, relative to the layout.
  private func places(of children: Subviews, in width: Int?) -> [Rect] {
    let width = width ?? Proposal.infinity
    var (x, y, height) = (0, 0, 0)
    return children.map { child in
      let size = child.sizeThatFits(Proposal(width: width, height: nil))
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
      return Rect(x: x, y: y, width: min(size.width, width), height: size.height)
    }
  }
}
