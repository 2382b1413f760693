import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct TwoWindowsTests {
  @Test func `two windows show one game, each with its own cursor and zoom`() throws {
    let play = GameDriving()
    let model = play.app.model
    let other = Window { RootScreen(app: model, start: [.game]) }
    func otherRows() -> [String] { other.frame(size: play.size, at: play.now).buffer.lines }
    var isSame = [otherRows() == play.rows]
    isSame += try play.after(["right right"]) { otherRows() == play.rows }
    try play.does("enter")
    play.waits(.milliseconds(500))
    _ = otherRows()
    play.waits(.milliseconds(500))
    let face = play.game.table[2].face?.symbol ?? "?"
    #expect(isSame == [true, false] && otherRows().joined().contains(face))

    try play.does("+ + +")
    let shown = otherRows()
    #expect(
      shown[2].hasPrefix(" ▛▀▀▀▀▀▀▀▀▀▜▗▄▄▄▄▄▄▄▄▄▖") && !play.text.contains("▗▄▄▄▄▄▄▄▄▄▖"),
      "The other window is not zoomed")
  }

  @Test func `a zoomed table shows larger cards, and the cursor stays in sight`() throws {
    let play = GameDriving()
    let before = play.rows
    try play.does("+ + + + +")
    #expect(play.rows != before)
    let scripts = Array(repeating: "right", count: 6) + ["down down down"]
    #expect(try !play.after(scripts) { play.showsCursor }.contains(false))
    try play.does("0")
    play.waits(.seconds(1))
    #expect(play.rows[2].contains("▗▄▄▄▄▄▄▄▄▄▖"))
  }

  @Test func `a card with the cursor stays where it is while the table is zoomed`() throws {
    let play = GameDriving()
    try play.does("right right down")
    func middle() -> Point {
      let cells = play.cursorCells
      return Point(
        x: cells.map(\.x).reduce(0, +) / cells.count, y: cells.map(\.y).reduce(0, +) / cells.count)
    }
    let before = middle()
    try play.does("+ +")
    let after = middle()
    #expect(abs(after.x - before.x) <= 2 && abs(after.y - before.y) <= 1)
  }
}

extension GameDriving {
  /// The border cells of the card with the cursor.
  fileprivate var cursorCells: [Point] {
    let buffer = frame.buffer
    let cells = (1..<size.height - 1).flatMap { y in
      (0..<size.width).map { Point(x: $0, y: y) }
    }
    return cells.filter {
      buffer.style(at: $0).foreground == Color(red: 255, green: 255, blue: 255)
    }
  }

  fileprivate var showsCursor: Bool { !cursorCells.isEmpty }
}
