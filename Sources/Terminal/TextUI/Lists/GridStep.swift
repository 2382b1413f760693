/// A step that a key makes through what stands in rows of some columns; a list is one column.
public enum GridStep: CaseIterable, Sendable {
  /// To the one before, in the same row.
  case left
  /// To the one after, in the same row.
  case right
  /// To the row above.
  case up
  /// To the row below.
  case down
  /// Up by the rows that are seen but one, at most to the first row.
  case pageUp
  /// Down by the rows that are seen but one, at most to the last of all.
  case pageDown
  /// To the first of all; the key Home.
  case first
  /// To the last of all; the key End.
  case last

  /// The step of a key, whatever is held down with it; nil for other keys.
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

  /// Where a step leads.
  ///
  /// - Parameters:
  ///   - index: Where it begins, from 0.
  ///   - count: How many there are; `index` is below it.
  ///   - columns: How many stand in a row; at least one is taken.
  ///   - page: How many rows are seen.
  /// - Returns: Another index, or nil where there is nothing further on, or nothing to begin with. The
  ///   last row, if shorter, is reached from every column.
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

  /// How far a page key goes where so many rows are seen: one of them stays in sight.
  static func rows(ofPage page: Int) -> Int { page > 2 ? page - 1 : 1 }
}
