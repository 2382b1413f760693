/// A grid with given columns, filled row by row, of which all views are built.
///
/// A row is as high as its highest view. Columns and spacing fill the width, limits permitting. For
/// many views in a scroll view, use `LazyVGrid`.
public struct VGrid<Content: View>: Primitive {
  private let layout: GridLayout
  private let content: Content

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
    layout = GridLayout(
      columns: columns, alignment: alignment, spacing: spacing, rowSpacing: rowSpacing)
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.stack(layout, nil) { content.resolve(&$0) }
  }
}
