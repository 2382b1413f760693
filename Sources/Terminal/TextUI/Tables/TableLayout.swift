/// A layout that places a table's header, its second child, above its rows, the first.
///
/// The rows are the first child, so that they receive the focus before the titles.
struct TableLayout: Layout {
  /// The number of rows, each one cell high.
  let rowCount: Int

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let (rows, header) = parts(of: children)
    let above = header?.sizeThatFits(Proposal(width: proposal.width, height: nil)) ?? .zero
    let below = rows?.sizeThatFits(proposal.reduced(width: 0, height: above.height)) ?? .zero
    return Size(width: max(above.width, below.width), height: above.height + below.height)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let (rows, header) = parts(of: children)
    let ideal = header?.sizeThatFits(Proposal(width: rect.width, height: nil)).height ?? 0
    let height = min(ideal, rect.height)
    rows?.place(in: rect.inset(by: EdgeInsets(top: height)))
    // The titles end before the scroll bar, as the cells do.
    let bar = rowCount > rect.height - height && rect.width > 1 ? 1 : 0
    header?.place(in: Rect(x: rect.x, y: rect.y, width: rect.width - bar, height: height))
  }

  private func parts(of children: Subviews) -> (rows: Subview?, header: Subview?) {
    var children = children
    return (children.next(), children.next())
  }
}
