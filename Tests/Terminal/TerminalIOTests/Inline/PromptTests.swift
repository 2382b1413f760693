import PseudoTerminals
import TestSupport
import Testing

@testable import TerminalIO

/// A script with two prompts, in a terminal of its own.
@Suite("A prompt of a script", .serialized)
struct PromptTests {
  private func start() throws -> InlineProgram {
    let program = try InlineProgram(["prompt"])
    try program.wait(for: "Who are you?")
    return program
  }

  @Test("it returns the values that the views end with, and the script goes on")
  func answers() throws {
    let program = try start()
    program.pseudo.type("Eva\r")
    try program.wait(for: "name: Eva")
    try program.wait(for: "Who are you?")
    program.pseudo.type("Evan\r")
    #expect(try program.pseudo.end() == 0)
    #expect(program.lines.prefix(3) == ["before", "name: Eva", "Who are you?"])
    #expect(program.lines.suffix(2) == ["length: 4", "after"])
    #expect(program.isRestored)
  }

  @Test(
    "Escape and control-C end it without a value", arguments: ["\u{1B}", "\u{3}"])
  func cancelled(key: String) throws {
    let program = try start()
    program.pseudo.type(key)
    try program.wait(for: "name: none")
    try program.wait(for: "Who are you?")
    program.pseudo.type("q\r")
    #expect(try program.pseudo.end() == 0)
    #expect(program.lines.contains("length: 1") && program.isRestored)
  }

  @Test("its cursor is in the text field, and moves with the text")
  func cursor() throws {
    let program = try start()
    program.pseudo.type("ab")
    try program.wait(for: "ab")
    try program.pseudo.wait(forBytes: "\u{1B}[?25h")
    program.pseudo.type("\u{7F}\u{7F}\r")
    try program.wait(for: "name:")
    try program.wait(for: "Who are you?")
    program.pseudo.type("\u{3}")
    #expect(try program.pseudo.end() == 0)
  }

  @Test("a closed terminal is no answer, or ends the script")
  func vanished() throws {
    let program = try start()
    program.pseudo.vanish()
    #expect(try program.pseudo.end() != 0)
  }

  @Test("in a pipe it takes a line if the script says so, and otherwise reports an error")
  func pipe() throws {
    let path = try BuiltProgram.path(of: "InlineApp")
    let answered = try ProcessRun.result(
      of: "/bin/sh", ["-c", "echo Eva | \"$0\" prompt lines", path],
      environment: Probe.environment)
    #expect(answered == RunResult(output: "before\nname: Eva\nafter\n"))
    let refused = try ProcessRun.result(of: path, ["prompt"], environment: Probe.environment)
    #expect(refused.status != 0 && refused.errors.contains("there is no terminal"))
  }

  @Test("if standard output is a file, it is shown on standard error")
  func redirected() throws {
    let pseudo = try PseudoTerminal()
    let path = try BuiltProgram.path(of: "InlineApp")
    try pseudo.run(
      "/bin/sh", ["-c", "x=$(\"$0\" prompt); echo \"[$x]\"", path],
      environment: Probe.environment + ["LANG=C.UTF-8"])
    try pseudo.wait(forBytes: "Who are you?")
    pseudo.type("Eva\r")
    try pseudo.wait("second prompt") { pseudo.text.split(separator: "Who are you?").count > 2 }
    pseudo.type("Evan\r")
    #expect(try pseudo.end() == 0)
    var flow = FlowTerminal(columns: 80, rows: 24)
    flow.apply(pseudo.written)
    #expect(flow.lines.suffix(4) == ["[before", "name: Eva", "length: 4", "after]"])
  }
}
