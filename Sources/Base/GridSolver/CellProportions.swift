/// The exact ratio of a card's width to its height in cells: `run` to `rise`.
struct CellProportions {
  let run: Int
  let rise: Int

  init(of card: AspectRatio, inCells cell: AspectRatio) {
    run = cell.height * card.width
    rise = cell.width * card.height
  }

  /// Returns the exact height rounded to the nearest cell, halves up, and at least 1.
  func cardHeight(ofWidth cardWidth: Int) -> Int {
    max(1, (2 * cardWidth * rise + run) / (2 * run))
  }

  /// Returns the width of the widest cards that are at most so high; zero if all are higher.
  ///
  /// The inverse of `cardHeight`, for heights from 1: 2·width·rise + run < 2·run·(height + 1).
  func cardWidth(withinHeight height: Int) -> Int {
    ((2 * height + 1) * run - 1) / (2 * rise)
  }
}
