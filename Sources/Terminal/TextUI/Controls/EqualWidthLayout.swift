/// A layout that places its children in a row, all as wide as the widest.
///
/// If the row is too wide, the children are stacked in a column, the last one topmost.
struct EqualWidthLayout: Layout {
  /// True if the children are always stacked, the first one topmost.
  let isColumn: Bool

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let width = width(of: children, in: proposal.width)
    let heights = heights(of: children, width)
    guard let gap = gap(between: children, in: proposal.width) else {
      return Size(width: width, height: heights.reduce(0, +))
    }
    return Size(width: rowWidth(children, gap), height: heights.max() ?? 0)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let width = width(of: children, in: rect.width)
    let gap = gap(between: children, in: rect.width)
    var place = rect.origin
    if gap == nil { place.x += (rect.width - width) / 2 }
    for child in gap != nil || isColumn ? Array(children) : children.reversed() {
      let height = child.sizeThatFits(Proposal(width: width, height: nil)).height
      child.place(in: Rect(origin: place, size: Size(width: width, height: height)))
      if let gap { place.x += width + gap } else { place.y += height }
    }
  }

  /// Returns the spacing of a row in columns, reduced if there is little room; nil for a column.
  private func gap(between children: Subviews, in room: Int?) -> Int? {
    isColumn ? nil : [2, 1].first { rowWidth(children, $0) <= room ?? Proposal.infinity }
  }

  private func rowWidth(_ children: Subviews, _ gap: Int) -> Int {
    max(0, children.count * (width(of: children, in: nil) + gap) - gap)
  }

  /// Returns the width of each child: the width of the widest, limited to the room.
  private func width(of children: Subviews, in room: Int?) -> Int {
    let widest = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return min(widest, room ?? Proposal.infinity)
  }

  private func heights(of children: Subviews, _ width: Int) -> [Int] {
    children.map { $0.sizeThatFits(Proposal(width: width, height: nil)).height }
  }
}
