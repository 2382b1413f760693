import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct TwoWindowsTests {
  @Test func `two windows show one game, each with a cursor and a zoom of its own`() throws {
    let play = GameDriving()
    let model = play.app.model
    let other = Window { RootScreen(app: model, start: [.game]) }
    func otherRows() -> [String] { other.frame(size: play.size, at: play.now).buffer.lines }
    #expect(otherRows().joined() == play.rows.joined())

    try play.does("right right")
    #expect(otherRows().joined() != play.rows.joined())
    try play.does("enter")
    play.waits(.milliseconds(500))
    _ = otherRows()
    play.waits(.milliseconds(500))
    let face = play.game.table[2].face?.symbol ?? "?"
    #expect(otherRows().joined().contains(face))

    try play.does("+ + +")
    let shown = otherRows()
    #expect(shown[1].hasPrefix("     ┏━━━━━━━┓"), "The other window is not zoomed")
    #expect(!play.text.contains("┏━━━━━━━┓"))
  }

  @Test func `a zoomed table shows larger cards, and the cursor stays in sight`() throws {
    let play = GameDriving()
    let before = play.rows
    try play.does("+ + + + +")
    #expect(play.rows != before)
    for _ in 0..<6 {
      try play.does("right")
      #expect(play.text.contains("┏") || play.text.contains("┗"))
    }
    try play.does("down down down")
    #expect(play.text.contains("┏") || play.text.contains("┗"))
    try play.does("0")
    play.waits(.seconds(1))
    #expect(play.rows[1].contains("╭───────╮"))
  }
}
