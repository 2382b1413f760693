extension CellFit {
  /// The width of the widest cards of the widest aspect; zero if no width fits.
  ///
  /// Found by bisection, because the height grows with the width.
  var widest: Int {
    var fitting = 0
    var tooWide = width + 1
    while tooWide - fitting > 1 {
      let middle = (fitting + tooWide) / 2
      if fits(middle) { fitting = middle } else { tooWide = middle }
    }
    return fitting
  }

  /// Returns true if all cards fit at a width and the lowest height that it may have.
  func fits(_ cardWidth: Int) -> Bool {
    let room = room(forWidth: cardWidth)
    return room.columns * room.rows >= count
  }

  /// Returns the numbers of columns and rows for cards of a width and its lowest height.
  func room(forWidth cardWidth: Int) -> (columns: Int, rows: Int) {
    let columns = (width + columnGap) / (cardWidth + columnGap)
    let rows = (height + rowGap) / (widestAspect.cardHeight(ofWidth: cardWidth) + rowGap)
    return (columns, rows)
  }
}
