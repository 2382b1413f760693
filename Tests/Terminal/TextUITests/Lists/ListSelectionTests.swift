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
        #expect(selected(index, of: count) { $0.selectNext() } == min(index + 1, count - 1))
        #expect(selected(index, of: count) { $0.selectPrevious() } == max(index - 1, 0))
        #expect(selected(index, of: count) { $0.selectFirst() } == 0)
        #expect(selected(index, of: count) { $0.selectLast() } == count - 1)
      }
    }
  }

  @Test("without a selection every step selects the first row, except steps to the end")
  func beginsAtTheFirst() {
    #expect(selected(nil, of: 9) { $0.selectNext() } == 0)
    #expect(selected(nil, of: 9) { $0.selectPrevious() } == 0)
    #expect(selected(nil, of: 9) { $0.selectLast() } == 8)
    #expect(selected(nil, of: 9) { $0.move(.pageDown, page: 5) } == 0)
    #expect(selected(nil, of: 4) { $0.move(.pageDown, page: 5) } == 3)
    #expect(selected(nil, of: 9) { $0.move(.left) } == nil)
  }

  @Test("a page keeps one row visible")
  func turnsPages() {
    #expect(selected(3, of: 20) { $0.move(.pageDown, page: 5) } == 7)
    #expect(selected(3, of: 20) { $0.move(.pageUp, page: 5) } == 0)
    #expect(selected(18, of: 20) { $0.move(.pageDown, page: 5) } == 19)
  }

  @Test("nothing can be selected in an empty list")
  func staysEmpty() {
    for step in GridStep.allCases {
      for count in [0, -1, .min] {
        #expect(selected(0, of: count) { $0.move(step, page: 3) } == nil)
      }
    }
  }

  @Test("an index out of range counts as the nearest row")
  func clamps() {
    #expect(ListSelection(7, of: 3).index == 2)
    #expect(ListSelection(-1, of: 3).index == 0)
    #expect(ListSelection(.max, of: 3) == ListSelection(2, of: 3))
  }
}
