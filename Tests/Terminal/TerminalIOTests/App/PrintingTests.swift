import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

@testable import TerminalIO

/// Output of a program, its libraries and its children while a screen is shown.
@Suite("The log of a program in a terminal", .serialized)
struct PrintingTests {
  private static let environment = Probe.environment + ["LANG=C.UTF-8"]

  private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 60, rows: 6)
    try terminal.run(
      BuiltProgram.path(of: "PrintingApp"), arguments, environment: Self.environment)
    try terminal.wait(for: "log 0:")
    return terminal
  }

  /// Starts the program as a job of a shell.
  private func startInShell() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 60, rows: 6)
    try terminal.run(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: Self.environment + [
        "PS1=prompt:", "HISTFILE=", "app=\(BuiltProgram.path(of: "PrintingApp"))",
      ])
    try terminal.wait(for: "prompt:")
    terminal.type("\"$app\"\r")
    try terminal.wait(for: "log 0:")
    return terminal
  }

  /// Ends the program by a key, and returns what it wrote to its screen, and what followed.
  private func end(
    _ terminal: PseudoTerminal, by key: String = "q"
  ) throws -> (screen: [UInt8], rest: String) {
    let settings = try PseudoTerminal(columns: 60, rows: 6).settings
    terminal.type(key)
    #expect(try (terminal.end(), terminal.settings) == (0, settings))
    let stop = String(decoding: ControlSequences.stop, as: UTF8.self)
    let parts = terminal.text.split(separator: stop, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    return (Array((parts.first ?? "").utf8), String(parts.last ?? ""))
  }

  @Test(
    "lines reach the log and not the screen, and appear afterwards",
    arguments: [
      ("f", "by fputs\n"), ("1", "by write to 1\n"), ("2", "by write to 2\n"),
      ("c", "by a child\nits error\n"), ("n", "no end"), ("nf", "no endby fputs\n"),
      ("uv", "sä\n"),
    ])
  func lines(keys: String, text: String) throws {
    let terminal = try start()
    let lines = text.split(separator: "\n")
    for key in keys { terminal.type("\(key)") }
    try terminal.wait(for: "log \(lines.count): \(lines.last ?? "") ")
    #expect(terminal.picture.lines.filter { !$0.allSatisfy { $0 == " " } }.count == 1)
    let (screen, rest) = try end(terminal)
    #expect(TerminalGrammar(screen).warnings == [])
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rest == shown.joined(separator: "\r\n") + "logged \(text.utf8.count) bytes\r\n")
  }

  @Test(
    "a character of two bytes is whole in the log, and so is what is printed just before the end")
  func cutCharacter() throws {
    let terminal = try start()
    terminal.type("u")
    try terminal.wait(for: "log 1: s\u{FFFD}")
    terminal.type("v")
    try terminal.wait(for: "log 1: sä ")
    _ = try end(terminal)

    let ended = try start()
    let (_, rest) = try end(ended, by: "l")
    #expect(rest == "last words\r\nlogged 11 bytes\r\n")
  }

  @Test("control sequences do not act on the screen, with the log's pane or without")
  func controls() throws {
    let terminal = try start()
    terminal.type("e")
    try terminal.wait(for: "red")
    terminal.type("\u{1B}[24~")
    try terminal.wait(for: "Printed: 1 line")
    let (screen, rest) = try end(terminal)
    let grammar = TerminalGrammar(screen)
    #expect(
      grammar.warnings == [] && !grammar.hasColor
        && rest.hasPrefix("\u{1B}[2J\u{1B}]0;x\u{7}\u{1B}[31mred\u{8}\r\n"))
  }

  @Test(
    "of 100,000 lines at once none is missing, and the last ones are shown",
    arguments: [("b", "line "), ("t", "line "), ("s", "")])
  func burst(key: String, start word: String) throws {
    let terminal = try start()
    terminal.type(key)
    try terminal.wait(for: "log 1000: \(word)100000 ")
    let (_, rest) = try end(terminal)
    let count = (1...100_000).reduce(0) { $0 + "\(word)\($1)\n".utf8.count }
    #expect(rest.hasSuffix("\(word)99999\r\n\(word)100000\r\nlogged \(count) bytes\r\n"))
    let lines = rest.split(separator: "\r\n").dropLast()
    #expect(lines.elementsEqual((100_001 - lines.count...100_000).map { "\(word)\($0)" }))
  }
}

// Without a screen, and after it.
extension PrintingTests {
  @Test("a child that outlives the screen prints to the terminal then")
  func childAfterScreen() throws {
    let terminal = try start(["--stay"])
    terminal.type("w")
    try terminal.wait(for: "log 1: waits")
    terminal.type("q")
    try terminal.wait(forBytes: "waits\r\nlogged 6 bytes\r\n")
    try terminal.signalForeground(Signal.continue.rawValue)
    try terminal.wait(forBytes: "goes on\r\n")
    terminal.type("\r")
    #expect(try terminal.end() == 0)
  }

  @Test("the output of a closure is captured, also if it does not go to a terminal")
  func closure() throws {
    let result = try ProcessRun.result(
      of: BuiltProgram.path(of: "PrintingApp"), ["--capture"], environment: [])
    let first = #"["by write to 1", "by fputs", "by write to 2"]"#
    #expect(
      (result.output, result.errors, result.status) == (
        "before\nafter, 100004 lines: \(first) [\"line 100000\", \"open\"]\n", "", 0
      ))
  }
}

// Stopped and continued.
extension PrintingTests {
  private func stopAndContinue(_ terminal: PseudoTerminal) throws {
    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    terminal.type("fg\r")
  }

  /// Ends the program, and returns how often a text followed its screens.
  private func quit(_ terminal: PseudoTerminal, bytes: Int) throws -> (String) -> Int {
    terminal.type("q")
    try terminal.wait(forBytes: "logged \(bytes) bytes\r\n")
    // The shell sets modes of its own afterwards.
    let written = Array((terminal.text.split(separator: "logged").first ?? "").utf8)
    #expect(TerminalGrammar(written).modes == TerminalGrammar.usualModes)
    return { text in terminal.text.split(separator: "\(text)\r\n").count - 1 }
  }

  @Test("when the program is stopped its output appears, once, and the log goes on afterwards")
  func stopped() throws {
    let terminal = try startInShell()
    terminal.type("f")
    try terminal.wait(for: "log 1: by fputs")
    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "by fputs\r\n")
    try terminal.wait(forBytes: "Stopped")
    terminal.type("fg\r")
    try terminal.wait(for: "log 1: by fputs")
    terminal.type("1")
    try terminal.wait(for: "log 2: by write to 1")
    let count = try quit(terminal, bytes: 23)
    #expect(count("by fputs") == 1 && count("by write to 1") == 1)
  }

  @Test("a child that is stopped and continued with the program still prints to the log")
  func childOfStopped() throws {
    let terminal = try startInShell()
    terminal.type("w")
    try terminal.wait(for: "log 1: waits")
    try stopAndContinue(terminal)
    try terminal.wait(for: "log 2: goes on")
    let count = try quit(terminal, bytes: 14)
    #expect(count("waits") == 1 && count("goes on") == 1)
  }
}
