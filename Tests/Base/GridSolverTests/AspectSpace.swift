import GridSolver
import TestSupport

/// A space of cells for cards of a range of aspects, with a brute-force solver.
struct AspectSpace: Equatable {
  let count: Int
  let width: Int
  let height: Int
  let aspects: ClosedRange<AspectRatio>
  let cellAspect: AspectRatio
  let columnGap: Int
  let rowGap: Int

  var grid: AspectFitGrid<Int>? {
    AspectFitGrid(
      count: count, width: width, height: height, cardAspects: aspects, cellAspect: cellAspect,
      columnGap: columnGap, rowGap: rowGap)
  }

  var candidates: [AspectFitGrid<Int>] {
    AspectFitGrid<Int>.candidates(
      count: count, width: width, height: height, cardAspects: aspects, cellAspect: cellAspect,
      columnGap: columnGap, rowGap: rowGap)
  }

  func grid(of aspect: AspectRatio) -> AspectFitGrid<Int>? {
    AspectFitGrid(
      count: count, width: width, height: height, cardAspect: aspect, cellAspect: cellAspect,
      columnGap: columnGap, rowGap: rowGap)
  }

  /// Returns the best of all cards in these numbers of columns.
  func best(of columns: ClosedRange<Int>) -> Solution? {
    columns.compactMap(largest).max { $0.rank.lexicographicallyPrecedes($1.rank) }
  }

  /// Returns the largest of all cards that fit a number of columns.
  func largest(columns: Int) -> Solution? {
    let rows = count.over(columns)
    let across = (width - (columns - 1) * columnGap) / columns
    let down = (height - (rows - 1) * rowGap) / rows
    guard across > 0, down > 0 else { return nil }
    let sizes = (1...across).flatMap { width in (1...down).map { (width, $0) } }
    return sizes.filter(allows).max { $0.0 * $0.1 < $1.0 * $1.1 }.map {
      Solution(count: count, columns: columns, rows: rows, cardWidth: $0.0, cardHeight: $0.1)
    }
  }

  /// Returns true if some exact height of a width is rounded to a height, which is at least 1.
  private func allows(width: Int, height: Int) -> Bool {
    let (wide, narrow) = (aspects.upperBound, aspects.lowerBound)
    let twiceLowest = 2 * width * cellAspect.width * wide.height
    let twiceHighest = 2 * width * cellAspect.width * narrow.height
    return twiceLowest < (2 * height + 1) * cellAspect.height * wide.width
      && (height == 1 || twiceHighest >= (2 * height - 1) * cellAspect.height * narrow.width)
  }
}

/// The numbers of a grid that a test compares.
struct Solution: Equatable {
  let count: Int
  let columns: Int
  let rows: Int
  let cardWidth: Int
  let cardHeight: Int

  /// The area, the full slots and the columns; the best solution has the highest rank.
  var rank: [Int] { [cardWidth * cardHeight, count - columns * rows, -columns] }
}

extension Solution {
  init(_ grid: AspectFitGrid<Int>) {
    self.init(
      count: grid.count, columns: grid.columns, rows: grid.rows, cardWidth: grid.cardWidth,
      cardHeight: grid.cardHeight)
  }

  init?(_ grid: AspectFitGrid<Int>?) {
    guard let grid else { return nil }
    self.init(grid)
  }
}

extension AspectSpace {
  /// Returns random spaces of up to 60 × 40 cells, of seed `count`.
  static func random(_ spaces: Int, count: Int) -> [AspectSpace] {
    var numbers = SeededNumbers(seed: count)
    return (0..<spaces).map { _ in AspectSpace(count: count, from: &numbers) }
  }

  private init(count: Int, from numbers: inout SeededNumbers) {
    func ratio(_ parts: ClosedRange<Int>) -> AspectRatio {
      AspectRatio(numbers.whole(parts), numbers.whole(parts))
    }
    let aspects = [ratio(1...6), ratio(1...6)].sorted()
    self.init(
      count: count, width: numbers.whole(1...60), height: numbers.whole(1...40),
      aspects: aspects[0]...aspects[1], cellAspect: ratio(1...3),
      columnGap: numbers.whole(0...3), rowGap: numbers.whole(0...2))
  }

  func with(_ aspects: ClosedRange<AspectRatio>) -> AspectSpace {
    AspectSpace(
      count: count, width: width, height: height, aspects: aspects, cellAspect: cellAspect,
      columnGap: columnGap, rowGap: rowGap)
  }

  func grown(by cells: (width: Int, height: Int)) -> AspectSpace {
    AspectSpace(
      count: count, width: width + cells.width, height: height + cells.height, aspects: aspects,
      cellAspect: cellAspect, columnGap: columnGap, rowGap: rowGap)
  }
}

extension Int {
  /// Returns the quotient of two positive numbers, rounded up.
  func over(_ divisor: Int) -> Int { (self + divisor - 1) / divisor }
}
