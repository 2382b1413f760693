/// Rows of cells in columns, each as wide as its widest cell.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Cow"); Text("Moo") }
///       Divider()
///       GridRow { Text("Farm").gridCellColumns(2) }
///     }
///
/// Views that stand in no `GridRow` take a row of their own and all columns. Columns whose cells take
/// what they are offered, such as text fields, share the width that is left; where there is too little
/// the widest columns give way, and their texts wrap. See `LazyVGrid` for any number of equal cells.
public struct Grid<Content: View>: Primitive {
  private let layout: GridLayout
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where a cell lies in its place, if it is smaller.
  ///   - horizontalSpacing: Columns between neighbours; below zero counts as zero.
  ///   - verticalSpacing: Rows between neighbours; below zero counts as zero.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, spacing: max(0, horizontalSpacing.asLength),
      rowSpacing: max(0, verticalSpacing.asLength))
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}
