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

  @Test func `it moves to the nearest card on each side, and stays at the edge`() {
    let moves: [(from: Int, Edge, gone: Set<Int>, to: Int)] = [
      (5, .leading, [], 4), (5, .trailing, [], 6), (5, .top, [], 1), (5, .bottom, [], 9),
      (0, .leading, [], 0), (0, .top, [], 0), (3, .trailing, [], 3), (13, .bottom, [], 13),
      (9, .bottom, [], 12), (8, .bottom, [], 12), (11, .bottom, [], 13),
      (4, .trailing, [5], 6), (1, .bottom, [5], 9),
    ]
    #expect(moves.map { moved($0.from, $0.1, gone: $0.gone) } == moves.map(\.to))
    #expect(
      moved(4, .trailing, gone: [5, 6, 7]) != 4, "a card further up or down is still right of it")
  }

  @Test func `every card can be reached from every other`() {
    let lonely = slots.indices.filter { start in
      var reached: Set = [start]
      var open = [start]
      while let here = open.popLast() {
        for edge in [Edge.top, .bottom, .leading, .trailing] {
          let next = moved(here, edge)
          if reached.insert(next).inserted { open.append(next) }
        }
      }
      return reached.count != slots.count
    }
    #expect(lonely == [])
  }
}
