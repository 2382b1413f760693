import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

@Suite("Themes: sizes of tiles")
struct ThemeSizeTests {
  @Test("tiles fill every width exactly, the wider ones first", arguments: ThemeSize.allCases)
  func fills(size: ThemeSize) {
    let wrong = (1...400).filter { width in
      let widths = size.tileWidths(in: width)
      return widths.reduce(widths.count - 1, +) != width || widths != widths.sorted(by: >)
        || widths[0] - (widths.last ?? 0) > 1
    }
    #expect(wrong == [])
  }

  @Test(
    "a window has this number of tiles in a row, and the detail beside them if it fits",
    arguments: [(80, [5, 3, 1]), (120, [5, 3, 1]), (160, [7, 4, 2]), (200, [10, 6, 2])])
  func counts(width: Int, expected: [Int]) throws {
    let themes = ThemesDriving(width, 24)
    let counts = try ["1", "2", "3"].map { key in
      try themes.does(key)
      return themes.screen.rows[2].count { "╭┏".contains($0) }
    }
    #expect(counts == expected)
  }
}
