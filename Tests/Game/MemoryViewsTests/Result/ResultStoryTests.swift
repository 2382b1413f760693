import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Result: stories")
struct ResultStoryTests {
  @Test(
    "every button has its action",
    arguments: [
      ("Play again", "again"), ("Same deal", "same"), ("Next: Sea", "next"), ("Close", "close"),
    ])
  func answers(title: String, answer: String) throws {
    for size in [Size.usual, .large] {
      let play = try FinishedPlay(best: 999)
      try play.screen(size).clicks(title)
      #expect(play.answers == [answer])
    }
  }

  @Test("the smallest window has two pages, the second of which offers another theme")
  func hasTwoPages() throws {
    let play = try FinishedPlay(best: 999)
    let screen = play.screen(.smallest)
    try screen.clicks("Again")
    try screen.clicks("Same deal")
    try screen.clicks("Chart")
    #expect(screen.text.contains("10 lucky") && !screen.text.contains("You won!"))
    try screen.clicks("Next: Sea")
    #expect(play.answers == ["again", "same", "next"])
  }

  @Test("Enter plays again if no name is requested")
  func playsAgain() throws {
    let play = try FinishedPlay(best: 999)
    try play.screen(.usual).does("enter")
    #expect(play.answers == ["again"])
  }

  @Test(
    "a new best score asks for a name, which is saved and remembered",
    arguments: [Size.smallest, .usual])
  func namesBest(size: Size) throws {
    let play = try FinishedPlay(best: 3)
    let screen = play.screen(size)
    try screen.does("text:Ada enter")

    #expect(
      (screen.text.contains("Saved for Ada."), play.app.settings.playerName, play.app.newBest) == (
        true, "Ada", nil
      ))
    let scores = play.app.scores.scores(of: Score.Sheet(themeID: "animals", rules: "course"))
    #expect((scores.map(\.player), play.answers) == (["Ada", "Bo"], []))

    try screen.does("enter")
    #expect(play.answers == ["again"])
  }

  @Test("a name typed faster than frames are drawn is saved completely")
  func keepsUp() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual)
    for key in "Ada".map(Key.character) + [.enter] {
      screen.window.send(.key(KeyPress(key)), at: screen.now)
    }
    #expect(play.app.settings.playerName == "Ada")
  }

  @Test("the field begins with the last name")
  func remembersName() throws {
    let play = try FinishedPlay(settings: ["playerName": "Ada"])
    let screen = play.screen(.usual)
    #expect(screen.text.contains("New best! Ada_"))
    try screen.does("enter")
    #expect(screen.text.contains("Saved for Ada."))
  }

  @Test("without a name the score is saved for nobody")
  func acceptsNoName() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual)
    try screen.does("enter")
    #expect(screen.text.contains("Saved for nobody."))
  }

  @Test("a score that is not the best asks for no name, and the best one is shown")
  func tellsBest() throws {
    let play = try FinishedPlay(best: 999)
    let text = play.screen(.usual).text
    #expect(!text.contains("New best!") && text.contains("Best    999"))
  }

  @Test("resuming the game by undo closes the panel")
  func standsUndo() throws {
    let play = try FinishedPlay(settings: ["practice": "true"])
    let screen = play.screen(.usual)
    #expect(screen.text.contains("You won!") && play.game.undo())
    screen.waits(.zero)
    #expect(!screen.text.contains("You won!"))
  }
}
