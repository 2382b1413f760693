import PseudoTerminals
import TestSupport
import Testing

@testable import TerminalIO

/// A program with an inline screen, in a terminal of its own.
@Suite("A program between the lines of the shell", .serialized)
struct InlineTests {
  private let picture = ["region of 2", "0: xxxxxxxxxx", "1: xxxxxxxxxx"]
  private let shell = (0..<40).map { "shell \($0)" }

  @Test("its picture is below all output, and stays or goes at the end")
  func ends() throws {
    for (arguments, rest) in [([], picture), (["erase"], [])] {
      for output in [0, 40] {
        let program = try InlineProgram.shown(arguments, output: output)
        #expect(program.lines == Array(shell[..<output]) + ["before"] + picture)
        program.pseudo.type("q")
        #expect(
          try (program.pseudo.end(), program.lines) == (
            0, Array(shell[..<output]) + ["before"] + rest + ["after"]
          ) && program.isRestored)
      }
    }
  }

  @Test("it uses neither the alternate screen, nor positions, nor the mouse")
  func sequences() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("+++A---q")
    #expect(try program.pseudo.end() == 0)
    for sequence in ["\u{1B}[?1049", "\u{1B}[?1002", "\u{1B}[?1003", "H"] {
      #expect(!program.pseudo.text.contains(sequence))
    }
    #expect(
      (
        TerminalGrammar(program.pseudo.written).warnings,
        TerminalGrammar(program.pseudo.written).modes
      ) == ([], TerminalGrammar.usualModes))
  }

  @Test("at the bottom of the terminal it grows and shrinks, at most to its rows")
  func grows() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("+++++++++")
    try program.wait(for: "region of 11")
    #expect(
      [program.screen[15], program.screen[16], program.screen[23]] == [
        "before", "region of 11", "6: xxxxxxxxxx",
      ])
    program.pseudo.type("---------")
    try program.wait(for: "region of 2")
    #expect(program.lines == shell + ["before"] + picture)
    program.pseudo.type("q")
    #expect(try program.pseudo.end() == 0 && program.isRestored)
  }

  @Test("1,000 lines of a task appear above it, in order, and none is lost")
  func above() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("A")
    try program.wait(for: "all 1000")
    program.pseudo.type("a")
    try program.wait(for: "all 1010")
    let first = (0..<1_000).map { "line \($0)" } + ["all 1000"]
    let second = (1_000..<1_010).map { "line \($0)" } + ["all 1010"]
    #expect(program.lines == shell + ["before"] + first + second + picture)
    program.pseudo.type("q")
    #expect(try program.pseudo.end() == 0)
  }

  @Test("lines that are still to be shown at the end are not lost")
  func aboveAtTheEnd() throws {
    let program = try InlineProgram.shown()
    program.pseudo.type("A\u{4}pq")
    #expect(try program.pseudo.end() == 0)
    let lines = program.lines.filter { $0.hasPrefix("line") }
    #expect(
      lines == (0..<lines.count).map { "line \($0)" } && program.lines.contains("printed 2")
        && program.isRestored)
  }

  @Test("what the program prints appears above it at once, and only once")
  func printed() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("p")
    try program.wait(for: "printed 2")
    program.pseudo.type("+p")
    try program.wait(for: "printed 3")
    try program.wait(for: "region of 3")
    #expect(program.screen.suffix(6).contains("region of 3"))
    program.pseudo.type("q")
    #expect(
      try (program.pseudo.end(), program.lines.filter { $0.hasPrefix("printed") }) == (
        0, ["printed 2", "printed 3"]
      ))
  }

  @Test("after changes of the size nothing but its picture is left")
  func resizing() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("l")
    try program.wait(for: String(repeating: "x", count: 60))
    for (columns, rows) in [(40, 24), (20, 12), (79, 30), (100, 24), (33, 24), (80, 24)] {
      let mark = program.pseudo.written.count
      program.resize(columns: columns, rows: rows)
      try program.pseudo.wait(forBytes: "\u{1B}[?7h", after: mark)
      try program.wait(for: "1: x")
      let region = program.lines.filter { $0.contains("region") || $0.contains("x") }
      #expect(region.count == 3, "\(columns) × \(rows): \(program.lines)")
    }
    program.pseudo.type("q")
    #expect(try program.pseudo.end() == 0 && program.isRestored)
  }
}

// Other ways out, and what is not a terminal.
extension InlineTests {
  @Test("control-C ends it with SIGINT, below its picture")
  func interrupt() throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.type("\u{3}")
    #expect(
      try program.pseudo.end() == -2 && program.isRestored
        && program.lines == shell + ["before"] + picture)
  }

  @Test("a signal from outside restores the terminal", arguments: FatalSignal.requests)
  func request(number: Int32) throws {
    let program = try InlineProgram.shown(output: 40)
    program.pseudo.signal(number)
    #expect(
      try program.pseudo.end() == -number && program.isRestored
        && program.lines == shell + ["before"] + picture)
  }

  @Test("a fault restores the terminal", arguments: FatalSignal.faults)
  func fault(number: Int32) throws {
    for arguments in [[], ["erase"]] {
      let program = try InlineProgram.shown(arguments, output: 40)
      // The cursor has returned to the first cell when all of the frame is read.
      try program.pseudo.wait(forBytes: "\r\u{1B}[2A")
      program.pseudo.signal(number)
      #expect(
        try program.pseudo.end() == -number && program.isRestored
          && program.lines == shell + ["before"] + (arguments.isEmpty ? picture : []))
    }
  }

  @Test("a trap restores the terminal, and `exit` in a task does")
  func trap() throws {
    for (key, statuses) in [("t", [-4, -5]), ("x", [3])] as [(String, [Int32])] {
      let program = try InlineProgram.shown(output: 40)
      program.pseudo.type(key)
      #expect(
        try statuses.contains(program.pseudo.end())
          && program.lines.starts(with: shell + ["before"] + picture) && program.isRestored)
    }
  }

  @Test("a terminal that is closed ends it")
  func vanished() throws {
    let program = try InlineProgram.shown()
    program.pseudo.vanish()
    #expect(try program.pseudo.end() != 0)
  }

  @Test("stopped by control-Z it goes, and returns below the lines of the shell")
  func suspend() throws {
    let terminal = try PseudoTerminal()
    try terminal.run(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: Probe.environment + [
        "PS1=prompt:", "HISTFILE=", "LANG=C.UTF-8", "app=\(BuiltProgram.path(of: "InlineApp"))",
      ])
    try terminal.wait(for: "prompt:")
    terminal.type("\"$app\"\r")
    try terminal.wait(forBytes: "1: xx")
    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    var mark = terminal.written.count
    terminal.type("stty -a | grep -q ' icanon.* echo ' && echo coo''ked\r")
    try terminal.wait(forBytes: "cooked", after: mark)
    mark = terminal.written.count
    terminal.type("fg\r")
    try terminal.wait(forBytes: "1: xx", after: mark)
    terminal.type("q")
    try terminal.wait(forBytes: "after")

    var flow = FlowTerminal(columns: 80, rows: 24)
    flow.apply(terminal.written)
    let seen = flow.lines.filter { $0.contains("Stopped") || $0.contains("region of 2") }
    #expect(seen.count == 2 && seen.last?.contains("region") == true)
  }

  @Test("without Unicode only ASCII is written, and without a terminal an error")
  func ascii() throws {
    let program = try InlineProgram(isASCII: true)
    try program.wait(for: "region of 2")
    program.pseudo.type("a+q")
    #expect(try program.pseudo.end() == 0 && program.pseudo.written.allSatisfy { $0 < 0x80 })

    let result = try ProcessRun.result(of: BuiltProgram.path(of: "InlineApp"), [], environment: [])
    #expect(result.status != 0 && result.errors.contains("there is no terminal"))
  }
}
