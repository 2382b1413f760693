import MemoryModel
import MemoryViewModel
import MemoryViews
import Testing
import TextUI

@Suite struct GamePopupTests {
  /// Returns the panel that a key opens, without the table behind it.
  private func panel(_ key: String, _ width: Int, _ height: Int) throws -> [String] {
    let play = GameDriving(width, height, reducesMotion: true, settings: ["animation": "off"])
    try play.does(key)
    play.waits(.seconds(1))
    let rows = play.rows.map(Array.init)
    let edges = try #require(rows.lazy.compactMap { Self.edges(of: $0) }.first)
    return rows.map { String($0[edges]) }.filter { "╭│╰".contains($0.prefix(1)) }
  }

  /// Returns the range between the corners of a box that is wider than a card.
  private static func edges(of row: [Character]) -> ClosedRange<Int>? {
    let boxes = row.indices.filter { row[$0] == "╭" }.compactMap { start in
      row[start...].firstIndex(of: "╮").map { start...$0 }
    }
    return boxes.last { $0.count > 25 }
  }

  @Test func `all answers before leaving fit the smallest window, or nothing is to be saved`()
    throws
  {
    #expect(
      try panel("1 enter q", 40, 12) == [
        "╭────────────────────────────────────╮",
        "│          Leave the game?           │",
        "│                                    │",
        "│  Saved. Type memorize continue to  │",
        "│              play on.              │",
        "│                                    │",
        "│    [>Quit<] [ Themes ] [ Stay ]    │",
        "╰────────────────────────────────────╯",
      ])

    #expect(
      try panel("q", 40, 12) == [
        "╭────────────────────────────────────╮",
        "│          Leave the game?           │",
        "│                                    │",
        "│  No card was turned yet, so there  │",
        "│        is nothing to save.         │",
        "│                                    │",
        "│    [>Quit<] [ Themes ] [ Stay ]    │",
        "╰────────────────────────────────────╯",
      ])
  }

  @Test func `the help is scrolled to its beginning, and staying resumes the game`() throws {
    #expect(
      Array(try panel("?", 40, 12).prefix(4)) == [
        "╭────────────────────────────────────╮",
        "│ Keys                    [>Close<] ┃│",
        "│ ← ↓ ↑ →  move; or h j k l         ││",
        "│ Enter    turn the card; so do     ││",
      ])

    let play = GameDriving(reducesMotion: true)
    try play.does("q")
    play.waits(.seconds(5))
    #expect(play.game.isPaused)
    try play.does("right right enter")
    #expect(!play.game.isPaused && play.game.time == .zero && !play.app.model.hasQuit)
  }

  @Test(arguments: ["escape", "enter", "p"]) func `a pause ends by its button, Escape and its key`(
    key: String
  ) throws {
    let play = GameDriving(reducesMotion: true)
    try play.does("p")
    play.waits(.seconds(5))
    #expect(play.text.contains("0:00 played, 20 cards left") && play.game.isPaused)

    try play.does(key)
    #expect(!play.game.isPaused && play.game.time == .zero)
  }
}
