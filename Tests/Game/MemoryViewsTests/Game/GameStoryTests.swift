import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct GameStoryTests {
  @Test func `a game is won by typing labels`() throws {
    let play = GameDriving(pairs: 4)
    try play.wins()
    #expect(play.game.result?.isWon == true)
    play.waits(.seconds(2))
    #expect(play.text.contains("You won!"))
  }

  @Test func `a game is won with arrows and Enter alone`() throws {
    let play = GameDriving(40, 12, pairs: 2)
    #expect(play.kinds.count == 2)
    for label in play.kinds.flatMap({ $0 }) {
      try play.does(String(repeating: "left ", count: 4) + "right " * (label - 1) + "enter")
      play.waits(.seconds(1))
    }
    #expect(play.game.result?.isWon == true)
  }

  @Test func `a click turns a card and moves the cursor there`() throws {
    let play = GameDriving(80, 24)
    try play.does("click:25,4")
    #expect(play.game.flips == 1)
    play.waits(.milliseconds(400))
    #expect(play.rows[1].dropFirst(25).hasPrefix("▛▀▀▀▀▀▀▀▜"))
    let rim = play.frame.buffer.style(at: Point(x: 27, y: 1)).foreground
    #expect(rim == Color(red: 255, green: 255, blue: 255))
  }

  @Test func `hjkl move as arrows do, and Space turns`() throws {
    let play = GameDriving()
    try play.does("l j h k space")
    #expect(play.game.record.moves.map(\.card) == [play.game.game.tableOrder[0]])
  }

  @Test func `one digit moves the cursor, waits for another, then turns its card`() throws {
    let play = GameDriving()
    try play.does("right right 1")
    #expect(play.rows[23].hasPrefix("Card 1 "))
    #expect(play.frame.buffer.style(at: Point(x: 7, y: 1)).foreground == Self.cursor)
    play.waits(.milliseconds(350))
    #expect(play.game.flips == 0)
    play.waits(.milliseconds(100))
    #expect(play.game.flips == 1)
    #expect(play.rows[23].contains("Turn one more card."))
  }

  @Test func `labels that begin with the typed digit stand out`() throws {
    let play = GameDriving()
    try play.does("1")
    func ground(_ label: String) throws -> Color {
      let buffer = play.frame.buffer
      let cells = (0..<24).flatMap { y in (0..<79).map { Point(x: $0, y: y) } }
      let place = cells.first {
        buffer.text(at: $0) + buffer.text(at: Point(x: $0.x + 1, y: $0.y)) == label
      }
      return buffer.style(at: try #require(place)).background
    }
    #expect(try ground("12") != ground("20"))
    #expect(try ground("12") == ground("13"))
  }

  @Test func `Enter after a label that has turned its card does not turn a second one`() throws {
    let play = GameDriving()
    try play.does("5 enter")
    #expect(play.game.flips == 1)
    try play.does("right enter enter")
    #expect(play.game.flips == 2)
  }

  private static let cursor = Color(red: 255, green: 255, blue: 255)

  @Test func `a pause hides every face and stops the clock`() throws {
    let play = GameDriving()
    try play.turns(3)
    let face = play.game.table[2].face?.symbol ?? "?"
    #expect(play.text.contains(face))
    try play.does("p")
    play.waits(.seconds(100))
    #expect(!play.text.contains(face))
    #expect(play.text.contains("Go on"))
    #expect(play.game.time < .seconds(2))
    try play.does("enter")
    play.waits(.seconds(1))
    #expect(play.text.contains(face))
    #expect(!play.game.isPaused)
  }

  @Test func `the clock stands still while the help is shown`() throws {
    let play = GameDriving()
    try play.does("?")
    play.waits(.seconds(50))
    #expect(play.text.contains("Esc      back to the themes"))
    #expect(play.game.time == .zero)
    try play.does("escape")
    play.waits(.seconds(3))
    #expect(play.game.time == .seconds(3))
  }

  @Test func `leaving asks first, leads to the themes, and saves the game`() throws {
    let play = GameDriving()
    try play.turns(1)
    try play.does("q")
    play.waits(.seconds(1))
    #expect(play.text.contains("Leave the game?"))
    try play.does("right enter")
    play.waits(.seconds(1))
    #expect(play.app.model.game == nil)
    play.app.model.refreshGames()
    #expect(play.app.model.games.map(\.themeID) == ["animals"])
  }

  @Test func `quitting saves the game and ends the program`() throws {
    let play = GameDriving()
    try play.turns(1)
    try play.does("q enter")
    #expect(play.app.model.hasQuit)
    #expect(play.app.model.game == nil)
  }

  @Test func `Escape goes back to the themes without a question`() throws {
    let play = GameDriving()
    try play.does("escape")
    play.waits(.seconds(1))
    #expect(play.app.model.game == nil)
    #expect(play.text.contains("Fruit"))
  }

  @Test func `a hint names a card and moves the cursor there`() throws {
    let play = GameDriving()
    for label in [5, 6] { try play.turns(label) }
    try play.does("H")
    #expect(play.game.hints == 1)
    #expect(play.rows[23].hasPrefix("No known pair. Try card 1: you have not seen it."))
    #expect(play.frame.buffer.style(at: Point(x: 7, y: 1)).foreground == Self.cursor)
    try play.does("enter")
    #expect(play.game.game.faceUp.count == 1)
  }

  @Test func `in practice a flip can be undone`() throws {
    let play = GameDriving(settings: ["practice": "true"])
    try play.turns(1)
    try play.does("u")
    #expect(play.game.flips == 0)
    try play.does("u")
    #expect(play.rows[23].hasPrefix("There is nothing to take back."))
  }

  @Test func `without practice undo refers to the settings`() throws {
    let play = GameDriving()
    try play.turns(1)
    try play.does("u")
    #expect(play.game.flips == 1)
    #expect(play.rows[23].contains("practice"))
  }

  @Test func `r deals again, s moves the cards`() throws {
    let play = GameDriving()
    let first = play.game
    try play.does("s")
    #expect(first.record.shuffles.isEmpty)
    #expect(play.rows[23].hasPrefix("Press s again to move all cards to new places."))
    try play.does("s")
    #expect(first.record.shuffles == [0] && play.rows[23].hasPrefix("All cards have moved."))
    try play.does("s")
    #expect(first.record.shuffles == [0, 0], "It asks once in a game")
    try play.does("r")
    #expect(play.game !== first)
    #expect(play.game.seed != first.seed)
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
