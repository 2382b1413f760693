import TestSupport
import Testing
import TextUI

@testable import TerminalIO

extension InlineRegionTests {
  @Test("a narrower terminal that wraps the rows leaves no rests of them")
  func narrower() {
    var stage = InlineStage(columns: 20, rows: 10, output: 2)
    stage.draw(["a row of 18 columns", "b", "another long row"])
    stage.resize(columns: 8, rows: 10)
    #expect(stage.terminal.lines.count == 8)
    stage.draw(["a row of", "b", "another "])
    #expect(stage.terminal.lines == ["shell 0", "shell 1", "a row of", "b", "another"])
  }

  @Test("with a visible cursor the rows above it are counted as the terminal wraps them")
  func cursor() {
    for reflows in [true, false] {
      var stage = InlineStage(columns: 20, output: 2, reflows: reflows)
      let rows = ["a row of 18 columns", "b", "another long row"]
      stage.draw(rows, cursor: Point(x: 16, y: 2))
      stage.resize(columns: 7, rows: 10)
      stage.draw(rows, cursor: Point(x: 6, y: 2))
      #expect(
        stage.terminal.screen[..<5] == ["shell 0", "shell 1", "a row o", "b", "another"]
          && stage.terminal.screen[5...].allSatisfy { $0 == "" })
    }
  }

  @Test("a shorter row does not count as before, and two changes of size count from the picture")
  func shortened() {
    var stage = InlineStage(columns: 20, output: 2)
    stage.draw(["a row of 18 columns", "name"], cursor: Point(x: 4, y: 1))
    stage.draw(["short", "name"], cursor: Point(x: 4, y: 1))
    stage.resize(columns: 8, rows: 10)
    stage.draw(["short", "name"], cursor: Point(x: 4, y: 1))
    #expect(stage.terminal.lines == ["shell 0", "shell 1", "short", "name"])

    var twice = InlineStage(columns: 20, output: 2)
    twice.draw(["a row of 18 columns", "name"], cursor: Point(x: 4, y: 1))
    twice.resize(columns: 8, rows: 10)
    twice.resize(columns: 12, rows: 10)
    twice.draw(["a row of 18 columns", "name"], cursor: Point(x: 4, y: 1))
    #expect(twice.terminal.lines == ["shell 0", "shell 1", "a row of 18", "name"])
  }

  @Test(
    "after any sizes there is nothing but the lines above and the picture", arguments: 1...20,
    [true, false])
  func anySizes(seed: UInt64, reflows: Bool) {
    var numbers = SeededNumbers(seed: seed)
    var stage = InlineStage(columns: 30, rows: 24, output: Int(seed), reflows: reflows)
    for step in 0..<40 {
      let columns = Int.random(in: 12...40, using: &numbers)
      // The rows of a picture still fit when they are wrapped.
      let height = Int.random(in: 18...24, using: &numbers)
      let rows = (0..<Int.random(in: 1...4, using: &numbers)).map { row in
        "\(step)" + String(repeating: "x", count: Int.random(in: 0..<columns, using: &numbers))
      }
      let place = Point(x: Int.random(in: 0..<columns, using: &numbers), y: rows.count - 1)
      let cursor = Bool.random(using: &numbers) ? place : nil
      stage.draw(rows, cursor: cursor, above: step.isMultiple(of: 5) ? ["line \(step)"] : [])
      stage.resize(columns: columns, rows: height)
      stage.draw(rows, cursor: cursor)
      #expect(stage.terminal.lines == stage.expected)
    }
  }
}

// The end of an inline screen.
extension InlineRegionTests {
  @Test("at the end the cursor is on a free line below the picture, or where that was")
  func ends() {
    for cursor in [nil, Point(x: 1, y: 0), Point(x: 2, y: 1)] {
      for end in [TerminalOptions.Presentation.End.keep, .erase] {
        for output in [0, 3, 20] {
          var stage = InlineStage(output: output)
          stage.draw(["one", "two", "three"], cursor: cursor, above: ["line"])
          stage.end(end)
          #expect(
            stage.terminal.lines == stage.expected && stage.terminal.isCursorVisible
              && stage.terminal.wraps)
        }
      }
    }
  }

  @Test(
    "without a picture the end changes nothing, and within a frame it erases all below the cursor")
  func nothing() {
    for end in [TerminalOptions.Presentation.End.keep, .erase] {
      var stage = InlineStage()
      stage.end(end)
      #expect(stage.terminal.lines == stage.expected)
    }

    var stage = InlineStage()
    stage.draw(["one", "two", "three"])
    stage.end(.keep, isPending: true)
    #expect(stage.terminal.lines == ["shell 0", "shell 1", "shell 2", "one", "prompt$"])
  }
}
