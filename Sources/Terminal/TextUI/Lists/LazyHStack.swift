/// A row of columns of equal width, of which only the visible ones are built; see `LazyVStack`.
public struct LazyHStack<Elements: RandomAccessCollection, ID: Hashable, Column: View>: Primitive {
  @usableFromInline let stack: LazyCells

  /// Creates a lazy row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views that are lower than the row.
  ///   - spacing: The cells between neighbours; negative counts as zero.
  ///   - columnWidth: The width of each view, at least one; nil for that of the first view. Wider
  ///     content is clipped.
  ///   - content: The views.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 1, columnWidth: Int? = nil,
    @ViewBuilder content: () -> ForEach<Elements, ID, Column>
  ) {
    stack = LazyCells(
      .horizontal, of: LazySource(content()),
      alignment: Alignment(horizontal: .center, vertical: alignment), length: columnWidth,
      spacing: spacing)
  }

  public func resolve(_ resolver: inout Resolver) {
    stack.resolve(&resolver)
  }
}
