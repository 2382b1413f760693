extension AspectFitGrid where Length == Int {
  /// Returns the largest cards of every arrangement, for a choice by another rule than the area.
  ///
  /// An arrangement is a number of columns that could not be smaller without a further row. In each
  /// one the widest cards that fit have the largest area, because narrower cards may not be higher.
  /// The initializer with the same arguments returns one of these grids, or nil if there are none.
  ///
  /// - Parameters:
  ///   - count: The number of cards. Zero has one arrangement in any space, with no rows.
  ///   - width: The width of the space in cells, 1 to 65535; no other width has room.
  ///   - height: The height of the space in cells, 1 to 65535; no other height has room.
  ///   - cardAspects: The visual proportions that a card may have, the narrowest first.
  ///   - cellAspect: The proportions of a terminal cell.
  ///   - columnGap: The number of cells between neighbours in a row, 0 to 65535.
  ///   - rowGap: The number of cells between rows, 0 to 65535.
  /// - Returns: The grids in the order of columns, without arrangements that have no room; at most
  ///   2·√`count`.
  /// - Complexity: O(1) for each grid.
  public static func candidates(
    count: Int, width: Int, height: Int, cardAspects: ClosedRange<AspectRatio>,
    cellAspect: AspectRatio, columnGap: Int = 0, rowGap: Int = 0
  ) -> [AspectFitGrid<Int>] {
    let fit = CellFit(
      count: count, width: width, height: height, cardAspects: cardAspects,
      cellAspect: cellAspect, columnGap: columnGap, rowGap: rowGap)
    return fit.candidates.map { AspectFitGrid(fit, $0) }
  }

  /// Creates the grid of a solution.
  init(_ fit: CellFit, _ solution: CellFit.Candidate) {
    self.init(
      count: fit.count, columns: solution.arrangement.columns, rows: solution.arrangement.rows,
      cardWidth: solution.cardWidth, cardHeight: solution.cardHeight, width: fit.width,
      height: fit.height, columnGap: fit.columnGap, rowGap: fit.rowGap)
  }
}

extension CellFit {
  init(
    count: Int, width: Int, height: Int, cardAspects: ClosedRange<AspectRatio>,
    cellAspect: AspectRatio, columnGap: Int, rowGap: Int
  ) {
    precondition(count >= 0, "\(count) cards")
    precondition(0...65535 ~= columnGap && 0...65535 ~= rowGap, "Gaps \(columnGap), \(rowGap)")
    self.init(
      count: count, width: width, height: height, columnGap: columnGap, rowGap: rowGap,
      widestAspect: CellProportions(of: cardAspects.upperBound, inCells: cellAspect),
      narrowestAspect: CellProportions(of: cardAspects.lowerBound, inCells: cellAspect))
  }
}
