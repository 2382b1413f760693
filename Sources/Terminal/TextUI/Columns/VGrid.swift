/// A grid with given columns, filled row by row, of which all views are built.
///
/// A row is as high as its highest view. Columns and spacing fill the width, limits permitting. For
/// many views in a scroll view, use `LazyVGrid`.
public struct VGrid<Content: View>: Primitive {
  let layout: VGridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right; an empty array counts as one flexible column.
  ///   - alignment: The alignment of views that are smaller than their place.
  ///   - spacing: The columns of cells between neighbours; negative counts as zero.
  ///   - rowSpacing: The rows of cells between neighbours; negative counts as zero.
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

/// A layout of views in rows of given columns.
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

  /// Returns the column widths; for an unspecified width each is as wide as the widest view.
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
