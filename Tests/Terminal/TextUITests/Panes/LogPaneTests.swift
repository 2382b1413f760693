import Testing
import TextUI
import TextUITesting

@Suite("A pane with what the program prints")
struct LogPaneTests {
  private let log = TerminalLog()

  private func print(_ lines: Range<Int>) {
    for number in lines { log.append(Array("line \(number)\n".utf8)) }
  }

  private func stage() -> Stage {
    Stage(width: 12, height: 3) { [log] in LogPane().environment(log) }
  }

  private func shown(_ stage: Stage) -> [String] {
    stage.rows.map { row in String(row.prefix { $0 != "│" && $0 != "┃" }) }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("it is empty at first, and without a log, and shows lines as they are printed")
  func lines() {
    let stage = Stage(width: 24, height: 3) { [log] in LogPane().environment(log) }
    #expect(stage.rows[1].contains("Nothing was printed."))
    print(0..<2)
    stage.draw()
    #expect(stage.rows.map { $0.contains("line") } == [true, true, false])
    log.append(Array("\u{1B}[31mred\u{7}".utf8))
    stage.draw()
    #expect(
      stage.rows[2].contains("red") && !stage.rows[2].contains("\u{1B}")
        && Stage(width: 24, height: 1) { LogPane() }.rows == ["  Nothing was printed.  "])
  }

  @Test("it starts at the latest line, and follows new ones unless it was scrolled up")
  func following() {
    print(0..<9)
    let stage = stage()
    stage.draw()
    var screens = [shown(stage)]
    print(9..<12)
    stage.draw()
    stage.draw()
    screens.append(shown(stage))
    stage.wheel(-1, x: 0, y: 0)
    print(12..<14)
    stage.draw()
    stage.draw()
    screens.append(shown(stage))
    #expect(
      screens == [
        ["line 6", "line 7", "line 8"], ["line 9", "line 10", "line 11"],
        ["line 6", "line 7", "line 8"],
      ])
    stage.wheel(9, x: 0, y: 0)
    print(14..<15)
    stage.draw()
    stage.draw()
    #expect(shown(stage).last == "line 14")
  }

  @Test("a key shows it in the lower third below the program, and hides it")
  func key() {
    let stage = Stage(width: 24, height: 9) { [log] in
      Button("Press") {}.logPane().environment(log)
    }
    print(0..<1)
    #expect(stage.rows[4].contains("Press") && stage.key(.function(12)))
    stage.draw()
    #expect(
      stage.rows[6].contains("Printed: 1 line ") && stage.rows[7].contains("line 0")
        && (stage.rows[2].contains("Press") || stage.rows[3].contains("Press")))
    stage.key(.function(12))
    #expect(stage.rows[4].contains("Press") && !stage.rows[6].contains("Printed"))
    let other = Stage(width: 24, height: 9) { Text("a").logPane(on: .character("l")) }
    #expect(!other.key(.function(12)) && other.key(.character("l")))
  }
}
