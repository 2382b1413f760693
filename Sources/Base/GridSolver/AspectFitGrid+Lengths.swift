extension AspectFitGrid where Length == Double {
  /// Fits cards of one aspect ratio into a space; returns nil if there is no room for them.
  ///
  /// Widths that differ by less than one part in 2⁴⁰ are a tie, so that rounding never decides
  /// one. Lengths and ratios beyond 10^±75 get an answer too, but perhaps not the optimum.
  ///
  ///     AspectFitGrid(count: 12, width: 90, height: 90, aspectRatio: 1)?.columns  // 3, not 4
  ///
  /// - Parameters:
  ///   - count: The number of cards, at most 2⁵². Zero fits any space, with no rows.
  ///   - width: The width of the space; only a finite width above zero has room.
  ///   - height: The height of the space in the same unit; only a finite height above zero has
  ///     room.
  ///   - aspectRatio: The width of a card divided by its height; finite and above zero.
  ///   - columnGap: The distance between neighbours in a row; finite and not negative.
  ///   - rowGap: The distance between rows; finite and not negative.
  /// - Complexity: O(1).
  @inlinable
  public init?(
    count: Int, width: Double, height: Double, aspectRatio: Double,
    columnGap: Double = 0, rowGap: Double = 0
  ) {
    precondition(aspectRatio > 0 && aspectRatio < .infinity, "Aspect ratio \(aspectRatio)")
    self.init(
      count: count, width: width, height: height, aspects: aspectRatio...aspectRatio,
      columnGap: columnGap, rowGap: rowGap)
  }

  /// Fits cards with any aspect ratio of a range into a space; returns nil if there is no room for
  /// them.
  ///
  /// The grid has the largest area of a card. Areas that differ by less than one part in 2³⁹ are a
  /// tie, so that rounding never decides one; for one aspect that is one part in 2⁴⁰ of the width.
  /// Of equal areas, whatever the shapes of the cards, the grid with the fewest empty slots in its
  /// last row wins, then the one with the fewest columns. Lengths and ratios beyond 10^±75 get an
  /// answer too, but perhaps not the optimum.
  ///
  ///     AspectFitGrid(count: 12, width: 90, height: 60, aspects: 0.5...1.5)?.cardHeight  // 20
  ///
  /// - Parameters:
  ///   - count: The number of cards, at most 2⁵². Zero fits any space, with no rows.
  ///   - width: The width of the space; only a finite width above zero has room.
  ///   - height: The height of the space in the same unit; only a finite height above zero has
  ///     room.
  ///   - aspects: The ratios that the width of a card may have to its height; finite and above
  ///     zero.
  ///   - columnGap: The distance between neighbours in a row; finite and not negative.
  ///   - rowGap: The distance between rows; finite and not negative.
  /// - Complexity: One step for every arrangement between those that are best for the widest and
  ///   for the narrowest aspect: at most O(√`count`).
  @inlinable  // A sixth faster than a call, because no grid of 72 bytes goes through memory.
  public init?(
    count: Int, width: Double, height: Double, aspects: ClosedRange<Double>,
    columnGap: Double = 0, rowGap: Double = 0
  ) {
    precondition(count >= 0 && count <= 1 << 52, "\(count) cards")
    precondition(aspects.lowerBound > 0 && aspects.upperBound < .infinity, "Aspects \(aspects)")
    precondition(columnGap >= 0 && columnGap < .infinity, "Column gap \(columnGap)")
    precondition(rowGap >= 0 && rowGap < .infinity, "Row gap \(rowGap)")

    self.count = count
    self.width = width
    self.height = height
    self.columnGap = columnGap
    self.rowGap = rowGap
    guard count > 0 else {
      (columns, rows, cardWidth, cardHeight) = (0, 0, 0, 0)
      return
    }
    guard width > 0, width + columnGap < .infinity else { return nil }
    guard height > 0, height + rowGap < .infinity else { return nil }
    (columns, rows, cardWidth, cardHeight) = Self.largest(
      count: count, width: width, height: height, aspects: aspects, columnGap: columnGap,
      rowGap: rowGap)
    guard cardWidth > 0, cardWidth < .infinity else { return nil }
  }

  /// Returns the largest cards; not inlined, because its result fits into registers, unlike a whole
  /// grid.
  @usableFromInline
  static func largest(
    count: Int, width: Double, height: Double, aspects: ClosedRange<Double>, columnGap: Double,
    rowGap: Double
  ) -> (columns: Int, rows: Int, cardWidth: Double, cardHeight: Double) {
    let best = ContinuousFit(
      count: count, width: width, height: height, narrowestAspect: aspects.lowerBound,
      widestAspect: aspects.upperBound, columnGap: columnGap, rowGap: rowGap
    ).largest
    let arrangement = best.arrangement
    return (arrangement.columns, arrangement.rows, best.cardWidth, best.cardHeight)
  }
}
