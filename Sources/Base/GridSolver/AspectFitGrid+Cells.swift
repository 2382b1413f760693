extension AspectFitGrid where Length == Int {
  /// Fits cards of one aspect ratio into whole terminal cells; returns nil if there is no room.
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
    self.init(
      count: count, width: width, height: height,
      cardAspects: ClosedRange(uncheckedBounds: (cardAspect, cardAspect)),
      cellAspect: cellAspect, columnGap: columnGap, rowGap: rowGap)
  }

  /// Fits cards with any aspect ratio of a range into whole terminal cells; returns nil if there is
  /// no room.
  ///
  /// A card is a whole number of cells wide, and has a height that some rational aspect ratio of
  /// the range gives it: rounded to the nearest cell, halves up, and at least 1. The grid has the
  /// largest area of a card. Of equal areas, whatever the shapes of the cards, the one with the
  /// fewest empty slots in its last row wins, then the one with the fewest columns. All arithmetic
  /// is exact.
  ///
  ///     AspectFitGrid(
  ///       count: 16, width: 80, height: 24, cardAspects: AspectRatio(1, 2)...AspectRatio(3, 2),
  ///       cellAspect: AspectRatio(1, 2))?.cardWidth  // 19, and 6 high
  ///
  /// - Parameters:
  ///   - count: The number of cards. Zero fits any space, with no rows.
  ///   - width: The width of the space in cells, 1 to 65535; no other width has room.
  ///   - height: The height of the space in cells, 1 to 65535; no other height has room.
  ///   - cardAspects: The visual proportions that a card may have, the narrowest first.
  ///   - cellAspect: The proportions of a terminal cell.
  ///   - columnGap: The number of cells between neighbours in a row, 0 to 65535.
  ///   - rowGap: The number of cells between rows, 0 to 65535.
  /// - Complexity: O(log `width`), and one step for every arrangement between those that are best
  ///   for the widest and for the narrowest aspect: at most O(√`count`).
  public init?(
    count: Int, width: Int, height: Int, cardAspects: ClosedRange<AspectRatio>,
    cellAspect: AspectRatio, columnGap: Int = 0, rowGap: Int = 0
  ) {
    let fit = CellFit(
      count: count, width: width, height: height, cardAspects: cardAspects,
      cellAspect: cellAspect, columnGap: columnGap, rowGap: rowGap)
    guard let largest = fit.largest else { return nil }
    self.init(fit, largest)
  }
}
