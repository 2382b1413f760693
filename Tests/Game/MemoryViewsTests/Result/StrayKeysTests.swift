import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Result: stray keys")
struct StrayKeysTests {
  @Test("keys just after the panel appears do nothing, clicks and the program's keys work at once")
  func ignoresKeys() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual, after: .milliseconds(400))
    try screen.does("text:12 enter space tab esc")

    #expect(play.answers.isEmpty && play.isShown && play.app.keeper?.newBest != nil)
    #expect(screen.text.contains("New best! your name_"))
    screen.waits(.milliseconds(600))
    screen.waits(.zero)
    try screen.does("text:Ada enter")

    let otherPlay = try FinishedPlay(best: 999)
    let otherScreen = otherPlay.screen(.usual, after: .zero)
    #expect(try !otherScreen.does("ctrl-c"))
    try otherScreen.clicks("Close")
    #expect((play.app.settings.playerName, otherPlay.answers) == ("Ada", ["close"]))
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
}
