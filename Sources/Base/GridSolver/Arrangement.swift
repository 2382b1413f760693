/// Columns and rows for a number of cards, with no more columns than the rows need.
///
/// Of all grids with the same rows this one has the fewest empty slots, the fewest columns and the
/// widest cards; so it is enough to compare arrangements, not column counts.
struct Arrangement {
  let columns: Int
  let rows: Int
  /// Slots of the last row without a card.
  let emptySlots: Int

  /// Arranges cards in at most so many rows; both numbers are above zero.
  init(of count: Int, inRows limit: Int) {
    columns = count.dividedRoundingUp(by: limit)
    rows = count.dividedRoundingUp(by: columns)
    emptySlots = columns * rows - count
  }

  /// Arranges cards in at most so many columns; both numbers are above zero.
  init(of count: Int, inColumns limit: Int) {
    rows = count.dividedRoundingUp(by: limit)
    columns = count.dividedRoundingUp(by: rows)
    emptySlots = columns * rows - count
  }

  /// How a tie between equally wide cards is decided.
  func isTidier(than other: Arrangement) -> Bool {
    emptySlots == other.emptySlots ? columns < other.columns : emptySlots < other.emptySlots
  }
}

extension Int {
  /// The quotient of two numbers above zero, rounded up.
  func dividedRoundingUp(by divisor: Int) -> Int {
    (self - 1) / divisor + 1
  }
}
