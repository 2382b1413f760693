import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Result: stray keys")
struct StrayKeysTests {
  @Test("keys just after the panel appears enter no name and press no button")
  func ignoresKeys() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual, after: .milliseconds(400))
    try screen.does("text:12 enter space tab esc")

    #expect(play.answers.isEmpty && play.isShown && play.app.newBest != nil)
    #expect(screen.text.contains("New best! your name_"))
    screen.waits(.milliseconds(600))
    screen.waits(.zero)
    try screen.does("text:Ada enter")
    #expect(play.app.settings.playerName == "Ada")
  }

  @Test("every stray key restarts the wait")
  func waitsForQuiet() throws {
    let play = try FinishedPlay(best: 999)
    let screen = play.screen(.usual, after: .zero)
    for _ in 0..<5 {
      screen.waits(.milliseconds(400))
      try screen.does("enter")
    }
    #expect(play.answers.isEmpty && !screen.text.contains("[>Play again<]"))

    screen.waits(.milliseconds(500))
    screen.waits(.zero)
    #expect(screen.text.contains("[>Play again<]"))
    try screen.does("enter")
    #expect(play.answers == ["again"])
  }

  @Test("clicks and the program's keys work at once")
  func takesClicks() throws {
    let play = try FinishedPlay(best: 999)
    let screen = play.screen(.usual, after: .zero)
    #expect(try !screen.does("ctrl-c"))
    try screen.clicks("Close")
    #expect(play.answers == ["close"])
  }
}
