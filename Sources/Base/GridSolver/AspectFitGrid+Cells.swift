extension AspectFitGrid where Length == Int {
  /// Fits cards into a space of whole terminal cells; returns nil if there is no room for them.
  ///
  /// A card is a whole number of cells wide. Its height follows from the aspect ratios, rounded to
  /// the nearest cell, halves up, and at least 1. All arithmetic is exact.
  ///
  ///     AspectFitGrid(
  ///       count: 52, width: 80, height: 24, cardAspect: AspectRatio(2, 3),
  ///       cellAspect: AspectRatio(1, 2))?.cardWidth  // 6
  ///
  /// - Parameters:
  ///   - count: The number of cards. Zero fits any space, with no rows.
  ///   - width: The width of the space in cells, 1 to 65535; no other width has room.
  ///   - height: The height of the space in cells, 1 to 65535; no other height has room.
  ///   - cardAspect: The visual proportions of a card.
  ///   - cellAspect: The proportions of a terminal cell.
  ///   - columnGap: The number of cells between neighbours in a row, 0 to 65535.
  ///   - rowGap: The number of cells between rows, 0 to 65535.
  /// - Complexity: O(log `width`), and one step for every row count that gives the same width.
  public init?(
    count: Int, width: Int, height: Int, cardAspect: AspectRatio, cellAspect: AspectRatio,
    columnGap: Int = 0, rowGap: Int = 0
  ) {
    precondition(count >= 0, "\(count) cards")
    precondition(0...65535 ~= columnGap && 0...65535 ~= rowGap, "Gaps \(columnGap), \(rowGap)")

    self.count = count
    self.width = width
    self.height = height
    self.columnGap = columnGap
    self.rowGap = rowGap
    guard count > 0 else {
      (columns, rows, cardWidth, cardHeight) = (0, 0, 0, 0)
      return
    }
    guard 1...65535 ~= width, 1...65535 ~= height else { return nil }
    let fit = CellFit(
      count: count, width: width, height: height, columnGap: columnGap, rowGap: rowGap,
      rise: cellAspect.width * cardAspect.height, run: cellAspect.height * cardAspect.width)
    cardWidth = fit.widest
    guard cardWidth > 0 else { return nil }
    cardHeight = fit.cardHeight(ofWidth: cardWidth)
    let arrangement = fit.tidiest(ofWidth: cardWidth)
    columns = arrangement.columns
    rows = arrangement.rows
  }
}
