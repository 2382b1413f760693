import PseudoTerminals
import TestSupport
import Testing

/// A program whose state is changed by tasks, in a terminal of its own.
@Suite("A program with tasks of the main actor", .serialized)
struct AsyncAppTests {
  private func start() throws -> PseudoTerminal { try Self.start() }
  private func quit(_ terminal: PseudoTerminal) throws { try Self.quit(terminal) }

  static func start(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 60, rows: 12)
    try terminal.run(
      BuiltProgram.path(of: "AsyncApp"), arguments,
      environment: Probe.environment + ["LANG=C.UTF-8"])
    try terminal.wait(for: "count 0")
    return terminal
  }

  static func quit(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test("a task of a button changes the model, which is drawn without another event")
  func taskOfButton() throws {
    let terminal = try start()
    terminal.type("t")
    try terminal.wait(for: "count 1,")
    try quit(terminal)
  }

  @Test("a detached task changes the model through the main actor, without another event")
  func detachedTask() throws {
    let terminal = try start()
    terminal.type("d")
    try terminal.wait(for: "count 10,")
    try quit(terminal)
  }

  @Test("a stream in a task changes the state as its values arrive; other tasks run meanwhile")
  func stream() throws {
    let terminal = try start()
    try terminal.wait(for: "loaded")
    try terminal.wait(for: "model true")
    try terminal.wait(for: "last 1000,")
    try quit(terminal)
  }

  @Test("of 100,000 jobs from eight threads none is lost, and those of a thread stay in order")
  func jobs() throws {
    let terminal = try start()
    terminal.type("j")
    try terminal.wait(for: "sum 100000, order true")
    try quit(terminal)
  }

  @Test("a task that never rests delays no key")
  func endlessTask() throws {
    let terminal = try start()
    terminal.type("e")
    terminal.type("t")
    try terminal.wait(for: "count 1,")
    terminal.type("d")
    try terminal.wait(for: "count 11,")
    try quit(terminal)
  }

  @Test("what is printed goes to the log, not on the screen, and appears at the end")
  func printed() throws {
    let terminal = try start()
    terminal.type("p")
    try terminal.wait(for: "Print 1 printed 0")
    terminal.type("p")
    try terminal.wait(for: "Print 2 printed 0")
    terminal.type("q")
    #expect(try terminal.end() == 0)
    let written = String(decoding: terminal.written, as: UTF8.self)
    #expect(written.contains("printed 0\r\nprinted 0\r\n"))
  }

  @Test("what was printed also follows after exit")
  func printedBeforeExit() throws {
    let terminal = try start()
    terminal.type("p")
    try terminal.wait(for: "Print 1 printed 0")
    terminal.type("x")
    #expect(
      try terminal.end() == 3
        && String(decoding: terminal.written, as: UTF8.self).contains("printed 0\r\n"))
  }

  @Test("a program that closes its output is shown on, rests, and is restored")
  func closedOutput() throws {
    let terminal = try start()
    let settings = try PseudoTerminal(columns: 20, rows: 5).settings
    try terminal.wait(for: "last 1000,")
    terminal.type("pc")
    try terminal.wait(for: "Close: resting")
    terminal.type("t")
    try terminal.wait(for: "count 1,")
    try quit(terminal)
    #expect(
      String(decoding: terminal.written, as: UTF8.self).contains("printed 0\r\n")
        && terminal.settings == settings)
  }

  @Test("a task that throws, and one that ignores that its view is gone, disturb nobody")
  func unrulyTasks() throws {
    let terminal = try start()
    terminal.type("hst")
    try terminal.wait(for: "count 1,")
    terminal.type("st")
    try terminal.wait(for: "count 2,")
    try quit(terminal)
  }

  @Test("keys that arrive while the main actor is blocked for a second are not lost")
  func blocked() throws {
    let terminal = try start()
    terminal.type("bttt")
    try terminal.wait(for: "count 3,")
    try quit(terminal)
  }

  @Test("a signal ends a program whose task never suspends, and the terminal is restored")
  func hung() throws {
    let settings = try PseudoTerminal(columns: 20, rows: 5).settings
    let terminal = try start()
    terminal.type("p")
    try terminal.wait(for: "Print 1 printed 0")
    terminal.type("g")
    try terminal.wait(forBytes: "\u{7}")
    terminal.signal(15)
    #expect(
      try (terminal.end(), terminal.settings) == (-15, settings)
        && String(decoding: terminal.written, as: UTF8.self).hasSuffix("printed 0\r\n"))
  }

  @Test("of 100,000 changes by four threads the last is shown, in far fewer frames")
  func changesWhileDrawn() throws {
    let terminal = try start()
    terminal.type("w")
    try terminal.wait(for: "Gauge 100000 ] few")
    terminal.type("wt")
    try terminal.wait(for: "Gauge 200000 ] few")
    try quit(terminal)
  }

  @Test("a body that changes state is named in the log, once, and the loop rests")
  func changingBody() throws {
    let terminal = try start()
    try terminal.wait(for: "last 1000,")
    terminal.type("o")
    try terminal.wait(for: "Print 1 The body of Changing changes state")
    terminal.type("ttr")
    try terminal.wait(for: "Close: resting")
    try terminal.wait(for: "Print 1 ")
    terminal.type("q")
    #expect(try terminal.end() == 0)
    let text = String(decoding: terminal.written, as: UTF8.self)
    #expect(text.hasSuffix("such as that of a button, `onAppear` or `task`.\r\n"))
  }

  @Test("the terminal is restored by q, control-C and exit while tasks run that never end")
  func waysOut() throws {
    try Self.checkWaysOut(start)
  }

  /// Ends programs with endless tasks by a key, by control-C and by `exit`.
  static func checkWaysOut(_ start: () throws -> PseudoTerminal) throws {
    let settings = try PseudoTerminal(columns: 20, rows: 5).settings
    for (key, status) in [("q", 0), ("\u{3}", -2), ("x", 3)] as [(String, Int32)] {
      let terminal = try start()
      terminal.type("eys\(key)")
      #expect(try (terminal.end(), terminal.settings) == (status, settings))
    }
  }
}
