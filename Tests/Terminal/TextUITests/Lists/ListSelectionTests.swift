import Testing
import TextUI

@Suite("List selection")
struct ListSelectionTests {
  private func selected(_ index: Int?, of count: Int, _ move: (inout ListSelection) -> Bool) -> Int?
  {
    var selection = ListSelection(index, of: count)
    let before = selection
    #expect(move(&selection) == (selection != before))
    return selection.index
  }

  @Test("the next and the previous row are selected, up to the ends")
  func selectsNeighbours() {
    for count in 1...5 {
      for index in 0..<count {
        #expect(
          [
            selected(index, of: count) { $0.selectNext() },
            selected(index, of: count) { $0.selectPrevious() },
            selected(index, of: count) { $0.selectFirst() },
            selected(index, of: count) { $0.selectLast() },
          ] == [min(index + 1, count - 1), max(index - 1, 0), 0, count - 1])
      }
    }
  }

  @Test("without a selection every step selects the first row, except steps to the end")
  func beginsAtTheFirst() {
    #expect(
      [
        selected(nil, of: 9) { $0.selectNext() }, selected(nil, of: 9) { $0.selectPrevious() },
        selected(nil, of: 9) { $0.selectLast() },
        selected(nil, of: 9) { $0.move(.pageDown, page: 5) },
        selected(nil, of: 4) { $0.move(.pageDown, page: 5) },
        selected(nil, of: 9) { $0.move(.left) },
      ] == [0, 0, 8, 0, 3, nil])
  }

  @Test("a page keeps one row visible, and an index out of range counts as the nearest row")
  func turnsPages() {
    #expect(
      [
        selected(3, of: 20) { $0.move(.pageDown, page: 5) },
        selected(3, of: 20) { $0.move(.pageUp, page: 5) },
        selected(18, of: 20) { $0.move(.pageDown, page: 5) },
      ] == [7, 0, 19])
    let indices = [7, -1, .max].map { ListSelection($0, of: 3) }
    #expect(indices.map(\.index) == [2, 0, 2] && indices[2] == ListSelection(2, of: 3))
  }

  @Test("nothing can be selected in an empty list")
  func staysEmpty() {
    let indices = GridStep.allCases.flatMap { step in
      [0, -1, .min].map { selected(0, of: $0) { $0.move(step, page: 3) } }
    }
    #expect(indices.allSatisfy { $0 == nil })
  }
}
