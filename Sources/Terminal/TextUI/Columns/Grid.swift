/// A layout of cells in rows and columns, each column as wide as its widest cell.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Cow"); Text("Moo") }
///       Divider()
///       GridRow { Text("Farm").gridCellColumns(2) }
///     }
///
/// A view outside a `GridRow` takes a whole row. Columns with cells that fill the proposed width,
/// such as text fields, share the width that is left; if there is too little, the widest columns
/// shrink and their texts wrap. See `VGrid` for columns of given widths,
/// and `LazyVGrid` for any number of equal cells.
public struct Grid<Content: View>: Primitive {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells that are smaller than their place.
  ///   - horizontalSpacing: The columns of cells between neighbours; negative counts as zero.
  ///   - verticalSpacing: The rows of cells between neighbours; negative counts as zero.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, spacing: horizontalSpacing, rowSpacing: verticalSpacing)
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}
