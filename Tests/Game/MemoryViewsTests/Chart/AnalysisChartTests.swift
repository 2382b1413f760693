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
    #expect(
      try screen.missing(after: [
        "right": "Turn 1: unlucky, ", "left right right": "Turn 3: missed chance, ",
        "end right": "Turn 16: lucky, ", "home": "Turn 1: ",
      ]) == [])
    let fresh = try chart(Size(width: 60, height: 6))
    #expect(try fresh.missing(after: ["left": "Turn 16: "]) == [])
  }

  @Test("a click on a bar describes its turn, a drag one after the other, and stops at the last")
  func points() throws {
    let screen = try chart(Size(width: 48, height: 6))
    try screen.does("click:9,1")
    let isKnown = screen.text.contains("Turn 4: known, ")
    try screen.clicks("✗")

    let otherScreen = try chart(Size(width: 48, height: 6))
    otherScreen.sends(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 1))))
    let places = [3, 20, 47, 21, 0]
    let described = places.filter { x in
      otherScreen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: x, y: 2))))
      return otherScreen.text.contains("Turn \(1 + x / 3): ")
    }
    otherScreen.sends(.mouse(MouseEvent(.down(.right), at: Point(x: 30, y: 1))))
    #expect(
      (
        isKnown, screen.text.contains("Turn 7: forgot, "), described,
        otherScreen.text.contains("Turn 1: ")
      ) == (true, true, places, true))
  }

  @Test("Esc during a drag returns to the turn before it, and ends the drag")
  func escapes() throws {
    let screen = try chart(Size(width: 48, height: 6))
    try screen.does("click:9,1")
    screen.drag([.down(.left), .moved(.left)], to: [0, 47])
    let turns = ["Turn 16: ", "Turn 4: ", "Turn 1: "]
    var seen = shown(turns, in: screen.text)
    try screen.does("esc")
    seen += shown(turns, in: screen.text)
    screen.drag([.moved(.left), .up(.left)], to: [20, 20])
    seen += shown(turns, in: screen.text)
    screen.drag([.down(.left), .up(.left)], to: [0, 0])
    seen += shown(turns, in: screen.text)
    #expect(
      seen == ["Turn 16: ", "Turn 4: ", "Turn 4: ", "Turn 1: "], "the rest of a drag is ignored")
  }

  @Test("a chart that is removed during a drag ends it, and begins anew when it is back")
  func goesAway() throws {
    let (sentences, showing) = (try sentences(), Showing())
    let screen = ScreenDriving(Size(width: 48, height: 6)) {
      if showing.isShown { AnalysisChart(sentences: sentences) } else { Text("no chart") }
    }
    let words = ["Turn ", "no chart"]
    screen.drag([.down(.left), .moved(.left)], to: [0, 20])
    let isDragged = screen.text.contains("Turn 7: ")
    showing.isShown = false
    screen.drag([.moved(.left)], to: [30])
    var seen = [shown(words, in: screen.text)]
    showing.isShown = true
    screen.drag([.moved(.left), .up(.left)], to: [40, 40])
    seen.append(shown(words, in: screen.text))
    screen.drag([.down(.left), .up(.left)], to: [0, 0])
    #expect((isDragged, seen) == (true, [["no chart"], []]) && screen.text.contains("Turn 1: "))
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

  @Test("a selected turn is announced, and an empty chart takes no keys")
  func announces() throws {
    let screen = try chart(Size(width: 60, height: 6))
    try screen.does("right")
    let said = screen.frame.announcements
    try screen.does("left")
    #expect(
      (said.count, screen.frame.announcements, said.first?.hasPrefix("Turn 1: unlucky, ")) == (
        1, [], true
      ))

    let app = SampleApp.playing { _ in }
    let game = try #require(app.model.game)
    let nothing = TurnSentences(
      analysis: try GameAnalysis(of: game.record), game: game.game, name: game.name)
    let otherScreen = ScreenDriving(Size(width: 30, height: 5)) {
      AnalysisChart(sentences: nothing)
    }
    let taken = try ["left", "right", "home", "end"].filter { try otherScreen.does($0) }
    try otherScreen.does("click:3,1")
    #expect(taken == [] && otherScreen.rows == Array(repeating: "", count: 5))
  }

  @Test(
    "in the result c and buttons switch to the chart and back; a c typed into the name is a letter")
  func opensOnResult() throws {
    for size in [Size.smallest, .usual, .large] {
      let screen = try FinishedPlay(best: 999).screen(size)
      let seen = try screen.after(["c left", "c"]) {
        shown(["Turn 10: lucky", "You won!"], in: screen.text)
      }
      try #require(seen == [["Turn 10: lucky"], ["You won!"]])
    }
    let screen = try FinishedPlay(best: 999).screen(.smallest)
    let seen = try ["Chart", "Back"].map { button in
      try screen.clicks(button)
      return shown(["10 lucky", "You won!"], in: screen.text)
    }
    #expect(seen == [["10 lucky"], ["You won!"]])

    let play = try FinishedPlay()
    let otherScreen = play.screen(.usual)
    try otherScreen.does("text:cc enter")
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
