/// A column of rows of equal height, of which only the visible ones are built.
///
/// The cost depends on the visible rows, not on their number. Rows that are scrolled out of sight
/// keep their state. All rows have the given height; higher content is clipped. The column fills
/// the proposed width.
///
///     ScrollView { LazyVStack { ForEach(0..<1_000_000) { Text("\($0)") } } }
public struct LazyVStack<Elements: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
  @usableFromInline let stack: LazyCells

  /// Creates a lazy column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of rows that are narrower than the column.
  ///   - spacing: The rows of cells between neighbours; negative counts as zero.
  ///   - rowHeight: The height of each row; less than one counts as one.
  ///   - content: The rows.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0, rowHeight: Int = 1,
    @ViewBuilder content: () -> ForEach<Elements, ID, Row>
  ) {
    stack = LazyCells(
      .vertical, of: LazySource(content()),
      alignment: Alignment(horizontal: alignment, vertical: .center), length: rowHeight,
      spacing: spacing)
  }

  public func resolve(_ resolver: inout Resolver) {
    stack.resolve(&resolver)
  }
}
