/// A column of a table: a title and a view for each element.
@MainActor public struct TableColumn<Element> {
  let title: String
  let content: (Element) -> ModifierContent
  /// The order applied when the title is pressed; nil if the column is not sortable.
  private(set) var sort: KeyPathComparator<Element>?
  var item = GridItem.flexible()
  var alignment = HorizontalAlignment.leading

  /// Creates a column of views, which are one row high.
  ///
  /// - Parameters:
  ///   - title: The title above the column.
  ///   - content: A closure that returns the view for an element; if it is too wide it is clipped,
  ///     texts with `…`.
  public init<Content: View>(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.title = String(title)
    self.content = { element in
      let view = content(element)
      return ModifierContent { view.resolve(&$0) }
    }
  }

  /// Creates a sortable column of views, for a table with a `sortOrder`.
  ///
  /// - Parameters:
  ///   - title: The title above the column. While rows are sorted by the column, a `▲` or `▼` is
  ///     added, which needs one more cell.
  ///   - value: The property to sort by.
  ///   - content: A closure that returns the view for an element; if it is too wide it is clipped,
  ///     texts with `…`.
  public init<Value: Comparable, Content: View>(
    _ title: some StringProtocol, value: KeyPath<Element, Value>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(title, content: content)
    sort = KeyPathComparator(value)
  }

  /// Creates a sortable column of texts, which are a property of the elements.
  public init(_ title: some StringProtocol, value: KeyPath<Element, String>) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }

  /// Returns the column with a fixed width in cells; negative counts as zero, nil as flexible.
  public func width(_ width: Int?) -> TableColumn {
    changed { $0.item = width.map(GridItem.fixed) ?? .flexible() }
  }

  /// Returns the column with an equal share of the width left by fixed columns, within limits.
  ///
  /// If the minimum is above the maximum, the minimum applies.
  public func width(min: Int = 1, max: Int = .max) -> TableColumn {
    changed { $0.item = .flexible(minimum: min, maximum: max) }
  }

  /// Returns the column with another alignment, such as trailing for numbers.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changed { $0.alignment = alignment }
  }

  private func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}

/// A result builder that collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Element> {
  /// Builds a single column.
  public static func buildExpression(_ column: TableColumn<Element>) -> [TableColumn<Element>] {
    [column]
  }

  /// Builds columns made elsewhere.
  public static func buildExpression(
    _ columns: [TableColumn<Element>]
  ) -> [TableColumn<Element>] { columns }

  /// Builds columns one after another.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }

  /// Builds optional columns.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] {
    columns ?? []
  }

  /// Builds the columns of the first branch.
  public static func buildEither(first: [TableColumn<Element>]) -> [TableColumn<Element>] { first }

  /// Builds the columns of the second branch.
  public static func buildEither(second: [TableColumn<Element>]) -> [TableColumn<Element>] {
    second
  }

  /// Builds the columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<Element>]]) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }
}
