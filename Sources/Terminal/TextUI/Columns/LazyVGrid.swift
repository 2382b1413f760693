/// A grid of columns, filled row by row, of which only the visible rows are built.
///
/// The cost depends on the visible views, not on their number, and views that are scrolled out of
/// sight keep their state. All rows are as high as the first view, or have the given height; higher
/// content is clipped. Columns and spacing fill the width, limits permitting.
///
///     ScrollView {
///       LazyVGrid(columns: [.adaptive(minimum: 12)]) {
///         ForEach(0..<1_000_000) { Text("\($0)") }
///       }
///     }
public struct LazyVGrid<Elements: RandomAccessCollection, ID: Hashable, Cell: View>: Primitive {
  @usableFromInline let cells: LazyCells

  /// Creates a lazy grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right; an empty array counts as one flexible column.
  ///   - alignment: The alignment of views that are smaller than their place.
  ///   - spacing: The columns of cells between neighbours; negative counts as zero.
  ///   - rowSpacing: The rows of cells between neighbours; negative counts as zero.
  ///   - rowHeight: The height of each row, at least one; nil for that of the first view, which is
  ///     then built in every frame.
  ///   - content: The views.
  @inlinable
  public init(
    columns: [GridItem], alignment: Alignment = .center, spacing: Int = 1, rowSpacing: Int = 0,
    rowHeight: Int? = nil, @ViewBuilder content: () -> ForEach<Elements, ID, Cell>
  ) {
    cells = LazyCells(
      .vertical, of: LazySource(content()), alignment: alignment, length: rowHeight,
      spacing: rowSpacing, tracks: columns, trackSpacing: spacing)
  }

  public func resolve(_ resolver: inout Resolver) {
    cells.resolve(&resolver)
  }
}
