/// An arrangement of cards in columns and rows, with no more columns than the rows need.
///
/// Of all grids with the same rows this one has the fewest empty slots, the fewest columns and the
/// widest cards; so comparing arrangements is enough.
struct Arrangement {
  let columns: Int
  let rows: Int
  /// The number of slots in the last row without a card.
  let emptySlots: Int

  /// The arrangement of no cards.
  static let empty = Arrangement(columns: 0, rows: 0, emptySlots: 0)

  /// The arrangement with the next larger number of columns; nil if there is only one row.
  var inFewerRows: Arrangement? {
    rows > 1 ? Arrangement(of: columns * rows - emptySlots, inRows: rows - 1) : nil
  }

  /// Breaks a tie between equally large cards.
  func isTidier(than other: Arrangement) -> Bool {
    emptySlots == other.emptySlots ? columns < other.columns : emptySlots < other.emptySlots
  }
}

extension Arrangement {
  /// Arranges cards in at most `limit` rows; both numbers are above zero.
  @inline(__always)
  init(of count: Int, inRows limit: Int) {
    columns = count.dividedRoundingUp(by: limit)
    rows = count.dividedRoundingUp(by: columns)
    emptySlots = columns * rows - count
  }

  /// Arranges cards in at most `limit` columns; both numbers are above zero.
  @inline(__always)
  init(of count: Int, inColumns limit: Int) {
    rows = count.dividedRoundingUp(by: limit)
    columns = count.dividedRoundingUp(by: rows)
    emptySlots = columns * rows - count
  }
}

extension Int {
  /// Returns the quotient of two positive numbers, rounded up.
  func dividedRoundingUp(by divisor: Int) -> Int {
    (self - 1) / divisor + 1
  }
}
