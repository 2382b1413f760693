import Testing

@testable import TextUI

@Suite("Charts: lengths and characters of bars")
struct BarCellsTests {
  /// Ranges of values: above zero, below zero, around it, far from it, and without width.
  private nonisolated static let ranges: [ClosedRange<Double>] = [
    0...30, -8 ... -3, -5...6, -1...100, 4...9, 0...0, -8...8, 1e299...1e300,
  ]

  private func text(_ cells: [BarCell]) -> String {
    String(cells.map { Character(Unicode.Scalar($0.scalar) ?? "?") })
  }

  private func ink(_ cells: [BarCell]) -> Int {
    text(cells).reduce(0) { $0 + (Array(" ▁▂▃▄▅▆▇█").firstIndex(of: $1) ?? 0) }
  }

  @Test("a higher value never has a shorter bar, and every bar fits its cells", arguments: ranges)
  func rises(range: ClosedRange<Double>) {
    for cells in 0...7 {
      let lengths = BarLengths(range, cells: cells)
      let values = (0...20).map {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 20
      }
      let all = values.map(lengths.length)
      let isInside = all.allSatisfy { $0 >= -Double(lengths.below) && $0 <= Double(lengths.above) }
      #expect(lengths.above + lengths.below == cells && all == all.sorted() && isInside)
    }
  }

  @Test("bars of both directions have the same unit, and the base is between cells")
  func sharesTheUnit() {
    let lengths = BarLengths(-4...8, cells: 6)
    let deep = BarLengths(-8...0, cells: 4)
    #expect([lengths.below, lengths.above, deep.below] == [2, 4, 4])
    #expect(
      lengths.base == 0 && BarLengths(5...10, cells: 5).base == 5
        && BarLengths(-1...100, cells: 5).below == 0)
    let more = [
      BarLengths(-20...100, cells: 7).length(100),
      BarLengths(-20...100, cells: 7, hasUnit: false).length(100), deep.length(-6),
    ]
    #expect([-4, -2, 0, 8].map(lengths.length) + more == [-2, -1, 0, 4, 5, 6, -3])
  }

  @Test("standing bars grow by eighths without gaps, and segments of a stack have patterns")
  func stands() {
    let glyphs = BarGlyphs(isUnicode: true)
    let heights = (0...40).map { ink(glyphs.standing([Double($0) / 8], series: [0])) }
    #expect(heights == (0...40).map { max(1, $0) })
    let ascii = BarGlyphs(isUnicode: false)
    #expect(
      [0, 0.25, 0.4, 0.7, 1, 1.5].map { text(ascii.standing([$0], series: [0])) }
        == ["_", "_", "=", "#", "#", "#="])

    let stack = BarGlyphs(isUnicode: true)
    #expect(
      [
        text(stack.standing([2, 3.2, 4.9], series: [0, 1, 2])),
        text(stack.standing([2, 3.25], series: [1, 0])),
        text(BarGlyphs(isUnicode: false).lying([1, 2, 3], series: [0, 1, 2])),
      ] == ["██▓▒▒", "▓▓█▂", "#=+"])
  }

  @Test("hanging bars fill whole cells from half a cell on; lying bars end in eighths")
  func hangsAndLies() {
    let glyphs = BarGlyphs(isUnicode: true)
    #expect(
      [0.3, 0.5, 0.6, 1.4, 1.6, 3].map { text(glyphs.hanging([$0], series: [0])) }
        == ["", "", "█", "█", "██", "███"])
    let ascii = text(BarGlyphs(isUnicode: false).lying([2.6], series: [0]))
    #expect(
      [0, 0.125, 0.5, 1, 2.375].map { text(glyphs.lying([$0], series: [0])) } + [ascii]
        == ["", "▏", "▌", "█", "██▍", "###"])
  }
}
