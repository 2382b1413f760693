import Testing
import TextUITesting

@testable import LogViewer

struct LogViewerTests {
  private func stage(_ log: Log) -> Stage {
    Stage(width: 60, height: 6) { LogScreen(log: log) }
  }

  @Test("the end of a long log is shown, and followed until a line is selected")
  func following() {
    let log = Log()
    log.append((1...100_000).map { "line \($0)" })
    let stage = stage(log)
    #expect(stage.rows[3].hasPrefix("  line 100000 "))
    log.append(["one more"])
    stage.draw()
    #expect(stage.rows[3].hasPrefix("  one more "))
    stage.key(.up)
    stage.key(.up)
    log.append((1...9).map { "further \($0)" })
    stage.draw()
    #expect(stage.rows[2].hasPrefix("› line 100000 "))
    #expect(stage.rows[5].contains("line 100000, 100010"))
    stage.type("f")
    #expect(stage.rows[3].hasPrefix("  further 9 "))
    #expect(stage.rows[5].contains("following"))
  }

  @Test("a filter shows the lines with all of its words, old and new, and Escape removes it")
  func filtering() async {
    let log = Log()
    log.append((1...60_000).map { "GET /cards/\($0 % 100) took \($0)" } + ["Store: DISK failed"])
    let stage = stage(log)
    stage.type("/disk store")
    #expect(await stage.draws { log.filter == "disk store" && !log.isSearching })
    #expect(log.matches == [60_000])
    log.append(["nothing", "store has a new disk"])
    stage.draw()
    #expect(stage.rows[0].hasPrefix("  Store: DISK failed"))
    #expect(stage.rows[1].hasPrefix("  store has a new disk"))
    stage.key(.escape)
    #expect(await stage.draws { log.filter.isEmpty })
    #expect(stage.rows[3].hasPrefix("  store has a new disk"))
  }

  @Test(
    "lines have the level that their words say",
    arguments: [
      ("a fatal mistake", .error), ("WARN: late", .warning), ("[debug] x", .debug),
      ("terror in errorland", .info), ("", .info),
    ] as [(String, Level)])
  func levels(line: String, level: Level) {
    #expect(Level(of: line) == level)
  }

  @Test("bytes become lines, wherever they are cut", arguments: 1...9)
  func splitting(length: Int) {
    let bytes = Array("\nä line\n\nanother\nrest".utf8)
    var splitter = LineSplitter()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      lines += splitter.lines(after: bytes[start..<min(start + length, bytes.count)])
    }
    #expect(lines == ["", "ä line", "", "another"])
    #expect(splitter.rest == "rest")
  }
}
