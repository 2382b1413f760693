import GridSolver
import TestSupport
import Testing

@Suite("Cards in a space of any unit")
struct AspectFitGridTests {
  @Test("no other column count is better, in common spaces", arguments: 1...60)
  func isOptimalInCommonSpaces(count: Int) {
    for (width, height) in [(80.0, 24.0), (24, 80), (100, 100), (1, 3), (1000, 7.5)] {
      for aspectRatio in [0.1, 0.5, 2.0 / 3, 1, 1.5, 8] {
        for (columnGap, rowGap) in [(0.0, 0.0), (1, 0), (0, 1), (0.5, 0.25), (3, 3)] {
          let space = Space(
            count: count, width: width, height: height, aspectRatio: aspectRatio,
            columnGap: columnGap, rowGap: rowGap)
          space.expectOptimum(among: 1...count)
        }
      }
    }
  }

  @Test("no other column count is better, in random spaces", arguments: 1...40)
  func isOptimalInSeededSpaces(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 1...50 {
      let space = Space(count: numbers.whole(1...300), from: &numbers)
      space.expectOptimum(among: 1...space.count)
    }
  }

  @Test("no other grid of up to a million cards is better", arguments: 1...20)
  func isOptimalForManyCards(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let count = numbers.whole(1...1000) * numbers.whole(1...1000)
    let space = Space(count: count, from: &numbers)
    let fewest = (1...1000).map { (count - 1) / $0 + 1 }
    space.expectOptimum(among: Array(1...1000) + fewest)
  }

  @Test(
    "of equally wide grids the one with fewer empty slots wins, then the one with fewer columns")
  func prefersFullRows() throws {
    let grid = try #require(AspectFitGrid(count: 100, width: 90, height: 2, aspectRatio: 1))

    let equal = try #require(AspectFitGrid(count: 12, width: 90, height: 90, aspectRatio: 1))
    #expect(
      (grid.columns, grid.rows, grid.cardWidth, equal.columns, equal.rows) == (50, 2, 1, 3, 4)
        && equal.cardWidth == 22.5)
  }

  @Test("the unit of measure never decides a tie", arguments: 1...200)
  func breaksTiesInAnyUnit(unit: Int) throws {
    let side = 1 / Double(unit)
    let grid = try #require(
      AspectFitGrid(
        count: 12, width: 2 * side, height: 2.1 * side, aspectRatio: 2 / 2.1, columnGap: 0.2 * side,
        rowGap: 0.21 * side))

    #expect(grid.columns == 3)
  }

  @Test("the loop from CS193p never finds wider cards", arguments: 1...60)
  func beatsTheCourse(count: Int) throws {
    for (width, height) in [(300.0, 500.0), (500, 300), (393, 852), (60, 60)] {
      let grid = try #require(
        AspectFitGrid(count: count, width: width, height: height, aspectRatio: 2.0 / 3))
      let courseWidth = widthByTheCourse(
        count: count, width: width, height: height, aspectRatio: 2.0 / 3)
      #expect(grid.cardWidth >= courseWidth, "\(count) cards in \(width) × \(height)")
    }
  }

  @Test("the height of a card follows from its aspect ratio, and gaps may leave no answer")
  func keepsTheAspectRatio() throws {
    let grid = try #require(AspectFitGrid(count: 1, width: 80, height: 24, aspectRatio: 0.5))

    let none = try #require(AspectFitGrid(count: 0, width: -1, height: 0, aspectRatio: 1))
    #expect(
      (grid.cardWidth, grid.cardHeight, none.columns, none.rows, none.cardWidth) == (
        12, 24, 0, 0, 0
      )
        && AspectFitGrid(count: 4, width: 9, height: 9, aspectRatio: 1, columnGap: 9, rowGap: 9)
          == nil
    )
    #expect(
      AspectFitGrid(count: 4, width: 9, height: 9, aspectRatio: 1, columnGap: 9, rowGap: 2) != nil)
  }

  @Test(
    "only a finite space above zero has room",
    arguments: [0, -1, .infinity, -.infinity, .nan, .greatestFiniteMagnitude] as [Double])
  func refusesSpacesThatAreNone(length: Double) {
    let gap = Double.greatestFiniteMagnitude
    #expect(
      AspectFitGrid(count: 2, width: length, height: 5, aspectRatio: 1, columnGap: gap) == nil
        && AspectFitGrid(count: 2, width: 5, height: length, aspectRatio: 1, rowGap: gap) == nil)
  }

  @Test("extreme numbers are answered without a trap")
  func survivesExtremes() {
    var numbers = SeededNumbers(seed: 1)
    let sizes = [.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude]
    func any() -> Double { sizes[numbers.whole(0...4)] }
    for count in [1, 2, 1 << 31, 1 << 52] {
      for _ in 1...100 {
        let grid = AspectFitGrid(
          count: count, width: any(), height: any(), aspectRatio: any(), columnGap: any(),
          rowGap: any())
        #expect((grid?.cardWidth ?? 1) > 0)
      }
    }
  }

  @Test("invalid arguments are a precondition failure")
  func stopsAtNonsense() async {
    await #expect(processExitsWith: .failure) {
      _ = AspectFitGrid(count: -1, width: 1, height: 1, aspectRatio: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = AspectFitGrid(count: 1, width: 1, height: 1, aspectRatio: .nan)
    }
  }
}

/// A space with a brute-force solver.
private struct Space {
  let count: Int
  let width: Double
  let height: Double
  let aspectRatio: Double
  let columnGap: Double
  let rowGap: Double

  func expectOptimum(among columnCounts: some Sequence<Int>) {
    let widest = columnCounts.map(cardWidth).max() ?? 0
    let best = columnCounts.filter { cardWidth(columns: $0) >= widest * (1 - 1e-12) }
      .min { ($0 * rows(columns: $0), $0) < ($1 * rows(columns: $1), $1) }
    let grid = AspectFitGrid(
      count: count, width: width, height: height, aspectRatio: aspectRatio, columnGap: columnGap,
      rowGap: rowGap)
    #expect(grid?.columns == (widest > 0 ? best : nil), "\(self)")
    #expect(grid?.rows == grid.map { rows(columns: $0.columns) }, "\(self)")
    #expect(grid?.cardWidth == grid.map { cardWidth(columns: $0.columns) }, "\(self)")
  }

  private func rows(columns: Int) -> Int { (count + columns - 1) / columns }

  private func cardWidth(columns: Int) -> Double {
    let across = (width + columnGap) / Double(columns) - columnGap
    let down = (height + rowGap) / Double(rows(columns: columns)) - rowGap
    return min(across, aspectRatio * down)
  }
}

extension Space {
  /// Creates a random space: sizes from a thousandth to a thousand, gaps from none to too large.
  init(count: Int, from numbers: inout SeededNumbers) {
    let width = numbers.real(1...10) * numbers.real(0.01...100)
    let height = numbers.real(1...10) * numbers.real(0.01...100)
    let side = (width * height / Double(count)).squareRoot()
    self.init(
      count: count, width: width, height: height, aspectRatio: numbers.real(0.1...4),
      columnGap: numbers.whole(0...2) == 0 ? 0 : numbers.real(0...1) * side,
      rowGap: numbers.whole(0...2) == 0 ? 0 : numbers.real(0...1) * side)
  }
}

/// The card width of `AspectVGrid` in Stanford CS193p, "Developing Apps for iOS", 2023, lecture 6.
private func widthByTheCourse(
  count: Int, width: Double, height: Double, aspectRatio: Double
) -> Double {
  var columnCount = 1.0
  repeat {
    let cardWidth = width / columnCount
    let rowCount = (Double(count) / columnCount).rounded(.up)
    if rowCount * (cardWidth / aspectRatio) < height { return cardWidth.rounded(.down) }
    columnCount += 1
  } while columnCount < Double(count)
  return min(width / Double(count), height * aspectRatio).rounded(.down)
}
