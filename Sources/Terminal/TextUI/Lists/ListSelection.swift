/// The selection of a list, and the moves that keys make.
///
/// Use this value for lists that are drawn in another way.
public struct ListSelection: Hashable, Sendable {
  /// The selected row, from 0; nil if none is selected.
  public private(set) var index: Int?
  /// The number of rows.
  public let count: Int

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - index: The selected row; an index out of range counts as the nearest row.
  ///   - count: The number of rows; negative counts as zero.
  public init(_ index: Int? = nil, of count: Int) {
    self.count = max(0, count)
    self.index = count > 0 ? index.map { max(0, min($0, count - 1)) } : nil
  }

  /// Selects the next row, or the first if none is selected.
  ///
  /// - Returns: True if the selection has changed.
  @discardableResult
  public mutating func selectNext() -> Bool { move(.down) }

  /// Selects the previous row, or the first if none is selected.
  ///
  /// - Returns: True if the selection has changed.
  @discardableResult
  public mutating func selectPrevious() -> Bool { move(.up) }

  /// Selects the first row.
  ///
  /// - Returns: True if the selection has changed.
  @discardableResult
  public mutating func selectFirst() -> Bool { move(.first) }

  /// Selects the last row.
  ///
  /// - Returns: True if the selection has changed.
  @discardableResult
  public mutating func selectLast() -> Bool { move(.last) }

  /// Moves the selection by a step; steps to the side have no effect.
  ///
  /// If no row is selected, every other step selects the first row, and a step to the end the last.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - page: The number of visible rows.
  /// - Returns: True if the selection has changed.
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
  /// Returns the row that a step leads to while no row is selected.
  fileprivate func target(page: Int, of count: Int) -> Int? {
    switch self {
    case .left, .right: nil
    case .last: count - 1
    case .pageDown: Self.rows(ofPage: page) < count ? 0 : count - 1
    default: 0
    }
  }
}
