import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryViews

@Suite("Themes: steps and tiles")
struct ThemesStepTests {
  @Test("a step leads to another theme or nowhere, and never out of the list", arguments: 1...13)
  func staysInside(count: Int) {
    for columns in 1...5 {
      for index in 0..<count {
        for step in ThemesStep.allCases {
          let target = step.target(from: index, of: count, columns: columns, page: 3)
          #expect(target.map { (0..<count).contains($0) && $0 != index } ?? true)
        }
      }
    }
  }

  @Test("left and right stay in the row, up and down in the column but for a short last row")
  func keepsRows() throws {
    for index in 0..<11 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 4)
      func target(_ step: ThemesStep) -> Int? {
        step.target(from: index, of: 11, columns: 4, page: 2)
      }
      #expect(target(.left) == (column > 0 ? index - 1 : nil))
      #expect(target(.right) == (column < 3 && index < 10 ? index + 1 : nil))
      #expect(target(.up) == (row > 0 ? index - 4 : nil))
      #expect(target(.down) == (row < 2 ? min(index + 4, 10) : nil))
    }
  }

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
