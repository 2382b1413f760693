import PseudoTerminals
import Testing

@testable import TerminalIO

/// Stories of one program in one real terminal.
@Suite(.serialized)
struct ProbeTests {
  private func expect(_ shown: String, after typed: String, fate: String = "quit") throws {
    let probe = try Probe.shown(fate: fate)
    probe.terminal.type(typed)
    try probe.terminal.wait(for: shown)
  }

  @Test("the terminal is set up by one write, which ends with a query that every terminal answers")
  func start() throws {
    let probe = try Probe.shown()

    let start = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"
    let colors = ["11", "10"] + (0...15).map { "4;\($0)" }
    let questions =
      "\u{1B}[?2031h\u{1B}[?2026$p" + colors.map { "\u{1B}]\($0);?\u{7}" }.joined()
      + "\u{1B}[>q\u{1B}[5n\u{1B}[c"
    #expect(probe.terminal.text.hasPrefix(start + questions))
  }

  @Test(
    "typed keys, clicks and pasted text arrive",
    arguments: [
      ("a", "latest key character(\"a\")"), ("\u{1B}[A", "latest key up"),
      ("\u{1B}", "latest key escape"), ("\u{1B}[<0;5;3M", "Button.left) at 4 2"),
      ("\u{1B}[200~some text\u{1B}[201~", "latest paste of 9"), ("\u{1B}[O", "latest focus false"),
      ("\u{1B}]11;rgb:ff/ff/ff\u{7}", "ColorScheme.light)"),
    ])
  func events(typed: String, shown: String) throws {
    try expect(shown, after: typed)
  }

  @Test("a screen that wants control-C gets it")
  func wantedInterrupt() throws {
    try expect("latest key character(\"c\")", after: "\u{3}", fate: "keepInterrupts")
  }

  @Test("another thread can request a frame")
  func waker() throws {
    try expect("signs 1.", after: "x", fate: "wake")
  }

  @Test("synchronized output is used after the terminal has reported support")
  func synchronized() throws {
    let probe = try Probe.shown()
    #expect(!probe.terminal.text.contains("\u{1B}[?2026h"))

    probe.terminal.type("\u{1B}[?2026;2$y")

    try probe.terminal.wait(forBytes: "\u{1B}[?2026h")
    try probe.terminal.wait(forBytes: "\u{1B}[?2026l")
    try probe.terminal.wait(for: "latest synchronizedOutput(true)")
  }

  @Test("mouse movement without buttons is reported only if the screen requests it")
  func hover() throws {
    let plain = try Probe.shown()
    let probe = try Probe.shown(fate: "hover")
    #expect(
      !plain.terminal.text.contains("\u{1B}[?1003h")
        && probe.terminal.text.contains("\u{1B}[?1003h"))
    probe.terminal.type("q")
    #expect(try (probe.terminal.end(), probe.leftovers) == (0, []))
  }

  @Test("after a resize the window is painted again, and never cleared first")
  func resize() throws {
    let probe = try Probe.shown()

    probe.terminal.resize(columns: 60, rows: 20)
    try probe.terminal.wait(for: "probe 60 by 20.")
    probe.terminal.resize(columns: 200, rows: 60)
    try probe.terminal.wait(for: "probe 200 by 60.")

    #expect(!probe.terminal.text.contains("\u{1B}[2J"))
  }

  @Test("a terminal that stops reporting its size keeps the last one")
  func noSize() throws {
    let probe = try Probe.shown()
    probe.terminal.resize(columns: 60, rows: 20)
    try probe.terminal.wait(for: "probe 60 by 20.")

    probe.terminal.resize(columns: 0, rows: 0)
    probe.terminal.type("a")
    try probe.terminal.wait(for: "latest key character(\"a\")")
    try probe.terminal.wait(for: "probe 60 by 20.")
  }

  @Test("a terminal that never reported its size counts as 80 by 24")
  func unknownSize() throws {
    let probe = try Probe(columns: 0, rows: 0)
    try probe.terminal.wait(for: "probe 80 by 24.")
  }

  @Test("a window that is too small shows what it needs, and the clock stands still")
  func tooSmall() throws {
    let probe = try Probe.shown()

    probe.terminal.resize(columns: 12, rows: 4)
    try probe.terminal.wait(for: "has 12x4")
    probe.terminal.type("q")
    // Otherwise a slow machine might receive the key and the large window together.
    probe.terminal.resize(columns: 13, rows: 4)
    try probe.terminal.wait(for: "has 13x4")
    probe.terminal.resize(columns: 80, rows: 24)

    try probe.terminal.wait(for: "pauses 2.")
    try probe.terminal.wait(for: "latest nothing.")
  }

  @Test("a window of any size causes no crash", arguments: [(1, 1), (10, 5), (500, 200), (1, 300)])
  func sizes(columns: Int, rows: Int) throws {
    let probe = try Probe.shown()

    probe.terminal.resize(columns: columns, rows: rows)
    probe.terminal.resize(columns: 70, rows: 20)
    try probe.terminal.wait(for: "probe 70 by 20.")
    probe.terminal.type("q")

    #expect(try (probe.terminal.end(), probe.leftovers) == (0, []))
  }

  @Test("a screen without motion writes nothing and sleeps")
  func idle() throws {
    let probe = try Probe.shown()
    probe.terminal.type("a")
    try probe.terminal.wait(for: "latest key character(\"a\")")
    // It checks for its end before and after a frame, and at each key.
    try probe.terminal.wait(for: "questions 4 frames 2.")
    let count = probe.terminal.written.count

    probe.terminal.type("\u{1B}[B")
    try probe.terminal.wait(for: "questions 7 frames 3.")

    #expect(probe.terminal.written.count - count < 100)
  }
}
