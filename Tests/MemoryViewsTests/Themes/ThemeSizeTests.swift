import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

@Suite("Themes: sizes of tiles")
struct ThemeSizeTests {
  @Test("tiles fill every width exactly, the wider ones first", arguments: ThemeSize.allCases)
  func fills(size: ThemeSize) {
    for width in 1...400 {
      let widths = size.tileWidths(in: width)
      #expect(widths.reduce(widths.count - 1, +) == width)
      #expect(widths == widths.sorted(by: >) && widths[0] - (widths.last ?? 0) <= 1)
    }
  }

  @Test("there are about 5, 3 and 1 in 80 columns, and 10, 5 and 2 in 160")
  func counts() {
    // One column is for the scroll bar.
    #expect(ThemeSize.allCases.map { $0.tileWidths(in: 79).count } == [5, 3, 1])
    #expect(ThemeSize.allCases.map { $0.tileWidths(in: 159).count } == [10, 6, 2])
  }
}
