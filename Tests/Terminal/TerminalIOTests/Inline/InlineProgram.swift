import PseudoTerminals
import TestSupport
import TextUI

/// The program `InlineApp` on a pseudo terminal, whose output is shown by a model of a terminal.
final class InlineProgram {
  let pseudo: PseudoTerminal
  private var terminal: FlowTerminal
  private var applied = 0
  private let settings: [UInt8]

  /// Starts the program below a number of lines of output.
  init(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, output: Int = 0,
    isASCII: Bool = false
  ) throws {
    pseudo = try PseudoTerminal(columns: columns, rows: rows)
    terminal = FlowTerminal(columns: columns, rows: rows)
    settings = pseudo.settings
    for line in 0..<output { terminal.apply("shell \(line)\r\n".utf8) }
    try pseudo.run(
      BuiltProgram.path(of: "InlineApp"), arguments,
      environment: Probe.environment + [isASCII ? "LANG=C" : "LANG=C.UTF-8"])
  }

  /// Starts the program, and waits for its first picture.
  static func shown(_ arguments: [String] = [], output: Int = 0) throws -> InlineProgram {
    let program = try InlineProgram(arguments, output: output)
    try program.wait(for: "region of 2")
    return program
  }

  private func update() {
    terminal.apply(pseudo.written[applied...])
    applied = pseudo.written.count
  }

  /// All lines of output down to the last one with text.
  var lines: [String] {
    update()
    return terminal.lines
  }

  /// The rows of the terminal.
  var screen: [String] {
    update()
    return terminal.screen
  }

  /// True if the terminal is as it was before, with the cursor in a free line below all others.
  var isRestored: Bool {
    update()
    let isFree = terminal.cursor.x == 0 && terminal.cursor.y == terminal.lines.count
    return pseudo.settings == settings && terminal.isCursorVisible && terminal.wraps && isFree
      && pseudo.text.contains("\u{1B}[?2004l") && !pseudo.hasUnread
  }

  /// Waits until a line contains a text.
  func wait(for part: String) throws {
    try pseudo.wait(part) { lines.contains { $0.contains(part) } }
  }

  func resize(columns: Int, rows: Int) {
    pseudo.readAll()
    update()
    terminal.resize(columns: columns, rows: rows)
    pseudo.resize(columns: columns, rows: rows)
  }
}
