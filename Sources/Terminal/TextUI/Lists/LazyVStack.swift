/// A column of rows of equal height, of which only those in sight are made.
///
/// Any number of rows costs no more than a screen of them. Rows that are scrolled out of sight keep
/// their state. All rows have the height that is said; more of a row is cut off. The column takes all
/// the width it is offered.
///
///     ScrollView { LazyVStack { ForEach(0..<1_000_000) { Text("\($0)") } } }
public struct LazyVStack<Elements: RandomAccessCollection, ID: Hashable, Row: View>: Primitive {
  let stack: LazyStack<Elements, ID, Row>

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: Where rows lie that are narrower than the column.
  ///   - spacing: Rows of cells between neighbours; below zero counts as zero.
  ///   - rowHeight: The height of each row; below one counts as one.
  ///   - content: The rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0, rowHeight: Int = 1,
    @ViewBuilder content: () -> ForEach<Elements, ID, Row>
  ) {
    let rows = content()
    stack = LazyStack(
      measure: LazyMeasure(
        .vertical, count: rows.elements.count, length: rowHeight, spacing: spacing),
      alignment: Alignment(horizontal: alignment, vertical: .center), rows: rows)
  }

  public func resolve(_ resolver: inout Resolver) {
    stack.resolve(&resolver)
  }
}
