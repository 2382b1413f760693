import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct GameStoryTests {
  @Test func `a game is won by typing labels, or with arrows and Enter alone`() throws {
    let play = GameDriving(pairs: 4)
    try play.wins()
    let isWon = play.game.result?.isWon
    play.waits(.seconds(2))

    let otherPlay = GameDriving(40, 12, pairs: 2)
    for label in otherPlay.kinds.flatMap({ $0 }) {
      try otherPlay.does(String(repeating: "left ", count: 4) + "right " * (label - 1) + "enter")
      otherPlay.waits(.seconds(1))
    }
    #expect(
      (isWon, play.text.contains("You won!"), otherPlay.kinds.count, otherPlay.game.result?.isWon)
        == (true, true, 2, true))
  }

  @Test func `a click turns a card, hjkl move as arrows do, and Space turns`() throws {
    let play = GameDriving(80, 24)
    try play.does("click:25,4")
    let flips = play.game.flips
    play.waits(.milliseconds(400))
    let rim = play.frame.buffer.style(at: Point(x: 27, y: 2)).foreground

    let otherPlay = GameDriving()
    try otherPlay.does("l j h k space")
    #expect(
      (
        flips, rim, play.rows[2].dropFirst(23).hasPrefix("▛▀▀▀▀▀▀▀▀▀▜"),
        otherPlay.game.record.moves.map(\.card)
      ) == (1, Self.cursor, true, [otherPlay.game.game.tableOrder[0]]))
  }

  @Test func `one digit moves the cursor, waits for another, then turns its card`() throws {
    let play = GameDriving()
    try play.does("right right 1")
    #expect(
      play.rows[23].hasPrefix("Card 1 ")
        && play.frame.buffer.style(at: Point(x: 7, y: 2)).foreground == Self.cursor)
    let flips = [350, 100].map { pause in
      play.waits(.milliseconds(pause))
      return play.game.flips
    }
    #expect(flips == [0, 1] && play.rows[23].contains("Turn one more card."))
  }

  @Test func `labels that begin with the digit stand out; Enter turns no second card`() throws {
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

    let otherPlay = GameDriving()
    #expect(
      try (
        ground("12") != ground("20"), ground("12"),
        otherPlay.after(["5 enter", "right enter enter"]) { otherPlay.game.flips }
      ) == (true, ground("13"), [1, 2]))
  }

  private static let cursor = Color(red: 255, green: 255, blue: 255)

  @Test func `a pause hides every face and stops the clock, as does the help`() throws {
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

    let otherPlay = GameDriving()
    var isHelp: [Bool] = []
    let times = try [("?", 50), ("escape", 3)].map { key, seconds in
      try otherPlay.does(key)
      otherPlay.waits(.seconds(seconds))
      isHelp.append(otherPlay.text.contains("Esc      back to the themes"))
      return otherPlay.game.time
    }
    #expect(
      (isShown, play.game.isPaused, times, isHelp[0]) == (
        [true, false, true], false, [.zero, .seconds(3)], true
      ))
  }

  @Test func `leaving asks and saves, quitting ends the program, Escape goes back`() throws {
    let play = GameDriving()
    try play.turns(1)
    try play.does("q")
    play.waits(.seconds(1))
    let isAsked = play.text.contains("Leave the game?")
    try play.does("right enter")
    play.waits(.seconds(1))
    let game = play.app.model.game
    play.app.model.games.refresh()

    let otherPlay = GameDriving()
    try otherPlay.turns(1)
    try otherPlay.does("q enter")

    let thirdPlay = GameDriving()
    try thirdPlay.does("escape")
    thirdPlay.waits(.seconds(1))
    #expect(
      (isAsked, game == nil, play.app.model.games.saved.map(\.themeID)) == (true, true, ["animals"])
    )
    #expect(otherPlay.app.model.hasQuit && otherPlay.app.model.game == nil)
    #expect(thirdPlay.app.model.game == nil && thirdPlay.text.contains("Fruit"))
  }

  @Test func `a hint names a card and moves the cursor there`() throws {
    let play = GameDriving()
    for label in [5, 6] { try play.turns(label) }
    try play.does("H")
    #expect(
      (
        play.game.hints,
        play.rows[23].hasPrefix("No known pair. Try card 1: you have not seen it."),
        play.frame.buffer.style(at: Point(x: 7, y: 2)).foreground
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
    #expect(
      [flips, others.game.flips] == [0, 1]
        && play.rows[23].hasPrefix("There is nothing to take back.")
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
