/// A grid of rows, filled column by column, of which only the visible columns are built.
///
/// The cost depends on the visible views, not on their number, and views that are scrolled out of
/// sight keep their state. All columns are as wide as the first view, or have the given width;
/// wider content is clipped. Rows and spacing fill the height, limits permitting.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [.adaptive(minimum: 4)]) {
///         ForEach(0..<1_000_000) { Text("\($0)") }
///       }
///     }
public struct LazyHGrid<Elements: RandomAccessCollection, ID: Hashable, Cell: View>: Primitive {
  @usableFromInline let cells: LazyCells

  /// Creates a lazy grid.
  ///
  /// - Parameters:
  ///   - rows: The rows from top to bottom; an empty array counts as one flexible row.
  ///   - alignment: The alignment of views that are smaller than their place.
  ///   - spacing: The columns of cells between neighbours; negative counts as zero.
  ///   - rowSpacing: The rows of cells between neighbours; negative counts as zero.
  ///   - columnWidth: The width of each column, at least one; nil for that of the first view, which
  ///     is then built in every frame.
  ///   - content: The views.
  @inlinable
  public init(
    rows: [GridItem], alignment: Alignment = .center, spacing: Int = 1, rowSpacing: Int = 0,
    columnWidth: Int? = nil, @ViewBuilder content: () -> ForEach<Elements, ID, Cell>
  ) {
    cells = LazyCells(
      .horizontal, of: LazySource(content()), alignment: alignment, length: columnWidth,
      spacing: spacing, tracks: rows, trackSpacing: rowSpacing)
  }

  public func resolve(_ resolver: inout Resolver) {
    cells.resolve(&resolver)
  }
}
