import Testing

@testable import MemoryViews

@Suite("Heights of bars")
struct BarScaleTests {
  /// Scores of charts: rising, falling, round zero, all equal, and a single one.
  private nonisolated static let charts = [
    [0, 3, 7, 12, 30], [9, 4, 1], [-5, -1, 0, 2, 6], [-8, -3], [4, 4, 4], [0, 0], [17], [-1],
  ]

  /// Returns the glyphs of a bar from top to bottom, with blanks above.
  private func bar(
    _ score: Int, _ scale: BarScale, growth: Double = 1, isUnicode: Bool = true
  ) -> String {
    String(
      (0..<scale.rows).map { row in
        scale.sign(of: score, row: row, growth: growth, isUnicode: isUnicode) ?? " "
      })
  }

  /// Returns the height of a bar in eighths of a row.
  private func ink(_ bar: String) -> Int {
    bar.reduce(0) { $0 + (Array(" ▁▂▃▄▅▆▇█").firstIndex(of: $1) ?? 0) }
  }

  @Test("a higher score never has a lower bar, and every bar is visible", arguments: charts)
  func rises(scores: [Int]) {
    for rows in 1...6 {
      let scale = BarScale(scores: scores, rows: rows)
      let heights = scores.filter { $0 >= 0 }.sorted().map { ink(bar($0, scale)) }
      #expect(heights == heights.sorted() && !heights.contains(0))
      #expect(scores.allSatisfy { !bar($0, scale).allSatisfy { $0 == " " } })
    }
  }

  @Test("bars have no gaps between their ends", arguments: charts)
  func hasNoHoles(scores: [Int]) {
    for rows in 1...6 {
      let scale = BarScale(scores: scores, rows: rows)
      for score in scores {
        for isUnicode in [true, false] {
          let inked = bar(score, scale, isUnicode: isUnicode).split(separator: " ")
          #expect(inked.count <= 1, "\(score) of \(scores) in \(rows)")
        }
      }
    }
  }

  @Test("the highest score fills every row above the line, and no bar is higher", arguments: charts)
  func fills(scores: [Int]) {
    for rows in 1...6 {
      let scale = BarScale(scores: scores, rows: rows)
      let high = scores.max() ?? 0
      if high > 0, scores.allSatisfy({ $0 >= 0 }) {
        #expect(bar(high, scale) == String(repeating: "█", count: rows))
      }
      for score in scores { #expect(bar(score, scale).count == rows) }
    }
  }

  @Test("a bar that appears only grows, from the line to its height", arguments: charts)
  func grows(scores: [Int]) {
    let scale = BarScale(scores: scores, rows: 4)
    for score in scores where score >= 0 {
      let heights = (0...10).map { ink(bar(score, scale, growth: Double($0) / 10)) }
      #expect(heights == heights.sorted() && heights.last == ink(bar(score, scale)))
    }
  }

  @Test("bars of negative scores hang down in proportion, or fill one row if there is no more")
  func hangs() {
    let scale = BarScale(scores: [-9, -6, -3], rows: 6)
    #expect([-9, -6, -3, 0].map { bar($0, scale) } == ["██████", "████  ", "██    ", "▁     "])
    let single = BarScale(scores: [-8, 8], rows: 1)
    #expect([-8, 0, 8].map { bar($0, single) } == ["▁", "▁", "█"])
    let mixed = BarScale(scores: [-8, 8], rows: 4)
    #expect([-8, -4, 4, 8].map { bar($0, mixed) } == ["  ██", "  █ ", " █  ", "██  "])
  }

  @Test("without rows nothing is drawn, and without scores there is a default scale")
  func drawsNothing() {
    #expect(bar(3, BarScale(scores: [3], rows: 0)).isEmpty)
    #expect(BarScale(scores: [], rows: -2) == BarScale(scores: [0, 1], rows: 0))
  }
}
