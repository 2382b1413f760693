/// The search for the widest cards in a space of whole cells.
struct CellFit {
  let count: Int
  let width: Int
  let height: Int
  let columnGap: Int
  let rowGap: Int
  /// The exact height of a card `run` cells wide.
  let rise: Int
  let run: Int

  /// The width of the widest cards; zero if no width fits.
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

  /// Returns the exact height rounded to the nearest cell, halves up, and at least 1.
  func cardHeight(ofWidth cardWidth: Int) -> Int {
    max(1, (2 * cardWidth * rise + run) / (2 * run))
  }

  /// Returns the tidiest arrangement with room for cards of a width that fits.
  func tidiest(ofWidth cardWidth: Int) -> Arrangement {
    let room = room(forWidth: cardWidth)
    var best = Arrangement(of: count, inRows: room.rows)
    var next = best
    while best.emptySlots > 0 && next.rows > 1 {
      next = Arrangement(of: count, inRows: next.rows - 1)
      guard next.columns <= room.columns else { break }
      if next.isTidier(than: best) { best = next }
    }
    return best
  }

  private func fits(_ cardWidth: Int) -> Bool {
    let room = room(forWidth: cardWidth)
    return room.columns * room.rows >= count
  }

  private func room(forWidth cardWidth: Int) -> (columns: Int, rows: Int) {
    let columns = (width + columnGap) / (cardWidth + columnGap)
    let rows = (height + rowGap) / (cardHeight(ofWidth: cardWidth) + rowGap)
    return (columns, rows)
  }
}
