/// A step that a key makes through items laid out in rows of columns; a list has one column.
public enum GridStep: CaseIterable, Sendable {
  /// A step to the previous item in the same row.
  case left
  /// A step to the next item in the same row.
  case right
  /// A step to the row above.
  case up
  /// A step to the row below.
  case down
  /// A step up by a page less one row, at most to the first row.
  case pageUp
  /// A step down by a page less one row, at most to the last item.
  case pageDown
  /// A step to the first item, made by Home.
  case first
  /// A step to the last item, made by End.
  case last

  /// Creates the step of a key, ignoring modifiers; nil for other keys.
  public init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }

  /// Returns the index that the step leads to.
  ///
  /// - Parameters:
  ///   - index: The start, from 0.
  ///   - count: The number of items, greater than `index`.
  ///   - columns: The number of items per row; less than one counts as one.
  ///   - page: The number of visible rows.
  /// - Returns: Another index, or nil if the step leads nowhere or `index` is out of range. A
  ///   shorter last row is reached from every column.
  public func target(from index: Int, of count: Int, columns: Int = 1, page: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    let (last, columns) = (count - 1, max(1, columns))
    let rows = columns.multipliedReportingOverflow(by: Self.rows(ofPage: page))
    let page = rows.overflow ? count : rows.partialValue
    let target =
      switch self {
      case .left: index % columns > 0 ? index - 1 : index
      case .right: index % columns < columns - 1 ? min(index + 1, last) : index
      case .up: index >= columns ? index - columns : index
      case .down: index / columns < last / columns ? index + min(columns, last - index) : index
      case .pageUp: max(index % columns, index - page)
      case .pageDown: index + min(page, last - index)
      case .first: 0
      case .last: last
      }
    return target == index ? nil : target
  }

  /// Returns the number of rows that a page key moves: one row stays visible.
  static func rows(ofPage page: Int) -> Int { page > 2 ? page - 1 : 1 }
}
