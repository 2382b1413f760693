/// Lays buttons out in a row, or below each other where a row is too wide.
struct DialogButtons: Layout {
  private let row = StackLayout(horizontal: .top, spacing: 2)
  private let column = StackLayout(vertical: .center, spacing: 0)

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let row = row.sizeThatFits(.unspecified, children)
    if row.width <= proposal.width ?? row.width { return row }
    return column.sizeThatFits(Proposal(width: proposal.width, height: nil), children)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let isRow = row.sizeThatFits(.unspecified, children).width <= rect.width
    let layout = isRow ? row : column
    layout.placeSubviews(in: rect, children)
  }
}
