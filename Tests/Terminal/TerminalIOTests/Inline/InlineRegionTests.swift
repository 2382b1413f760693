import TestSupport
import Testing
import TextUI

@testable import TerminalIO

@Suite("The rows of an inline screen")
struct InlineRegionTests {
  @Test(
    "a picture is drawn below the output, again only in its changes, and the cursor stays first")
  func first() {
    var stage = InlineStage()
    let bytes = stage.draw(["one", "two"])
    #expect(
      (stage.terminal.lines, stage.terminal.cursor) == (
        ["shell 0", "shell 1", "shell 2", "one", "two"], Point(x: 0, y: 3)
      ) && !stage.terminal.isCursorVisible)
    let rows = "\u{1B}[A\u{1B}[Gone\u{1B}[B\u{1B}[Gtwo\u{1B}[?25l"
    #expect(bytes == "\r\u{1B}[J\r\n\u{1B}[?7l\(rows)\u{1B}[?7h\r\u{1B}[1A")

    var same = InlineStage()
    same.draw(["one", "two"], cursor: Point(x: 3, y: 1))
    #expect(same.draw(["one", "two"], cursor: Point(x: 3, y: 1)) == "")
    let changes = same.draw(["one", "twos"], cursor: Point(x: 4, y: 1))
    #expect(
      (changes, same.terminal.cursor) == ("\u{1B}[?7l\u{1B}[4Gs\u{1B}[?7h", Point(x: 4, y: 4))
        && same.terminal.isCursorVisible)
  }

  @Test("at the bottom of the terminal a region that grows scrolls the lines above it")
  func bottom() {
    var stage = InlineStage(rows: 4, output: 30)
    stage.draw(["one"])
    #expect(stage.terminal.screen == ["shell 27", "shell 28", "shell 29", "one"])
    stage.draw(["one", "two", "three"])
    #expect(stage.terminal.screen == ["shell 29", "one", "two", "three"])
    stage.draw(["one"])
    #expect(
      (stage.terminal.screen, stage.terminal.lines) == (
        ["shell 29", "one", "", ""], stage.expected
      ))
  }

  @Test("a region as high as the terminal fits, and wide characters in its last columns too")
  func highest() {
    var stage = InlineStage(rows: 4, output: 30)
    stage.draw(["1", "2", "3", "4"], above: ["line"])
    #expect(
      (stage.terminal.screen, stage.terminal.lines) == (["1", "2", "3", "4"], stage.expected))

    var wide = InlineStage(columns: 8, output: 1)
    wide.draw(["aaaaaa🐶", "bbbbbbb"])
    wide.draw(["aaaaaa🐶", "bbbbbb🐱"])
    wide.draw(["aaaa🐶aa", "🐱"])
    #expect(wide.terminal.lines == wide.expected)
  }

  @Test("lines above are complete and in order, however many come with a picture")
  func above() {
    for output in [0, 3, 40] {
      var stage = InlineStage(output: output)
      stage.draw(["one", "two"])
      stage.draw(["one", "two"], above: (0..<1_000).map { "line \($0)" })
      stage.draw(["three"], cursor: Point(x: 2, y: 0), above: ["more"])
      stage.draw(["three"], cursor: Point(x: 3, y: 0), above: ["and more"])
      #expect(
        (stage.terminal.lines, stage.terminal.lines.count) == (stage.expected, output + 1_003))
    }
  }

  @Test("the terminal wraps a long line above, but no row of the region")
  func longLines() {
    var stage = InlineStage(columns: 10, output: 0)
    let long = String(repeating: "x", count: 25)
    stage.draw([long, long], above: ["a long line above"])
    let row = String(repeating: "x", count: 10)
    #expect(
      (stage.terminal.lines, stage.terminal.rows.map(\.continues).filter { $0 }.count) == (
        ["a long lin", "e above", row, row], 1
      ))
  }

  @Test("any pictures, cursors and lines above leave nothing else", arguments: 1...20)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var stage = InlineStage(rows: 6, output: Int.random(in: 0...8, using: &numbers))
    for step in 0..<60 {
      let rows = Self.rows(using: &numbers)
      let cursor = Point(
        x: Int.random(in: 0..<20, using: &numbers), y: Int.random(in: 0..<8, using: &numbers))
      let lines = Int.random(in: 0...9, using: &numbers) - 6
      stage.draw(
        rows, cursor: Bool.random(using: &numbers) ? cursor : nil,
        above: (0..<max(0, lines)).map { "line \(step).\($0)" })
      let trimmed = stage.expected.reversed().drop { $0 == "" }.reversed()
      #expect(stage.terminal.lines == Array(trimmed))
    }
  }

  private static func rows(using numbers: inout SeededNumbers) -> [String] {
    (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
      String(
        repeating: Bool.random(using: &numbers) ? "a" : "b",
        count: Int.random(in: 0...24, using: &numbers))
    }
  }
}
