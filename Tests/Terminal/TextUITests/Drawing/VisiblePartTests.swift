import TestSupport
import Testing
import TextUI

/// A clipped view draws the same cells as the visible part of the whole view.
@Suite struct VisiblePartTests {
  private static let size = Specimens.size
  /// All cells, row by row.
  private static let cells = (0..<size.width * size.height).map {
    Point(x: $0 % size.width, y: $0 / size.width)
  }

  private func frame(_ index: Int, x: Int = 0, y: Int = 0) -> Frame {
    let view = Specimens.all[index].view
    let placed = view.frame(width: Self.size.width, height: Self.size.height).clipped()
    return Renderer().frame(of: placed.offset(x: x, y: y), size: Self.size, at: .zero)
  }

  /// Returns the expected text of a cell in a window on the whole picture.
  private func expected(_ picture: CellBuffer, at place: Point, in window: Rect) -> String {
    guard picture.bounds.contains(place) else { return " " }
    let text = picture.text(at: place)
    let left = Point(x: place.x - 1, y: place.y)
    let right = Point(x: place.x + 1, y: place.y)
    if text.isEmpty { return window.contains(left) ? "" : " " }
    let isWide = picture.bounds.contains(right) && picture.text(at: right).isEmpty
    return isWide && !window.contains(right) ? " " : text
  }

  @Test("partly outside the window the visible part is drawn")
  func partly() {
    for index in Specimens.all.indices { checkPart(index) }
  }

  private func checkPart(_ index: Int) {
    let (picture, name) = (frame(index), Specimens.all[index].name)
    let isHit = Self.cells.map { picture.hitTest($0) != nil }
    let moves = [(-5, 0), (5, 0), (0, -2), (0, 3), (-8, -3), (11, 5)]
    for (x, y) in moves.sampled(every: 3, from: index) {
      let part = frame(index, x: x, y: y)
      let window = Rect(size: Self.size).offset(x: -x, y: -y)
      for row in 0..<Self.size.height {
        for column in 0..<Self.size.width {
          let (cell, place) = (Point(x: column, y: row), Point(x: column - x, y: row - y))
          let text = expected(picture.buffer, at: place, in: window)
          var isSame = part.buffer.text(at: cell) == text
          if picture.buffer.bounds.contains(place) {
            isSame = isSame && part.buffer.style(at: cell) == picture.buffer.style(at: place)
            let isHit = isHit[place.y * Self.size.width + place.x]
            isSame = isSame && (part.hitTest(cell) != nil) == isHit
          }
          if !isSame { Issue.record("\(name) by \(x), \(y) at \(cell)") }
        }
      }
    }
  }

  @Test("fully outside nothing is drawn and nothing is hit")
  func fully() {
    let painted = Specimens.all.indices.filter(isSeenOutside).map { Specimens.all[$0].name }
    #expect(painted == [])
  }

  private func isSeenOutside(_ index: Int) -> Bool {
    let moves = [(-26, 0), (26, 0), (0, -10), (0, 10), (Int.max, Int.min)]
    return moves.sampled(every: 3, from: index).contains { x, y in
      let outside = frame(index, x: x, y: y)
      return outside.buffer != CellBuffer(size: Self.size)
        || Self.cells.contains { outside.hitTest($0) != nil }
    }
  }

  @Test("a drawing fits if there is room, and is not empty")
  func fits() {
    let blank = Specimens.all.indices.filter { frame($0).buffer == CellBuffer(size: Self.size) }
    #expect(blank.map { Specimens.all[$0].name }.filter { $0 != "hidden" } == [])
  }

  @Test("no window is too small or too large", arguments: [(0, 0), (1, 1), (2, 1), (500, 200)])
  func windows(width: Int, height: Int) {
    let size = Size(width: width, height: height)
    let wrong = Specimens.all.filter { specimen in
      Renderer().frame(of: specimen.view, size: size, at: .zero).buffer.size != size
    }
    #expect(wrong.map(\.name) == [])
  }
}
