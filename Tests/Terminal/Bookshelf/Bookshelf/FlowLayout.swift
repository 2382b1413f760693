import TextUI

/// Places views beside each other, and below where there is no room.
struct FlowLayout: Layout {
  var spacing = 1

  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Void) -> Size {
    let rects = rects(of: subviews, in: proposal.width ?? .max)
    return Size(
      width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Void
  ) {
    for (subview, rect) in zip(subviews, rects(of: subviews, in: bounds.width)) {
      subview.place(
        at: Point(x: bounds.x + rect.x, y: bounds.y + rect.y), proposal: Proposal(rect.size))
    }
  }

  private func rects(of subviews: Subviews, in width: Int) -> [Rect] {
    var place = Point.zero
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if place.x > 0, place.x + size.width > width { place = Point(x: 0, y: place.y + 1) }
      defer { place.x += size.width + spacing }
      return Rect(origin: place, size: size)
    }
  }
}
