/// Lays views out in a row, all as wide as the widest, or below each other where that is too wide:
/// then the last one is the topmost.
struct EqualWidthLayout: Layout {
  /// Whether they stand below each other wherever they are, the first one topmost.
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

  /// The columns between neighbours in a row, fewer where there is little room; nil for a column.
  private func gap(between children: Subviews, in room: Int?) -> Int? {
    isColumn ? nil : [2, 1].first { rowWidth(children, $0) <= room ?? Proposal.infinity }
  }

  private func rowWidth(_ children: Subviews, _ gap: Int) -> Int {
    max(0, children.count * (width(of: children, in: nil) + gap) - gap)
  }

  /// The width of each: that of the widest, or less where there is less.
  private func width(of children: Subviews, in room: Int?) -> Int {
    let widest = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return min(widest, room ?? Proposal.infinity)
  }

  private func heights(of children: Subviews, _ width: Int) -> [Int] {
    children.map { $0.sizeThatFits(Proposal(width: width, height: nil)).height }
  }
}
