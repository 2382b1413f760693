import Testing
import TextUI

@Suite("Steps through a grid")
struct GridStepTests {
  @Test("a step leads to another item or nowhere, and never out of the list", arguments: 1...13)
  func staysInside(count: Int) {
    for columns in 1...5 {
      for index in 0..<count {
        for step in GridStep.allCases {
          let target = step.target(from: index, of: count, columns: columns, page: 3)
          #expect(target.map { (0..<count).contains($0) && $0 != index } ?? true)
        }
      }
    }
  }

  @Test("left and right stay in the row, up and down in the column except for a short last row")
  func keepsRows() throws {
    for index in 0..<11 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 4)
      func target(_ step: GridStep) -> Int? {
        step.target(from: index, of: 11, columns: 4, page: 2)
      }
      #expect(target(.left) == (column > 0 ? index - 1 : nil))
      #expect(target(.right) == (column < 3 && index < 10 ? index + 1 : nil))
      #expect(target(.up) == (row > 0 ? index - 4 : nil))
      #expect(target(.down) == (row < 2 ? min(index + 4, 10) : nil))
    }
  }

  @Test("a list is a grid of one column, in which a page keeps one row visible")
  func stepsThroughLists() {
    func target(_ step: GridStep, _ index: Int) -> Int? {
      step.target(from: index, of: 20, page: 5)
    }
    #expect(target(.down, 3) == 4 && target(.up, 3) == 2)
    #expect(target(.left, 3) == nil && target(.right, 3) == nil)
    #expect(target(.pageDown, 3) == 7 && target(.pageUp, 3) == 0)
    #expect(target(.pageDown, 18) == 19 && target(.pageDown, 19) == nil)
    #expect(target(.first, 3) == 0 && target(.last, 3) == 19)
  }

  @Test("keys without a step are ignored")
  func readsKeys() {
    #expect(GridStep(.home) == .first && GridStep(.end) == .last)
    #expect(GridStep(.enter) == nil && GridStep(.character("h")) == nil)
  }
}
