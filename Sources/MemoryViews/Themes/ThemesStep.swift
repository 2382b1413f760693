/// A step through themes that stand in rows.
enum ThemesStep: CaseIterable {
  case left
  case right
  case up
  case down
  case pageUp
  case pageDown
  case first
  case last

  /// Where a step leads.
  ///
  /// - Parameters:
  ///   - index: Where it begins, from 0.
  ///   - count: How many themes there are; `index` is below it.
  ///   - columns: How many stand in a row.
  ///   - page: How many rows are seen.
  /// - Returns: Another index, or nil where there is nothing further on. The last row, if shorter,
  ///   is reached from every column.
  func target(from index: Int, of count: Int, columns: Int, page: Int) -> Int? {
    let last = count - 1
    let target =
      switch self {
      case .left: index % columns > 0 ? index - 1 : index
      case .right: index % columns < columns - 1 ? min(index + 1, last) : index
      case .up: index >= columns ? index - columns : index
      case .down: index / columns < last / columns ? min(index + columns, last) : index
      case .pageUp: max(index % columns, index - columns * max(1, page - 1))
      case .pageDown: min(last, index + columns * max(1, page - 1))
      case .first: 0
      case .last: last
      }
    return target == index ? nil : target
  }
}
