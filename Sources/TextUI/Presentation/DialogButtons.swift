/// Lays buttons out in a row, or below each other where a row is too wide.
struct DialogButtons: Layout {
  private static let spacing = 2

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let row = row(of: children)
    if row.width <= proposal.width ?? row.width { return row }
    return children.reduce(into: Size.zero) { size, child in
      let next = child.sizeThatFits(Proposal(width: proposal.width, height: nil))
      size = Size(width: max(size.width, next.width), height: size.height + next.height)
    }
  }

  private func row(of children: Subviews) -> Size {
    children.reduce(into: Size(width: -Self.spacing, height: 0)) { size, child in
      let next = child.sizeThatFits(.unspecified)
      size.width += next.width + Self.spacing
      size.height = max(size.height, next.height)
    }
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let isRow = row(of: children).width <= rect.width
    var next = rect.origin
    for child in children {
      let size = child.sizeThatFits(
        isRow ? .unspecified : Proposal(width: rect.width, height: nil))
      let place = Rect(origin: next, size: size)
      if isRow {
        child.place(in: place)
        next.x += size.width + Self.spacing
      } else {
        child.place(in: place.offset(x: (rect.width - size.width) / 2, y: 0))
        next.y += size.height
      }
    }
  }
}
