import Testing
import TextUI

@Suite("Steps through a grid")
struct GridStepTests {
  @Test("a step leads to another item or nowhere, and never out of the list")
  func staysInside() {
    var wrong: [String] = []
    for count in 1...13 {
      for columns in 1...5 {
        for index in 0..<count {
          for step in GridStep.allCases {
            let target = step.target(from: index, of: count, columns: columns, page: 3)
            let isInside = target.map { (0..<count).contains($0) && $0 != index } ?? true
            if !isInside { wrong.append("\(step) from \(index) of \(count) in \(columns)") }
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("left and right stay in the row, up and down in the column except for a short last row")
  func keepsRows() throws {
    for index in 0..<11 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 4)
      func target(_ step: GridStep) -> Int? {
        step.target(from: index, of: 11, columns: 4, page: 2)
      }
      #expect(
        [target(.left), target(.right), target(.up), target(.down)] == [
          (column > 0 ? index - 1 : nil), (column < 3 && index < 10 ? index + 1 : nil),
          (row > 0 ? index - 4 : nil), (row < 2 ? min(index + 4, 10) : nil),
        ])
    }
  }

  @Test("a list is a grid of one column, a page keeps a row visible, other keys are ignored")
  func stepsThroughLists() {
    func target(_ step: GridStep, _ index: Int) -> Int? {
      step.target(from: index, of: 20, page: 5)
    }
    let steps: [(GridStep, Int)] = [
      (.down, 3), (.up, 3), (.left, 3), (.right, 3), (.pageDown, 3), (.pageUp, 3), (.pageDown, 18),
      (.pageDown, 19), (.first, 3), (.last, 3),
    ]
    #expect(steps.map(target) == [4, 2, nil, nil, 7, 0, 19, nil, 0, 19])

    let keys: [Key] = [.home, .end, .enter, .character("h")]
    #expect(keys.map { GridStep($0) } == [.first, .last, nil, nil])
  }
}
