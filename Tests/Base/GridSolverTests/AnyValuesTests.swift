import GridSolver
import TestSupport
import Testing

/// Calls with random values allowed by the documentation return a grid or nil and never trap.
@Suite("Any values")
struct AnyValuesTests {
  @Test("cards of any number fit a space of any cells, or there is no room")
  func cells() {
    var numbers = SeededNumbers(seed: 1)
    var fits = 0
    for _ in 0..<4_000 {
      let (width, height) = (numbers.anyInt(), numbers.anyInt())
      let grid = AspectFitGrid(
        count: max(0, numbers.anyInt()), width: width, height: height,
        cardAspect: AspectRatio(2, 3), cellAspect: AspectRatio(1, 2),
        columnGap: numbers.whole(0...65_535) >> numbers.whole(0...16),
        rowGap: numbers.whole(0...65_535) >> numbers.whole(0...16))
      guard let grid, grid.count > 0 else { continue }
      fits += 1
      #expect(
        grid.columns * grid.cardWidth + (grid.columns - 1) * grid.columnGap <= width
          && grid.rows * grid.cardHeight + (grid.rows - 1) * grid.rowGap <= height)
    }
    #expect(fits > 50)
  }

  @Test("cards fit a space of any sizes, or there is no room, infinite and NaN included")
  func lengths() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<4_000 {
      let grid = AspectFitGrid(
        count: numbers.whole(0...(1 << 52)) >> numbers.whole(0...52), width: numbers.anyDouble(),
        height: numbers.anyDouble(), aspectRatio: numbers.ratio(),
        columnGap: numbers.gap(), rowGap: numbers.gap())
      guard let grid, grid.count > 0 else { continue }
      #expect(grid.columns > 0 && grid.rows > 0 && grid.cardWidth > 0)
    }
  }

  @Test("a share of any container is within it, and its columns cover it")
  func fractions() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<4_000 {
      let container = numbers.anyInt()
      let fraction = ContainerFraction(
        count: max(1, numbers.anyInt()), span: max(0, numbers.anyInt()),
        spacing: max(0, numbers.anyInt()))
      let columns = ContainerFraction.columns(
        numbers.whole(1...9), spacing: fraction.spacing, in: container)
      #expect(
        0...max(0, container) ~= fraction.length(in: container)
          && columns.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= max(0, container) })
    }
  }
}

extension SeededNumbers {
  /// Returns any number, often one at which arithmetic overflows.
  fileprivate mutating func anyInt() -> Int {
    let edges = [0, 1, -1, 65_535, 65_536, Int.max, .min, .max - 1, .min + 1, 1 << 52]
    let choice = whole(0...15)
    if choice < edges.count { return edges[choice] }
    return choice < 14 ? whole(0...500) : Int(truncatingIfNeeded: next())
  }

  fileprivate mutating func anyDouble() -> Double {
    let edges: [Double] = [
      0, -0.0, -1, .nan, .infinity, -.infinity, .ulpOfOne, 1e300, .leastNonzeroMagnitude,
    ]
    let choice = whole(0...15)
    return choice < edges.count ? edges[choice] : Double(whole(0...1_000)) / 7
  }

  /// Returns a finite ratio above zero.
  fileprivate mutating func ratio() -> Double {
    [.leastNonzeroMagnitude, 1e-75, 0.001, 2.0 / 3, 1, 1.5, 1e75, .greatestFiniteMagnitude][
      whole(0...7)]
  }

  /// Returns a finite gap that is not negative.
  fileprivate mutating func gap() -> Double {
    [0, .leastNonzeroMagnitude, 0.5, 1, 3, 1e75, .greatestFiniteMagnitude][whole(0...6)]
  }
}
