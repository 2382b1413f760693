import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Chart of the analysis")
struct AnalysisChartTests {
  /// Returns the sentences of a game with turns of all kinds.
  private func sentences() throws -> TurnSentences {
    let app = SampleApp.playing {
      $0.stumble()
      $0.findRest()
    }
    let game = try #require(app.model.game)
    return TurnSentences(
      analysis: try #require(game.analysis), game: game.game, name: game.name)
  }

  /// Returns the chart of that game.
  private func chart(_ size: Size, isUnicode: Bool = true) throws -> ScreenDriving {
    let sentences = try sentences()
    let screen = ScreenDriving(size, isUnicode: isUnicode) { AnalysisChart(sentences: sentences) }
    screen.waits(.zero)
    return screen
  }

  @Test("the count of each kind is below the bars")
  func counts() throws {
    #expect(
      try (
        chart(Size(width: 50, height: 5)).rows.suffix(3),
        chart(Size(width: 30, height: 4), isUnicode: false).rows.suffix(3)
      ) == (
        [
          " ○  ○  !  ●  ○  ◆  ✗  ●  !  ◆  ◆  ●  ◆  ●  ◆  ◆", "               ● 4 known  ◆ 6 lucky",
          "    ✗ 1 forgot  ! 2 missed chance  ○ 3 unlucky",
        ], ["       ..!o.*xo!**o*o**", "     o 4 known  * 6 lucky", "        x 1  ! 2  . 3"]
      ))
  }

  @Test("arrows step from turn to turn, and stop at the first and the last")
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

  @Test("a click on a bar describes its turn")
  func points() throws {
    let screen = try chart(Size(width: 48, height: 6))
    try screen.does("click:9,1")
    #expect(screen.text.contains("Turn 4: known, "))
    try screen.clicks("✗")
    #expect(screen.text.contains("Turn 7: forgot, "))
  }

  @Test("a drag along the bars describes one turn after the other, and stops at the last")
  func drags() throws {
    let screen = try chart(Size(width: 48, height: 6))
    screen.sends(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 1))))
    for x in [3, 20, 47, 21, 0] {
      screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: x, y: 2))))
      #expect(screen.text.contains("Turn \(1 + x / 3): "), "\(x)")
    }
    screen.sends(.mouse(MouseEvent(.down(.right), at: Point(x: 30, y: 1))))
    #expect(screen.text.contains("Turn 1: "))
  }

  @Test("Esc during a drag returns to the turn before it, and ends the drag")
  func escapes() throws {
    let screen = try chart(Size(width: 48, height: 6))
    try screen.does("click:9,1")
    screen.drag([.down(.left), .moved(.left)], to: [0, 47])
    #expect(screen.text.contains("Turn 16: "))
    try screen.does("esc")
    #expect(screen.text.contains("Turn 4: "))
    screen.drag([.moved(.left), .up(.left)], to: [20, 20])
    #expect(screen.text.contains("Turn 4: "), "the rest of the drag is ignored")
    screen.drag([.down(.left), .up(.left)], to: [0, 0])
    #expect(screen.text.contains("Turn 1: "), "the next one is not")
  }

  @Test("a chart that is removed during a drag ends it, and begins anew when it is back")
  func goesAway() throws {
    let (sentences, shown) = (try sentences(), Showing())
    let screen = ScreenDriving(Size(width: 48, height: 6)) {
      if shown.isShown { AnalysisChart(sentences: sentences) } else { Text("no chart") }
    }
    screen.drag([.down(.left), .moved(.left)], to: [0, 20])
    #expect(screen.text.contains("Turn 7: "))
    shown.isShown = false
    screen.drag([.moved(.left)], to: [30])
    #expect(screen.text.contains("no chart"))
    shown.isShown = true
    screen.drag([.moved(.left), .up(.left)], to: [40, 40])
    #expect(!screen.text.contains("Turn ") && !screen.text.contains("no chart"))
    screen.drag([.down(.left), .up(.left)], to: [0, 0])
    #expect(screen.text.contains("Turn 1: "))
  }

  @Test("the bars grow when they are first shown, and then stand still")
  func grows() throws {
    let sentences = try sentences()
    let window = Window { AnalysisChart(sentences: sentences) }
    var ink: [Int] = []
    var now = Duration.zero
    var wake: Duration? = now
    while let next = wake, ink.count < 200 {
      now = max(now, next)
      let frame = window.frame(size: Size(width: 60, height: 10), at: now)
      ink.append(frame.buffer.lines.prefix(7).joined().count { $0 != " " })
      wake = frame.wake
    }
    #expect((ink, wake) == (ink.sorted(), nil))
    #expect(Set(ink).count > 3 && now >= .milliseconds(600) && now < .milliseconds(800))
  }

  @Test("a selected turn is announced, its legend is not")
  func announces() throws {
    let screen = try chart(Size(width: 60, height: 6))
    try screen.does("right")
    let said = screen.frame.announcements
    #expect(said.count == 1 && said[0].hasPrefix("Turn 1: unlucky, "))
    try screen.does("left")
    #expect(screen.frame.announcements.isEmpty)
  }

  @Test("a game without turns has an empty chart, which takes no keys")
  func empty() throws {
    let app = SampleApp.playing { _ in }
    let game = try #require(app.model.game)
    let nothing = TurnSentences(
      analysis: try GameAnalysis(of: game.record), game: game.game, name: game.name)
    let screen = ScreenDriving(Size(width: 30, height: 5)) { AnalysisChart(sentences: nothing) }
    for key in ["left", "right", "home", "end"] { #expect(try !screen.does(key)) }
    try screen.does("click:3,1")
    #expect(screen.rows == Array(repeating: "", count: 5))
  }

  @Test("in the result c switches to the chart and back, at every size")
  func opensOnResult() throws {
    for size in [Size.smallest, .usual, .large] {
      let screen = try FinishedPlay(best: 999).screen(size)
      try screen.does("c left")
      #expect(screen.text.contains("Turn 10: lucky") && !screen.text.contains("You won!"))
      try screen.does("c")
      #expect(screen.text.contains("You won!"))
    }
  }

  @Test("buttons in the result switch to the chart and back")
  func clicksOnResult() throws {
    let screen = try FinishedPlay(best: 999).screen(.smallest)
    try screen.clicks("Chart")
    #expect(screen.text.contains("10 lucky"))
    try screen.clicks("Back")
    #expect(screen.text.contains("You won!"))
  }

  @Test("a c typed into the name is a letter")
  func typesNames() throws {
    let play = try FinishedPlay()
    let screen = play.screen(.usual)
    try screen.does("text:cc enter")
    #expect(play.app.settings.playerName == "cc")
  }
}

/// Tells whether a view is shown; a class, because the test changes it between frames.
final class Showing {
  var isShown = true
}

extension ScreenDriving {
  /// Sends mouse events in a row of a chart, one per column.
  func drag(_ actions: [MouseEvent.Action], to columns: [Int], row: Int = 1) {
    for (action, column) in zip(actions, columns) {
      sends(.mouse(MouseEvent(action, at: Point(x: column, y: row))))
    }
  }
}
