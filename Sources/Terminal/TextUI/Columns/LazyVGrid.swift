/// Views in rows of columns, filled row by row.
///
/// A row is as high as its highest view. Columns and the gaps between them fill the width exactly,
/// unless their limits forbid it.
public struct LazyVGrid<Content: View>: Primitive {
  let layout: VGridLayout
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right; none counts as one flexible column.
  ///   - alignment: Where a view lies in its place, if it is smaller.
  ///   - spacing: Columns between neighbours; below zero counts as zero.
  ///   - rowSpacing: Rows between neighbours; below zero counts as zero.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: Alignment = .center, spacing: Int = 1, rowSpacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = VGridLayout(
      columns: columns, alignment: alignment, spacing: spacing, rowSpacing: rowSpacing)
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}

/// Lays views out in rows of columns.
struct VGridLayout: Layout {
  private let columns: [GridItem]
  private let alignment: Alignment
  private let spacing: Int
  private let rowSpacing: Int

  init(
    columns: [GridItem], alignment: Alignment = .center, spacing: Int = 1, rowSpacing: Int = 0
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = max(0, spacing.asLength)
    self.rowSpacing = max(0, rowSpacing.asLength)
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    guard !children.isEmpty else { return .zero }
    let widths = widths(in: proposal.width, children)
    let heights = heights(of: children, widths)
    return Size(
      width: length(widths, spacing), height: length(heights, rowSpacing))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    let widths = widths(in: children.proposal(answeredBy: rect.size).width, children)
    let heights = heights(of: children, widths)
    var place = rect.origin
    for (index, child) in children.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: widths.count)
      if column == 0 {
        place.x = rect.x
        place.y += row == 0 ? 0 : heights[row - 1] + rowSpacing
      }
      let slot = Rect(origin: place, size: Size(width: widths[column], height: heights[row]))
      child.place(in: alignment.rect(of: child.sizeThatFits(offer(widths[column])), in: slot))
      place.x += widths[column] + spacing
    }
  }

  private func offer(_ width: Int) -> Proposal { Proposal(width: width, height: nil) }

  private func length(_ lengths: [Int], _ spacing: Int) -> Int {
    min(lengths.reduce(0, +) + spacing * max(0, lengths.count - 1), Proposal.infinity)
  }

  private func heights(of children: Subviews, _ widths: [Int]) -> [Int] {
    var heights: [Int] = []
    for (index, child) in children.enumerated() {
      let column = index % widths.count
      if column == 0 { heights.append(0) }
      let height = child.sizeThatFits(offer(widths[column])).height
      heights[heights.count - 1] = max(heights[heights.count - 1], height)
    }
    return heights
  }

  /// Where the width is open or endless, columns are as wide as their widest view likes.
  private func widths(in width: Int?, _ children: Subviews) -> [Int] {
    if let width, width < Proposal.infinity {
      return GridItem.widths(of: columns, spacing: spacing, in: width)
    }
    let widest = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let columns = columns.isEmpty ? [.flexible()] : columns
    return columns.map { $0.preferred(width == nil ? widest : Proposal.infinity) }
  }
}

extension GridItem {
  fileprivate func preferred(_ width: Int) -> Int { max(minimum, min(width, maximum)) }
}
