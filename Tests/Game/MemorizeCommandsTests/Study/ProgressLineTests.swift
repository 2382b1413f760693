import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Progress")
struct ProgressLineTests {
  @Test(
    "it shows the progress, the speed and the remaining time",
    arguments: [
      (500, 1_000, 2.0, "50 % of 1000 games, 250 a second, 2 s left"),
      (1_000, 1_000, 4.0, "100 % of 1000 games, 250 a second, 0 s left"),
      (999, 1_000, 1.0, "99 % of 1000 games, 999 a second, 1 s left"),
      (1, 1_000_000_000_000, 8_000_000.0, "0 % of 1000000000000 games, 0 a second"),
    ])
  func tells(games: Int, goal: Int, seconds: Double, text: String) {
    #expect(ProgressLine.text(games, of: goal, after: seconds) == text)
  }

  @Test("without a goal it shows the number, and nothing before its delay")
  func countsWithoutGoal() {
    let shown = Shared("")
    let time = Shared(Duration.zero)
    do {
      var line = ProgressLine(
        goal: nil, of: "flips", isShown: true, after: .seconds(1), now: { time.withLock { $0 } },
        columns: { 80 }, write: { text in shown.withLock { $0 += text } })
      for tenths in [5, 10, 12] {
        time.withLock { $0 = .milliseconds(100 * tenths) }
        line.show(600 * tenths)
      }
    }
    #expect(shown.withLock { $0 }.hasPrefix("\r7200 flips, 6000 a second"))
  }

  @Test("before the first game is over its duration is unknown", arguments: [0.0, 0.2, 1e9])
  func knowsNothing(seconds: Double) {
    #expect(ProgressLine.text(0, of: 10, after: seconds) == "0 % of 10 games, 0 a second")
  }

  @Test("a shorter line shows less, the most important part last to go", arguments: 0...60)
  func fits(columns: Int) {
    let text = ProgressLine.text(500, of: 1_000, after: 2, within: columns)
    let texts = [
      "", "50 %", "50 %, 2 s left", "50 %, 250 a second, 2 s left",
      "50 % of 1000 games, 250 a second, 2 s left",
    ]
    #expect(text == texts.last { $0.count <= columns })
  }

  @Test("it never wraps at any width, and is erased at the end")
  func neverWraps() {
    for columns in 1...60 {
      let screen = WrappingScreen(columns: columns)
      do {
        var line = ProgressLine(
          goal: 1_000, isShown: true, now: { .zero }, columns: { columns },
          write: { screen.show($0.utf8) })
        for games in [1, 999, 10, 500] {
          let seconds = Double(games) / 7
          line.show(games, after: seconds)
          #expect(
            screen.lines
              == [ProgressLine.text(games, of: 1_000, after: seconds, within: columns - 3)])
        }
        if columns > 6 { screen.show("^C".utf8) }
      }
      #expect(screen.lines == [""], "\(columns) columns")
    }
  }

  @Test(
    "on a narrow terminal ^C erases it before the result is printed", arguments: [20, 45, 80])
  func comesDown(columns: Int) async {
    let shown = Shared([UInt8]())
    var world = TestWorld()
    world.terminals = [.errors]
    world.width = columns
    world.clock = .stepping(by: .milliseconds(200))
    world.hearErrors = { text in
      shown.withLock { shown in
        let isFirst = !shown.contains(UInt8(ascii: "%"))
        shown += text.utf8
        if isFirst, shown.contains(UInt8(ascii: "%")) { shown += "^C".utf8 }
      }
    }
    world.interrupt = .when { shown.withLock { $0.contains(UInt8(ascii: "%")) } }

    #expect(
      await world.run(["simulate", "-p", "1000", "--limit", "turns:3", "-n", "1G"]).status == 130)
    let screen = WrappingScreen(columns: columns)
    screen.show(shown.withLock { $0 })
    let message = "memorize: interrupted: the result counts ".prefix(columns)
    #expect(
      screen.lines.first?.hasPrefix(message) == true
        && !screen.lines.contains { $0.contains("%") || $0.contains("^C") })
  }
}

/// A terminal that wraps as soon as the last column is written.
///
/// A class, because the writer and the test share it.
private final class WrappingScreen {
  private let columns: Int
  private var rows: [[UInt8]] = [[]]
  private var x = 0

  init(columns: Int) { self.columns = columns }

  /// The rows up to the last touched one, without trailing spaces.
  var lines: [String] {
    rows.map { row in
      String(decoding: row.prefix((row.lastIndex { $0 != 0x20 } ?? -1) + 1), as: UTF8.self)
    }
  }

  func show(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\r"): x = 0
      case UInt8(ascii: "\n"): rows.append([])
      case 0x08: x = max(0, x - 1)
      default: put(byte)
      }
    }
  }

  private func put(_ byte: UInt8) {
    let last = rows.count - 1
    while rows[last].count <= x { rows[last].append(0x20) }
    rows[last][x] = byte
    x += 1
    guard x == columns else { return }
    rows.append([])
    x = 0
  }
}
