/// What a table says of each element, below a title.
public struct TableColumn<Element> {
  let title: String
  let content: (Element) -> ModifierContent
  /// How rows are sorted when its title is pressed; nil if they are not.
  private(set) var sort: TableSort<Element>?
  var item = GridItem.flexible()
  var alignment = HorizontalAlignment.leading

  /// Makes a column of views, which are one row high.
  ///
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - content: What it says of an element; what is too wide is cut off, texts with `…`.
  public init<Content: View>(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.title = String(title)
    self.content = { element in ModifierContent(content: content(element).resolve) }
  }

  /// Makes a column of views, by which a table with a `sortOrder` can be sorted.
  ///
  /// - Parameters:
  ///   - title: What stands above it, with a `▲` or `▼` while rows are sorted by it, for which the
  ///     column needs a cell more than for the title.
  ///   - value: The property that rows are sorted by.
  ///   - content: What it says of an element; what is too wide is cut off, texts with `…`.
  public init<Value: Comparable, Content: View>(
    _ title: some StringProtocol, value: KeyPath<Element, Value>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(title, content: content)
    sort = TableSort(value)
  }

  /// Makes a column of texts, which a property of each element is; it can be sorted by.
  public init(_ title: some StringProtocol, value: KeyPath<Element, String>) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }

  /// The column with a width of so many cells; below zero counts as zero, nil shares what is left.
  public func width(_ width: Int?) -> TableColumn {
    changed { $0.item = width.map(GridItem.fixed) ?? .flexible() }
  }

  /// The column with an equal share of what columns of a fixed width leave, within limits.
  ///
  /// Where the minimum is above the maximum, the minimum counts.
  public func width(min: Int = 1, max: Int = .max) -> TableColumn {
    changed { $0.item = .flexible(minimum: min, maximum: max) }
  }

  /// The column with its title and its views at another side, such as trailing for numbers.
  public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
    changed { $0.alignment = alignment }
  }

  private func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}

/// Lists the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Element> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<Element>) -> [TableColumn<Element>] {
    [column]
  }

  /// Columns made elsewhere.
  public static func buildExpression(
    _ columns: [TableColumn<Element>]
  ) -> [TableColumn<Element>] { columns }

  /// Columns after each other.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }

  /// Columns there may be.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] {
    columns ?? []
  }

  /// The columns of one branch.
  public static func buildEither(first: [TableColumn<Element>]) -> [TableColumn<Element>] { first }

  /// The columns of the other branch.
  public static func buildEither(second: [TableColumn<Element>]) -> [TableColumn<Element>] {
    second
  }

  /// The columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<Element>]]) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }
}
