extension CellFit {
  /// The width of the widest cards of the widest aspect, and the rows with room for them; nil if
  /// no width fits.
  ///
  /// Found by bisection, because the height grows with the width.
  var widest: (cardWidth: Int, rows: Int)? {
    var fitting = (cardWidth: 0, rows: 0)
    var tooWide = width + 1
    while tooWide - fitting.cardWidth > 1 {
      let middle = (fitting.cardWidth + tooWide) / 2
      let room = room(forWidth: middle)
      if fits(room) { fitting = (middle, room.rows) } else { tooWide = middle }
    }
    return fitting.cardWidth > 0 ? fitting : nil
  }

  /// Returns true if columns and rows have a slot for each card.
  func fits(_ room: (columns: Int, rows: Int)) -> Bool { room.columns * room.rows >= count }

  /// Returns the numbers of columns and rows for cards of a width and its lowest height.
  func room(forWidth cardWidth: Int) -> (columns: Int, rows: Int) {
    let columns = (width + columnGap) / (cardWidth + columnGap)
    let rows = (height + rowGap) / (widestAspect.cardHeight(ofWidth: cardWidth) + rowGap)
    return (columns, rows)
  }
}
