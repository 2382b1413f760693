import Testing
import TextUI

@Suite("Charts: bars in columns")
struct ChartBandsTests {
  @Test("every bar has a column, and the columns have the bars in order", arguments: 0...40)
  func standsInOrder(count: Int) {
    for columns in 1...50 {
      let bands = ChartBands(count: count, columns: columns)
      #expect(bands.used <= columns)
      for bar in 0..<count {
        let column = bands.column(of: bar)
        #expect(bands.indices(at: column).contains(bar), "\(bar) of \(count) in \(columns)")
      }
      let shown = (0..<columns).flatMap { Array(bands.indices(at: $0)) }
      #expect(shown == shown.sorted() && Set(shown) == Set(0..<count))
    }
  }

  @Test("wide bars have a gap, at most a quarter, and may be limited")
  func gaps() {
    let widths = [1, 2, 3, 4, 6, 8, 12].map { ChartBands(count: 1, columns: $0).barWidth }
    #expect(widths == [1, 2, 2, 3, 5, 6, 9])
    let limited = ChartBands(count: 3, columns: 60, widest: 6)
    #expect(limited.pitch == 6 && limited.barWidth == 5 && limited.used == 18)
  }

  @Test("columns outside have no bars, and numbers below zero count as zero")
  func outside() {
    let bands = ChartBands(count: 3, columns: 9)
    #expect(bands.indices(at: -1).isEmpty && bands.indices(at: 9).isEmpty)
    #expect(ChartBands(count: 9, columns: 3).indices(at: 3).isEmpty)
    let nothing = ChartBands(count: -1, columns: .min, widest: 0)
    #expect(nothing.used == 0 && nothing.pitch == 1 && nothing.indices(at: 0).isEmpty)
    #expect(ChartBands(count: 5, columns: -3).indices(at: 0).isEmpty)
  }
}
