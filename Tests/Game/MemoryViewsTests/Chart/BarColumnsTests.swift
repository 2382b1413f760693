import Testing

@testable import MemoryViews

@Suite("Bars in columns")
struct BarColumnsTests {
  @Test("every bar has a column, and the columns have the bars in order", arguments: 0...40)
  func standsInOrder(bars: Int) {
    for width in 1...50 {
      let columns = BarColumns(bars: bars, columns: width)
      #expect(columns.used <= width)
      for bar in 0..<bars {
        let column = columns.column(of: bar)
        #expect(columns.bars(at: column).contains(bar), "\(bar) of \(bars) in \(width)")
      }
      let shown = (0..<width).flatMap { Array(columns.bars(at: $0)) }
      #expect(shown == shown.sorted() && Set(shown) == Set(0..<bars))
    }
  }

  @Test("the columns show the game from left to right, to its end", arguments: 1...30)
  func leadsThroughTheGame(bars: Int) {
    let flips = (0..<bars).map { 1 + $0 % 3 }
    for width in 1...40 {
      let columns = BarColumns(bars: bars, columns: width)
      let positions = (-1...columns.used).map { columns.position(at: $0, flips: flips) }
      #expect(positions == positions.sorted() && positions.first == 0)
      #expect(positions.suffix(2) == [flips.reduce(0, +), flips.reduce(0, +)])
    }
  }

  @Test("a bar of two columns has a column for each of its two flips")
  func tellsFlips() {
    let columns = BarColumns(bars: 3, columns: 6)
    #expect((0..<6).map { columns.position(at: $0, flips: [2, 2, 2]) } == [1, 2, 3, 4, 5, 6])
  }
}
