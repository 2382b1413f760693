import Testing
import TextUI

@testable import MemoryViews

@Suite("Positions in a chart of turns")
struct TurnPositionTests {
  @Test("the columns show the game from left to right, to its end", arguments: 1...30)
  func leadsThroughTheGame(bars: Int) {
    let flips = (0..<bars).map { 1 + $0 % 3 }
    let wrong = (1...40).filter { width in
      let columns = TurnChart.columns(of: bars, in: width)
      let positions = (-1...columns.used).map { columns.position(at: $0, flips: flips) }
      let all = flips.reduce(0, +)
      return positions != positions.sorted() || positions.first != 0
        || positions.suffix(2) != [all, all]
    }
    #expect(wrong == [])
  }

  @Test("a bar of two columns has a column for each of its two flips")
  func tellsFlips() {
    let columns = TurnChart.columns(of: 3, in: 6)
    #expect((0..<6).map { columns.position(at: $0, flips: [2, 2, 2]) } == [1, 2, 3, 4, 5, 6])
  }
}
