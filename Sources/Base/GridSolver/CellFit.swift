/// The search for the widest cards in a space of whole cells.
struct CellFit {
  let count: Int
  let width: Int
  let height: Int
  let columnGap: Int
  let rowGap: Int
  /// A card `run` cells wide is truly `rise` cells high.
  let rise: Int
  let run: Int

  /// The width of the widest cards; zero if no width fits.
  ///
  /// Found by bisection: wider cards are never lower, so beyond a width that does not fit none does.
  var widest: Int {
    var fitting = 0
    var tooWide = width + 1
    while tooWide - fitting > 1 {
      let middle = (fitting + tooWide) / 2
      if fits(middle) { fitting = middle } else { tooWide = middle }
    }
    return fitting
  }

  /// The true height rounded to the nearest cell, halves up, and at least 1.
  func cardHeight(ofWidth cardWidth: Int) -> Int {
    max(1, (2 * cardWidth * rise + run) / (2 * run))
  }

  /// The tidiest of all arrangements that have room for cards so wide, which must fit.
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
