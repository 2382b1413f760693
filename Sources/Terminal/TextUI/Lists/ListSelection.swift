/// Which of the rows of a list is selected, and where keys move that.
///
/// A value of its own, for lists that somebody draws in another way.
public struct ListSelection: Hashable, Sendable {
  /// The selected row, from 0; nil for none.
  public private(set) var index: Int?
  /// How many rows there are.
  public let count: Int

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - index: The row; one that is not there counts as the nearest.
  ///   - count: How many rows there are; below zero counts as none.
  public init(_ index: Int? = nil, of count: Int) {
    self.count = max(0, count)
    self.index = count > 0 ? index.map { max(0, min($0, count - 1)) } : nil
  }

  /// Selects the next row, or the first if none is.
  ///
  /// - Returns: Whether another one is selected than before.
  @discardableResult
  public mutating func selectNext() -> Bool { move(.down) }

  /// Selects the row before, or the first if none is.
  ///
  /// - Returns: Whether another one is selected than before.
  @discardableResult
  public mutating func selectPrevious() -> Bool { move(.up) }

  /// Selects the first row.
  ///
  /// - Returns: Whether another one is selected than before.
  @discardableResult
  public mutating func selectFirst() -> Bool { move(.first) }

  /// Selects the last row.
  ///
  /// - Returns: Whether another one is selected than before.
  @discardableResult
  public mutating func selectLast() -> Bool { move(.last) }

  /// Moves the selection by a step; those to the side lead nowhere.
  ///
  /// While no row is selected, a step leads to the first, whatever its direction, or to the end.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - page: How many rows are seen.
  /// - Returns: Whether another one is selected than before.
  @discardableResult
  public mutating func move(_ step: GridStep, page: Int = 1) -> Bool {
    guard count > 0 else { return false }
    let target = index.map { step.target(from: $0, of: count, page: page) }
    guard let target = target ?? step.target(page: page, of: count) else { return false }
    index = target
    return true
  }
}

extension GridStep {
  /// Where a step leads while no row is selected.
  fileprivate func target(page: Int, of count: Int) -> Int? {
    switch self {
    case .left, .right: nil
    case .last: count - 1
    case .pageDown: Self.rows(ofPage: page) < count ? 0 : count - 1
    default: 0
    }
  }
}
