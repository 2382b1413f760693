import GridSolver
import TestSupport
import Testing

@Suite("Cards of a range of aspects in a space of whole cells")
struct AspectFitGridAspectsTests {
  @Test("no other grid and no other size of a card is larger", arguments: 1...60)
  func isOptimal(count: Int) {
    let spaces = AspectSpace.random(20, count: count)
    #expect(spaces.filter { Solution($0.grid) != $0.best(of: 1...count) } == [])
  }

  @Test("the candidates are the largest cards of all arrangements, in order", arguments: 1...60)
  func hasAllCandidates(count: Int) {
    let wrong = AspectSpace.random(10, count: count).filter { space in
      let columns = (1...count).filter { $0 == space.count.over(space.count.over($0)) }
      return space.candidates.map(Solution.init) != columns.compactMap(space.largest)
    }
    #expect(wrong == [])
  }

  @Test("the chosen grid is a candidate, and without cards the only one", arguments: 0...60)
  func choosesACandidate(count: Int) {
    let wrong = AspectSpace.random(40, count: count).filter { space in
      let chosen = space.candidates.filter { $0 == space.grid }.count
      return chosen != (space.grid == nil ? 0 : 1) || count == 0 && space.candidates.count != 1
    }
    #expect(wrong == [])
  }

  @Test("no single aspect of the range has larger cards, and an equal value the same ones")
  func isAtLeastEverySingleAspect() {
    let wrong = (1...60).flatMap { AspectSpace.random(40, count: $0) }.filter { space in
      let (narrow, wide) = (space.aspects.lowerBound, space.aspects.upperBound)
      let middle = AspectRatio(narrow.width + wide.width, narrow.height + wide.height)
      let singles = [narrow, middle, wide].map { space.grid(of: $0)?.area ?? 0 }
      return singles.contains { $0 > space.grid?.area ?? 0 }
        || space.with(narrow...AspectRatio(2 * narrow.width, 2 * narrow.height)).grid
          != space.grid(of: narrow)
    }
    #expect(wrong == [])
  }

  @Test("a wider or higher space never has smaller cards")
  func isMonotone() {
    let wrong = (1...60).flatMap { AspectSpace.random(60, count: $0) }.filter { space in
      let area = space.grid?.area ?? 0
      return [(1, 0), (0, 1)].contains { space.grown(by: $0).grid?.area ?? 0 < area }
    }
    #expect(wrong == [])
  }

  @Test("of equally large cards those of fewer empty slots win, then fewer columns, of any shape")
  func breaksTies() {
    let square = AspectRatio(1, 1)
    let range = AspectRatio(1, 4)...AspectRatio(2, 1)
    func columns(_ count: Int, _ width: Int, _ height: Int) -> Int? {
      AspectFitGrid(
        count: count, width: width, height: height, cardAspects: range, cellAspect: square)?.columns
    }

    // Four cards of 2 × 2 or 1 × 4 cells; three cards of 2 × 2, with an empty slot, or 1 × 4.
    #expect((columns(4, 4, 4), columns(3, 5, 4)) == (2, 3))
  }

  @Test("the largest spaces and the most extreme ratios are answered without a trap")
  func survivesExtremes() {
    let ratios = [AspectRatio(1, 1 << 20), AspectRatio(1, 1), AspectRatio(1 << 20, 1)]
    let spaces = [1, 2, 65_535, 65_535 * 65_535, .max].flatMap { count in
      ratios.flatMap { cell in
        [(0, 0), (0, 65_535), (65_535, 0)].map { columnGap, rowGap in
          AspectSpace(
            count: count, width: 65_535, height: 65_535, aspects: ratios[0]...ratios[2],
            cellAspect: cell, columnGap: columnGap, rowGap: rowGap)
        }
      }
    }
    let areas = spaces.map { $0.grid?.area ?? 0 }
    let few = spaces.filter { $0.count <= 65_535 }.map { ($0, $0.candidates.map(\.area)) }

    #expect(areas.prefix(9).allSatisfy { $0 == 65_535 * 65_535 } && areas.suffix(9).max() == 0)
    #expect(few.filter { $0.grid?.area != $1.max() }.map(\.0) == [])
  }
}

extension AspectFitGrid where Length == Int {
  fileprivate var area: Int { cardWidth * cardHeight }
}
