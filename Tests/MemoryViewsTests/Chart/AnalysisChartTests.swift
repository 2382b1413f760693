import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Chart of the analysis")
struct AnalysisChartTests {
  /// The chart of a game with turns of all kinds.
  private func chart(_ size: Size, isUnicode: Bool = true) throws -> ScreenDriving {
    let app = SampleApp.playing {
      $0.stumble()
      $0.findRest()
    }
    let game = try #require(app.model.game)
    let sentences = TurnSentences(
      analysis: try #require(game.analysis), game: game.game, name: game.name)
    let screen = ScreenDriving(size, isUnicode: isUnicode) { AnalysisChart(sentences: sentences) }
    screen.waits(.zero)
    return screen
  }

  @Test("below the bars stands how many there are of each kind")
  func counts() throws {
    #expect(
      try chart(Size(width: 50, height: 5)).rows.suffix(3) == [
        " ○  ○  !  ●  ○  ◆  ✗  ●  !  ◆  ◆  ●  ◆  ●  ◆  ◆",
        "               ● 4 known  ◆ 6 lucky",
        "    ✗ 1 forgot  ! 2 missed chance  ○ 3 unlucky",
      ])
    #expect(
      try chart(Size(width: 30, height: 4), isUnicode: false).rows.suffix(3) == [
        "       ..!o.*xo!**o*o**",
        "     o 4 known  * 6 lucky",
        "        x 1  ! 2  . 3",
      ])
  }

  @Test("arrows step from turn to turn, from the last one or the first, and no further")
  func steps() throws {
    let screen = try chart(Size(width: 60, height: 6))
    try screen.does("right")
    #expect(screen.text.contains("Turn 1: unlucky, "))
    try screen.does("left right right")
    #expect(screen.text.contains("Turn 3: missed chance, "))
    try screen.does("end right")
    #expect(screen.text.contains("Turn 16: lucky, "))
    try screen.does("home")
    #expect(screen.text.contains("Turn 1: "))
    let fresh = try chart(Size(width: 60, height: 6))
    try fresh.does("left")
    #expect(fresh.text.contains("Turn 16: "))
  }

  @Test("a click on a bar tells its turn")
  func points() throws {
    let screen = try chart(Size(width: 48, height: 6))
    try screen.does("click:9,1")
    #expect(screen.text.contains("Turn 4: known, "))
    try screen.clicks("✗")
    #expect(screen.text.contains("Turn 7: forgot, "))
  }

  @Test("on the result c leads to the chart and back, at every size")
  func opensOnResult() throws {
    for size in [Size.smallest, .usual, .large] {
      let screen = try FinishedPlay(best: 999).screen(size)
      try screen.does("c left")
      #expect(screen.text.contains("Turn 10: lucky"))
      #expect(!screen.text.contains("You won!"))
      try screen.does("c")
      #expect(screen.text.contains("You won!"))
    }
  }

  @Test("a button of the result does the same, and another leads back")
  func clicksOnResult() throws {
    let screen = try FinishedPlay(best: 999).screen(.usual)
    try screen.clicks("Chart")
    #expect(screen.text.contains("10 lucky"))
    try screen.clicks("Back")
    #expect(screen.text.contains("You won!"))
  }

  @Test("a c in the name of the best player is a letter")
  func typesNames() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual)
    try screen.does("text:cc enter")
    #expect(play.app.settings.playerName == "cc")
  }
}
