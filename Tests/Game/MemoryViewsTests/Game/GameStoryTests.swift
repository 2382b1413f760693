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
    let isWon = play.game.result?.isWon
    play.waits(.seconds(2))
    #expect(isWon == true && play.text.contains("You won!"))
  }

  @Test func `a game is won with arrows and Enter alone`() throws {
    let play = GameDriving(40, 12, pairs: 2)
    for label in play.kinds.flatMap({ $0 }) {
      try play.does(String(repeating: "left ", count: 4) + "right " * (label - 1) + "enter")
      play.waits(.seconds(1))
    }
    #expect((play.kinds.count, play.game.result?.isWon) == (2, true))
  }

  @Test func `a click turns a card and moves the cursor there`() throws {
    let play = GameDriving(80, 24)
    try play.does("click:25,4")
    let flips = play.game.flips
    play.waits(.milliseconds(400))
    let rim = play.frame.buffer.style(at: Point(x: 27, y: 1)).foreground
    #expect((flips, rim) == (1, Self.cursor) && play.rows[1].dropFirst(25).hasPrefix("▛▀▀▀▀▀▀▀▜"))
  }

  @Test func `hjkl move as arrows do, and Space turns`() throws {
    let play = GameDriving()
    try play.does("l j h k space")
    #expect(play.game.record.moves.map(\.card) == [play.game.game.tableOrder[0]])
  }

  @Test func `one digit moves the cursor, waits for another, then turns its card`() throws {
    let play = GameDriving()
    try play.does("right right 1")
    #expect(
      play.rows[23].hasPrefix("Card 1 ")
        && play.frame.buffer.style(at: Point(x: 7, y: 1)).foreground == Self.cursor)
    let flips = [350, 100].map { pause in
      play.waits(.milliseconds(pause))
      return play.game.flips
    }
    #expect(flips == [0, 1] && play.rows[23].contains("Turn one more card."))
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
    #expect(try ground("12") != ground("20") && ground("12") == ground("13"))
  }

  @Test func `Enter after a label that has turned its card does not turn a second one`() throws {
    let play = GameDriving()
    #expect(try play.after(["5 enter", "right enter enter"]) { play.game.flips } == [1, 2])
  }

  private static let cursor = Color(red: 255, green: 255, blue: 255)

  @Test func `a pause hides every face and stops the clock`() throws {
    let play = GameDriving()
    try play.turns(3)
    let face = play.game.table[2].face?.symbol ?? "?"
    var isShown = [play.text.contains(face)]
    try play.does("p")
    play.waits(.seconds(100))
    isShown.append(play.text.contains(face))
    #expect(play.text.contains("Go on") && play.game.time < .seconds(2))
    try play.does("enter")
    play.waits(.seconds(1))
    isShown.append(play.text.contains(face))
    #expect((isShown, play.game.isPaused) == ([true, false, true], false))
  }

  @Test func `the clock stands still while the help is shown`() throws {
    let play = GameDriving()
    var isHelp: [Bool] = []
    let times = try [("?", 50), ("escape", 3)].map { key, seconds in
      try play.does(key)
      play.waits(.seconds(seconds))
      isHelp.append(play.text.contains("Esc      back to the themes"))
      return play.game.time
    }
    #expect((times, isHelp[0]) == ([.zero, .seconds(3)], true))
  }

  @Test func `leaving asks first, leads to the themes, and saves the game`() throws {
    let play = GameDriving()
    try play.turns(1)
    try play.does("q")
    play.waits(.seconds(1))
    let isAsked = play.text.contains("Leave the game?")
    try play.does("right enter")
    play.waits(.seconds(1))
    let game = play.app.model.game
    play.app.model.refreshGames()
    #expect(
      (isAsked, game == nil, play.app.model.games.map(\.themeID)) == (true, true, ["animals"]))
  }

  @Test func `quitting saves the game and ends the program, Escape goes back without a question`()
    throws
  {
    let play = GameDriving()
    try play.turns(1)
    try play.does("q enter")
    #expect(play.app.model.hasQuit && play.app.model.game == nil)

    let otherPlay = GameDriving()
    try otherPlay.does("escape")
    otherPlay.waits(.seconds(1))
    #expect(otherPlay.app.model.game == nil && otherPlay.text.contains("Fruit"))
  }

  @Test func `a hint names a card and moves the cursor there`() throws {
    let play = GameDriving()
    for label in [5, 6] { try play.turns(label) }
    try play.does("H")
    #expect(
      (
        play.game.hints,
        play.rows[23].hasPrefix("No known pair. Try card 1: you have not seen it."),
        play.frame.buffer.style(at: Point(x: 7, y: 1)).foreground
      ) == (1, true, Self.cursor))
    try play.does("enter")
    #expect(play.game.game.faceUp.count == 1)
  }

  @Test func `in practice a flip can be undone, and without it undo refers to the settings`() throws
  {
    let play = GameDriving(settings: ["practice": "true"])
    try play.turns(1)
    try play.does("u")
    let flips = play.game.flips
    try play.does("u")
    let others = GameDriving()
    try others.turns(1)
    try others.does("u")
    #expect([flips, others.game.flips] == [0, 1])
    #expect(
      play.rows[23].hasPrefix("There is nothing to take back.")
        && others.rows[23].contains("practice"))
  }

  @Test func `r deals again, s moves the cards`() throws {
    let play = GameDriving()
    let first = play.game
    var footers: [String] = []
    let shuffles = try play.after(["s", "s", "s"]) {
      footers.append(play.rows[23])
      return first.record.shuffles
    }
    #expect(shuffles == [[], [0], [0, 0]], "It asks once in a game")
    #expect(
      footers[0].hasPrefix("Press s again to move all cards to new places.")
        && footers[1].hasPrefix("All cards have moved."))
    try play.does("r")
    #expect(play.game !== first && play.game.seed != first.seed)
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
