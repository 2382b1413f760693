/// A row of columns of equal width, of which only those in sight are made; see `LazyVStack`.
public struct LazyHStack<Elements: RandomAccessCollection, ID: Hashable, Column: View>: Primitive {
  let stack: LazyStack<Elements, ID, Column>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie that are lower than the row.
  ///   - spacing: Cells between neighbours; below zero counts as zero.
  ///   - columnWidth: The width of each view; below one counts as one. More of it is cut off.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 1, columnWidth: Int,
    @ViewBuilder content: () -> ForEach<Elements, ID, Column>
  ) {
    let columns = content()
    stack = LazyStack(
      measure: LazyMeasure(
        .horizontal, count: columns.elements.count, length: columnWidth, spacing: spacing),
      alignment: Alignment(horizontal: .center, vertical: alignment), rows: columns)
  }

  public func resolve(_ resolver: inout Resolver) {
    stack.resolve(&resolver)
  }
}
