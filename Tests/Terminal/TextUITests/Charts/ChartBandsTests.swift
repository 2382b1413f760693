import Testing
import TextUI

@Suite("Charts: bars in columns")
struct ChartBandsTests {
  @Test("every bar has a column, and the columns have the bars in order", arguments: 0...40)
  func standsInOrder(count: Int) {
    for columns in 1...50 {
      let bands = ChartBands(count: count, columns: columns)
      let lost = (0..<count).filter { !bands.indices(at: bands.column(of: $0)).contains($0) }
      #expect(bands.used <= columns && lost == [], "\(count) in \(columns)")
      let shown = (0..<columns).flatMap { Array(bands.indices(at: $0)) }
      #expect(shown == shown.sorted() && Set(shown) == Set(0..<count))
    }
  }

  @Test("wide bars have a gap, at most a quarter, and may be limited")
  func gaps() {
    let widths = [1, 2, 3, 4, 6, 8, 12].map { ChartBands(count: 1, columns: $0).barWidth }
    let limited = ChartBands(count: 3, columns: 60, widest: 6)
    #expect(
      widths + [limited.pitch, limited.barWidth, limited.used] == [1, 2, 2, 3, 5, 6, 9, 6, 5, 18])
  }

  @Test("columns outside have no bars, and numbers below zero count as zero")
  func outside() {
    let (bands, nothing) = (
      ChartBands(count: 3, columns: 9), ChartBands(count: -1, columns: .min, widest: 0)
    )
    let empty = [
      bands.indices(at: -1), bands.indices(at: 9), nothing.indices(at: 0),
      ChartBands(count: 9, columns: 3).indices(at: 3),
      ChartBands(count: 5, columns: -3).indices(at: 0),
    ]
    #expect(empty.map(\.isEmpty) == Array(repeating: true, count: 5))
    #expect(nothing.used == 0 && nothing.pitch == 1)
  }
}
