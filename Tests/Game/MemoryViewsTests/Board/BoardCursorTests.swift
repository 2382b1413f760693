import Testing
import TextUI

@testable import MemoryViews

@Suite struct BoardCursorTests {
  /// Three rows of four cards, and one of two, centred.
  private let slots =
    (0..<12).map { Rect(x: $0 % 4 * 6, y: $0 / 4 * 4, width: 5, height: 3) }
    + [Rect(x: 6, y: 12, width: 5, height: 3), Rect(x: 12, y: 12, width: 5, height: 3)]

  private func moved(_ from: Int, _ direction: Edge, gone: Set<Int> = []) -> Int {
    var cursor = BoardCursor(at: from)
    cursor.move(direction, in: slots) { !gone.contains($0) }
    return cursor.position
  }

  @Test func `it moves to the neighbour on each side`() {
    #expect(
      (moved(5, .leading), moved(5, .trailing), moved(5, .top), moved(5, .bottom)) == (4, 6, 1, 9))
  }

  @Test func `it stays at the edge`() {
    #expect(
      (moved(0, .leading), moved(0, .top), moved(3, .trailing), moved(13, .bottom)) == (0, 0, 3, 13)
    )
  }

  @Test func `it goes down to the nearest card of a short row`() {
    #expect((moved(9, .bottom), moved(8, .bottom), moved(11, .bottom)) == (12, 12, 13))
  }

  @Test func `it skips cards that have left`() {
    #expect(moved(4, .trailing, gone: [5]) == 6)
    #expect(
      moved(4, .trailing, gone: [5, 6, 7]) != 4, "a card further up or down is still right of it")
    #expect(moved(1, .bottom, gone: [5]) == 9)
  }

  @Test func `every card can be reached from every other`() {
    for start in slots.indices {
      var reached: Set = [start]
      var open = [start]
      while let here = open.popLast() {
        for edge in [Edge.top, .bottom, .leading, .trailing] {
          let next = moved(here, edge)
          if reached.insert(next).inserted { open.append(next) }
        }
      }
      #expect(reached.count == slots.count)
    }
  }
}
