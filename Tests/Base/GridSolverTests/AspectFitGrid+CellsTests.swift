import GridSolver
import TestSupport
import Testing

@Suite("Cards in a space of whole cells")
struct AspectFitGridCellsTests {
  @Test("no other width and no other column count is better", arguments: 1...60)
  func isOptimal(count: Int) {
    var numbers = SeededNumbers(seed: count)
    for _ in 1...40 {
      CellSpace(count: count, from: &numbers).expectOptimum()
    }
  }

  @Test("a deck fills a terminal, no cards need no rows, and as many as there are cells fit")
  func fillsATerminal() throws {
    let grid = try #require(
      AspectFitGrid(
        count: 52, width: 80, height: 24, cardAspect: AspectRatio(2, 3),
        cellAspect: AspectRatio(1, 2), columnGap: 1))

    let none = try #require(square(count: 0, width: -1, height: 0))
    let cells = 65_535 * 65_535
    let full = try #require(square(count: cells, width: 65_535, height: 65_535))
    #expect(
      (grid.columns, grid.rows, grid.cardWidth, grid.cardHeight, none.columns) == (13, 4, 5, 4, 0)
        && (none.rows, none.cardWidth, none.cardHeight, full.columns, full.rows) == (
          0, 0, 0, 65_535, 65_535
        ) && full.cardWidth == 1 && square(count: cells + 1, width: 65_535, height: 65_535) == nil)
    #expect(square(count: .max, width: 65_535, height: 65_535) == nil)
  }

  @Test("a half cell of height is rounded up, and cards that fit exactly fit")
  func roundsHeights() throws {
    let heights = (1...4).map { width in
      AspectFitGrid(
        count: 1, width: width, height: 9, cardAspect: AspectRatio(1, 1),
        cellAspect: AspectRatio(1, 2))?.cardHeight
    }

    #expect(
      (
        heights,
        AspectFitGrid(
          count: 1, width: 9, height: 9, cardAspect: AspectRatio(99, 1),
          cellAspect: AspectRatio(1, 2))?.cardHeight
      ) == ([1, 1, 2, 2], 1))

    func cardWidth(width: Int, height: Int) -> Int? {
      AspectFitGrid(
        count: 6, width: width, height: height, cardAspect: AspectRatio(1, 1),
        cellAspect: AspectRatio(1, 2), columnGap: 1, rowGap: 1)?.cardWidth
    }

    #expect(
      (
        cardWidth(width: 20, height: 7), cardWidth(width: 19, height: 7),
        cardWidth(width: 5, height: 3)
      ) == (6, 5, 1) && cardWidth(width: 5, height: 2) == nil)
  }

  @Test("of equally wide grids the one with fewer empty slots wins, then fewer columns")
  func breaksTies() throws {
    let full = try #require(square(count: 14, width: 7, height: 4))
    let narrow = try #require(square(count: 12, width: 5, height: 5))

    #expect((full.columns, full.rows, narrow.columns, narrow.rows) == (7, 2, 3, 4))
  }

  @Test(
    "lengths that no terminal can have are refused", arguments: [Int.min, -1, 0, 65_536, Int.max])
  func refusesSpacesThatAreNone(length: Int) {
    #expect(
      square(count: 1, width: length, height: 5) == nil
        && square(count: 1, width: 5, height: length) == nil)
  }

  @Test("extreme aspect ratios and gaps are answered without a trap")
  func survivesExtremes() {
    let extremes = [AspectRatio(1, 1 << 20), AspectRatio(1 << 20, 1)]
    for cardAspect in extremes {
      for cellAspect in extremes {
        for count in [1, 2, .max] {
          let grid = AspectFitGrid(
            count: count, width: 65_535, height: 65_535, cardAspect: cardAspect,
            cellAspect: cellAspect, columnGap: 65_535, rowGap: 65_535)
          #expect((grid == nil) == (count > 1 || cardAspect != cellAspect && cardAspect.width == 1))
        }
      }
    }
  }

  @Test("invalid arguments are a precondition failure")
  func stopsAtNonsense() async {
    await #expect(processExitsWith: .failure) { _ = AspectRatio(0, 1) }
    await #expect(processExitsWith: .failure) {
      let even = AspectRatio(1, 1)
      _ = AspectFitGrid(
        count: 1, width: 1, height: 1, cardAspect: even, cellAspect: even, rowGap: -1)
    }
  }

  /// Fits square cards into square cells.
  private func square(count: Int, width: Int, height: Int) -> AspectFitGrid<Int>? {
    AspectFitGrid(
      count: count, width: width, height: height, cardAspect: AspectRatio(1, 1),
      cellAspect: AspectRatio(1, 1))
  }
}

/// A space of cells with a brute-force solver.
private struct CellSpace {
  let count: Int
  let width: Int
  let height: Int
  let cardAspect: AspectRatio
  let cellAspect: AspectRatio
  let columnGap: Int
  let rowGap: Int

  func expectOptimum() {
    let best = stride(from: width, to: 0, by: -1).lazy.compactMap(tidiest).first
    let grid = AspectFitGrid(
      count: count, width: width, height: height, cardAspect: cardAspect, cellAspect: cellAspect,
      columnGap: columnGap, rowGap: rowGap)
    #expect(grid?.cardWidth == best?.cardWidth, "\(self)")
    #expect(grid?.columns == best?.columns, "\(self)")
    #expect(grid?.rows == best.map { rows(columns: $0.columns) }, "\(self)")
    #expect(grid?.cardHeight == best.map { cardHeight(ofWidth: $0.cardWidth) }, "\(self)")
  }

  private func tidiest(cardWidth: Int) -> (columns: Int, cardWidth: Int)? {
    let best = (1...count).filter { fits(columns: $0, cardWidth: cardWidth) }
      .min { ($0 * rows(columns: $0), $0) < ($1 * rows(columns: $1), $1) }
    return best.map { ($0, cardWidth) }
  }

  private func fits(columns: Int, cardWidth: Int) -> Bool {
    let rows = rows(columns: columns)
    let blockHeight = rows * cardHeight(ofWidth: cardWidth) + (rows - 1) * rowGap
    return columns * cardWidth + (columns - 1) * columnGap <= width && blockHeight <= height
  }

  private func rows(columns: Int) -> Int { (count + columns - 1) / columns }

  private func cardHeight(ofWidth cardWidth: Int) -> Int {
    let run = cellAspect.height * cardAspect.width
    let (whole, rest) = (cardWidth * cellAspect.width * cardAspect.height)
      .quotientAndRemainder(dividingBy: run)
    return max(1, 2 * rest >= run ? whole + 1 : whole)
  }
}

extension CellSpace {
  init(count: Int, from numbers: inout SeededNumbers) {
    self.init(
      count: count, width: numbers.whole(1...60), height: numbers.whole(1...30),
      cardAspect: AspectRatio(numbers.whole(1...5), numbers.whole(1...5)),
      cellAspect: AspectRatio(numbers.whole(1...3), numbers.whole(1...4)),
      columnGap: numbers.whole(0...3), rowGap: numbers.whole(0...2))
  }
}
