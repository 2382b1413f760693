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
    let answers = try [Size.usual, .large].flatMap { size in
      let play = try FinishedPlay(best: 999)
      try play.screen(size).clicks(title)
      return play.answers
    }
    #expect(answers == [answer, answer])
  }

  @Test("the smallest window has two pages, the second of which offers another theme")
  func hasTwoPages() throws {
    let play = try FinishedPlay(best: 999)
    let screen = play.screen(.smallest)
    try screen.clicks("Again")
    try screen.clicks("Same deal")
    try screen.clicks("Chart")
    let words = shown(["10 lucky", "You won!"], in: screen.text)
    try screen.clicks("Next: Sea")
    #expect((words, play.answers) == (["10 lucky"], ["again", "same", "next"]))
  }

  @Test("a score that is not the best asks for no name, shows the best one, and Enter plays again")
  func playsAgain() throws {
    let play = try FinishedPlay(best: 999)
    try play.screen(.usual).does("enter")

    let otherPlay = try FinishedPlay(best: 999)
    let text = otherPlay.screen(.usual).text
    #expect(
      play.answers == ["again"] && !text.contains("New best!") && text.contains("Best    999"))
  }

  @Test(
    "a new best score asks for a name, which is saved and remembered",
    arguments: [Size.smallest, .usual])
  func namesBest(size: Size) throws {
    let play = try FinishedPlay(best: 3)
    let screen = play.screen(size)
    try screen.does("text:Ada enter")

    #expect(
      (
        screen.text.contains("Saved for Ada."), play.app.settings.playerName,
        play.app.keeper?.newBest
      ) == (
        true, "Ada", nil
      ))
    let scores = play.app.records.scores.scores(
      of: Score.Sheet(themeID: "animals", rules: "course"))
    #expect((scores.map(\.player), play.answers) == (["Ada", "Bo"], []))

    try screen.does("enter")
    #expect(play.answers == ["again"])
  }

  @Test("a name typed faster than frames is saved completely; undo closes the panel")
  func keepsUp() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual)
    for key in "Ada".map(Key.character) + [.enter] {
      screen.window.send(.key(KeyPress(key)), at: screen.now)
    }

    let otherPlay = try FinishedPlay(settings: ["practice": "true"])
    let otherScreen = otherPlay.screen(.usual)
    let isUndone = otherScreen.text.contains("You won!") && otherPlay.game.undo()
    otherScreen.waits(.zero)
    #expect(
      play.app.settings.playerName == "Ada" && isUndone && !otherScreen.text.contains("You won!"))
  }

  @Test("the field begins with the last name, and without a name the score is saved for nobody")
  func remembersName() throws {
    let play = try FinishedPlay(settings: ["playerName": "Ada"])
    let screen = play.screen(.usual)
    let isOffered = screen.text.contains("New best! Ada_")
    try screen.does("enter")

    let otherPlay = try FinishedPlay()
    let otherScreen = otherPlay.screen(.usual)
    try otherScreen.does("enter")
    #expect(
      isOffered && screen.text.contains("Saved for Ada.")
        && otherScreen.text.contains("Saved for nobody."))
  }
}
