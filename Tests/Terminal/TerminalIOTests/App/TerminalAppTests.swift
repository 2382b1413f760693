import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

/// A `TerminalApp` of ten lines, in a terminal of its own.
@Suite("A program that is a screen", .serialized)
struct TerminalAppTests {
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 20, rows: 5)
    try terminal.run(
      BuiltProgram.path(of: "TimerApp"), [], environment: Probe.environment + ["LANG=C.UTF-8"])
    try terminal.wait(for: "Lap 0")
    return terminal
  }

  @Test("its state changes by keys, its frames by time, and q restores the terminal")
  func lives() throws {
    let settings = try PseudoTerminal(columns: 20, rows: 5).settings
    let terminal = try start()
    #expect(terminal.settings != settings)
    terminal.type("\r")
    try terminal.wait(for: "Lap 1")
    try terminal.wait("a second") { terminal.picture.contains("1 s") }
    terminal.type("q")
    #expect(try (terminal.end(), terminal.settings) == (0, settings))
  }

  #if os(Linux)
  @Test func `the first picture needs no other thread, and nothing of Dispatch`() throws {
    let terminal = try start()
    let process = "/proc/\(terminal.process)"
    #expect(try FileSystem.names(in: "\(process)/task").count == 1)
    let opened = try FileSystem.names(in: "\(process)/fd").map {
      try FileSystem.destination(ofLink: "\(process)/fd/\($0)")
    }
    // Dispatch waits by descriptors without a name, which signal events and times.
    #expect(!opened.contains { $0.hasPrefix("anon_inode:") })
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }
  #endif

  @Test("control-C ends it with SIGINT, and without a terminal it reports that")
  func interrupted() throws {
    let terminal = try start()
    terminal.type("\u{3}")
    let result = try ProcessRun.result(of: BuiltProgram.path(of: "TimerApp"), [], environment: [])
    #expect(
      try (terminal.end(), result) == (
        -2, RunResult(errors: "TimerApp: there is no terminal to show this in\n", status: 1)
      ))
  }
}
