import GridSolver
import TestSupport
import Testing

@Suite("Cards of a range of aspects in a space of any unit")
struct AspectFitGridAspectLengthsTests {
  @Test("no other column count has larger cards", arguments: 1...60)
  func isOptimal(count: Int) {
    let wrong = LengthSpace.random(40, count: count).filter { space in
      let areas = (1...count).map(space.area)
      let largest = areas.max() ?? 0
      let best = (1...count).filter { areas[$0 - 1] >= largest * (1 - 1e-12) }
        .min { ($0 * count.over($0), $0) < ($1 * count.over($1), $1) }
      return space.grid?.columns != (largest > 0 ? best : nil)
        || space.grid?.rows != space.grid.map { count.over($0.columns) }
        || !((space.grid?.area ?? 0).isClose(to: largest))
    }
    #expect(wrong == [])
  }

  @Test("cards fit, their aspect is in the range, and no single aspect has larger ones")
  func isAtLeastEverySingleAspect() {
    let wrong = (1...60).flatMap { LengthSpace.random(20, count: $0) }.filter { space in
      let (narrow, wide) = (space.aspects.lowerBound, space.aspects.upperBound)
      let singles = [narrow, (narrow + wide) / 2, wide].map { space.with($0...$0).grid?.area ?? 0 }
      guard let grid = space.grid else { return singles != [0, 0, 0] }
      let tolerant = narrow * (1 - 1e-12)...wide * (1 + 1e-12)
      return !tolerant.contains(grid.cardWidth / grid.cardHeight)
        || grid.overflow > 1e-9 * (space.width + space.height)
        || singles.contains { $0 > grid.area * (1 + 1e-12) }
    }
    #expect(wrong == [])
  }

  @Test("a range of one aspect is that aspect, and a wider or higher space has no smaller cards")
  func isMonotone() {
    let wrong = (1...60).flatMap { LengthSpace.random(20, count: $0) }.filter { space in
      let narrow = space.aspects.lowerBound
      let single = AspectFitGrid(
        count: space.count, width: space.width, height: space.height, aspectRatio: narrow,
        columnGap: space.columnGap, rowGap: space.rowGap)
      let area = (space.grid?.area ?? 0) * (1 - 1e-12)
      return space.with(narrow...narrow).grid != single
        || single?.cardHeight != single.map { $0.cardWidth / narrow }
        || [(0.3, 0), (0, 0.3)].contains { space.grown(by: $0).grid?.area ?? 0 < area }
    }
    #expect(wrong == [])
  }

  @Test("one row is found where two rows and their gap are exactly as high as the space")
  func findsASingleRow() {
    let columns = [1, 1.0.nextUp].map { widest in
      AspectFitGrid(count: 5, width: 1, height: 1e75, aspects: 1...widest, rowGap: 1e75)?.columns
    }
    #expect(columns == [5, 5])
  }

  @Test("ratios that are not finite and above zero are a precondition failure")
  func stopsAtNonsense() async {
    await #expect(processExitsWith: .failure) {
      _ = AspectFitGrid(count: 1, width: 1, height: 1, aspects: 0...1)
    }
    await #expect(processExitsWith: .failure) {
      _ = AspectFitGrid(count: 1, width: 1, height: 1, aspects: 1 ... .infinity)
    }
  }
}

/// A space for cards of a range of aspects, with the area of a card by arithmetic alone.
private struct LengthSpace: Equatable {
  let count: Int
  let width: Double
  let height: Double
  let aspects: ClosedRange<Double>
  let columnGap: Double
  let rowGap: Double

  var grid: AspectFitGrid<Double>? {
    AspectFitGrid(
      count: count, width: width, height: height, aspects: aspects, columnGap: columnGap,
      rowGap: rowGap)
  }

  /// Returns the area of the largest rectangle of a permitted shape that fits a slot.
  func area(columns: Int) -> Double {
    let across = (width + columnGap) / Double(columns) - columnGap
    let down = (height + rowGap) / Double(count.over(columns)) - rowGap
    guard across > 0, down > 0 else { return 0 }
    if across > down * aspects.upperBound { return down * down * aspects.upperBound }
    return across < down * aspects.lowerBound
      ? across * across / aspects.lowerBound : across * down
  }
}

extension LengthSpace {
  static func random(_ spaces: Int, count: Int) -> [LengthSpace] {
    var numbers = SeededNumbers(seed: count)
    return (0..<spaces).map { _ in LengthSpace(count: count, from: &numbers) }
  }

  /// Creates a space whose lengths are quarters, so that many cards are equally large.
  private init(count: Int, from numbers: inout SeededNumbers) {
    let aspects = [numbers.whole(1...16), numbers.whole(1...16)].sorted().map { Double($0) / 8 }
    self.init(
      count: count, width: Double(numbers.whole(1...240)) / 4,
      height: Double(numbers.whole(1...160)) / 4, aspects: aspects[0]...aspects[1],
      columnGap: Double(numbers.whole(0...4)) / 4, rowGap: Double(numbers.whole(0...4)) / 4)
  }

  func with(_ aspects: ClosedRange<Double>) -> LengthSpace {
    LengthSpace(
      count: count, width: width, height: height, aspects: aspects, columnGap: columnGap,
      rowGap: rowGap)
  }

  func grown(by lengths: (width: Double, height: Double)) -> LengthSpace {
    LengthSpace(
      count: count, width: width + lengths.width, height: height + lengths.height,
      aspects: aspects, columnGap: columnGap, rowGap: rowGap)
  }
}

extension AspectFitGrid where Length == Double {
  fileprivate var area: Double { cardWidth * cardHeight }

  /// The length by which the cards and gaps exceed the space.
  fileprivate var overflow: Double {
    max(
      Double(columns) * (cardWidth + columnGap) - columnGap - width,
      Double(rows) * (cardHeight + rowGap) - rowGap - height)
  }
}

extension Double {
  fileprivate func isClose(to other: Double) -> Bool {
    (self - other).magnitude <= 1e-11 * other
  }
}
