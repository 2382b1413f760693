import MemoryModel
import MemoryViewModel
import MemoryViews
import Testing
import TextUI

/// The question of another terminal whether to deal again.
@Suite struct DealRequestTests {
  private final class Answers {
    var refused = 0
  }

  private let answers = Answers()

  /// Returns a game with a first card, in which another terminal asks for another deal.
  private func asked(
    by player: String? = nil, _ width: Int = 80, _ height: Int = 24, script: String = ""
  ) throws -> GameDriving {
    let play = GameDriving(
      width, height, pairs: 4, reducesMotion: true, settings: ["animation": "off"])
    try play.does("1 enter \(script)")
    let answers = answers
    play.app.model.table.dealRequest = DealRequest(by: player) { answers.refused += 1 }
    play.waits(.seconds(1))
    return play
  }

  private func isAsked(_ play: GameDriving) -> Bool { play.text.contains("Deal again?") }

  /// Returns the panel without the table behind it, whose cards are narrower.
  private func panel(_ width: Int, _ height: Int) throws -> [String] {
    try asked(width, height).rows.compactMap { row in
      row.firstMatch(of: /[╭│╰][^╭╮│╰╯]{30,}[╮│╯]/).map { String($0.output) }
    }
  }

  @Test func `the question names the window, and its answers fit the smallest window`() throws {
    #expect(
      try panel(40, 12) == [
        "╭────────────────────────────────────╮",
        "│            Deal again?             │",
        "│                                    │",
        "│ The window beside asks for another │",
        "│               deal.                │",
        "│        This game is saved.         │",
        "│                                    │",
        "│           [ Yes ] [>No<]           │",
        "╰────────────────────────────────────╯",
      ])
    #expect(
      try panel(80, 24) == [
        "╭──────────────────────────────────────────╮",
        "│               Deal again?                │",
        "│                                          │",
        "│ The window beside asks for another deal. │",
        "│           This game is saved.            │",
        "│                                          │",
        "│              [ Yes ] [>No<]              │",
        "╰──────────────────────────────────────────╯",
      ])
  }

  @Test(arguments: ["enter", "escape", "q"]) func `it is refused by Enter and Escape alone`(
    key: String
  ) throws {
    let play = try asked(by: "Bob")
    let isNamed = play.text.contains("Bob asks for another deal.")
    let isPaused = play.game.isPaused
    try play.does(key)
    let ends = key != "q"
    #expect(
      (isNamed, isPaused, answers.refused, isAsked(play), play.game.isPaused, play.game.flips)
        == (true, true, ends ? 1 : 0, !ends, !ends, 1))
  }

  @Test func `a yes deals again, and the question is not refused`() throws {
    let play = try asked()
    let first = play.app.model.gameID
    try play.does("left enter")
    #expect(
      !isAsked(play) && play.app.model.gameID != first && play.game.flips == 0
        && answers.refused == 0 && play.app.model.table.dealRequest == nil)
  }

  @Test func `it waits for the end of a pause, and disappears if it is withdrawn`() throws {
    let play = try asked(script: "p")
    let isShown = [isAsked(play)]
    try play.does("enter")
    let isShownAfterPause = isAsked(play)
    play.app.model.table.dealRequest = nil
    play.waits(.seconds(1))
    #expect(
      (isShown, isShownAfterPause, isAsked(play), play.game.isPaused, answers.refused)
        == ([false], true, false, false, 0))
  }
}
