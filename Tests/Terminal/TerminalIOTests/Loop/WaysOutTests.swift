import PseudoTerminals
import TestSupport
import Testing

@testable import TerminalIO

@Suite(.serialized)
struct WaysOutTests {
  @Test("a program that ends by itself restores the terminal")
  func normalEnd() throws {
    let probe = try Probe.shown()

    probe.terminal.type("q")

    #expect(
      try (probe.terminal.end(), probe.leftovers) == (0, [])
        && probe.terminal.text.hasSuffix("ending: finished\r\n"))
  }

  @Test("the screen is cleared, from its first cell and in plain style, before it is left")
  func cleared() throws {
    let probe = try Probe.shown()

    probe.terminal.type("q")

    #expect(try probe.terminal.end() == 0)
    let last = probe.terminal.text.split(separator: "\u{1B}[").suffix(6)
    #expect(last == ["0m", "H", "J", "?7h", "?25h", "?1049lending: finished\r\n"])
  }

  @Test(
    "a crash restores the terminal and stays a crash",
    arguments: [
      ("segv", [-11]), ("overflow", [-11, -10]), ("abort", [-6]), ("trap", [-4, -5]),
      ("threadTrap", [-4, -5]), ("bus", [-7, -10]),
    ])
  func crash(fate: String, statuses: [Int32]) throws {
    let probe = try Probe.shown(fate: fate)

    probe.terminal.type("x")

    #expect(try statuses.contains(probe.terminal.end()) && probe.leftovers == [])
  }

  @Test("a picture that was sent is deleted on every way out", arguments: ["q", "x", "\u{3}"])
  func picture(key: String) throws {
    let probe = try Probe.shown(fate: "picture")
    #expect(probe.terminal.text.contains("a=T,U=1,f=100,t=d,q=2,i=7169280,p=1,c=2,r=1,m=0;AQID"))

    probe.terminal.type(key)

    _ = try probe.terminal.end()
    #expect(probe.leftovers == [])
    let stop =
      "\u{1B}\\\u{1B}_Ga=d,d=I,i=7169280,q=2\u{1B}\\"
      + String(decoding: ControlSequences.stop, as: UTF8.self)
    #expect(probe.terminal.text.contains(stop))
  }

  @Test(
    "a sixel picture goes with the screen on every way out, and is ended first",
    arguments: ["q", "x", "\u{3}"])
  func sixel(key: String) throws {
    let probe = try Probe.shown(fate: "sixel")
    let attributes = "\u{1B}[?62;4c"
    probe.terminal.type(attributes)
    try probe.terminal.wait(forBytes: "\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c")
    probe.terminal.type("\u{1B}[6;6;3t\u{1B}[?1;0;256S" + attributes)
    let picture = "\u{1B}[7;1H\u{1B}P0;1q\"1;1;6;6#0;2;100;0;20#0!6~\u{1B}\\"
    try probe.terminal.wait(forBytes: picture)

    probe.terminal.type(key)

    _ = try probe.terminal.end()
    #expect(probe.leftovers == [])
    let stop = "\u{1B}\\" + String(decoding: ControlSequences.stop, as: UTF8.self)
    #expect(probe.terminal.text.contains(stop))
  }

  @Test("the previous title returns on every way out", arguments: ["q", "x", "\u{3}"])
  func title(key: String) throws {
    let probe = try Probe.shown(fate: "title")
    #expect(probe.terminal.text.contains("\u{1B}[22;2t\u{1B}]2;probe, 0\u{1B}\\"))

    probe.terminal.type(key)

    _ = try probe.terminal.end()
    #expect(probe.leftovers == [])
    let stop = "\u{1B}[23;2t" + String(decoding: ControlSequences.stop, as: UTF8.self)
    #expect(probe.terminal.text.contains(stop))
  }

  @Test("a screen without a title leaves that of the terminal alone")
  func noTitle() throws {
    let probe = try Probe.shown()

    probe.terminal.type("q")

    #expect(
      try probe.terminal.end() == 0 && !probe.terminal.text.contains(";2t")
        && !probe.terminal.text.contains("\u{1B}]2"))
  }

  @Test("`exit`, on any thread, restores the terminal", arguments: ["exit", "threadExit"])
  func exit(fate: String) throws {
    let probe = try Probe.shown(fate: fate)

    probe.terminal.type("x")

    #expect(try (probe.terminal.end(), probe.leftovers) == (3, []))
  }

  @Test(
    "a signal from outside that would end the program ends the loop, and then the program",
    arguments: FatalSignal.requests)
  func request(number: Int32) throws {
    let probe = try Probe.shown()

    probe.terminal.signal(number)

    #expect(
      try (probe.terminal.end(), probe.leftovers) == (-number, [])
        && probe.terminal.text.hasSuffix("ending: signal(\(number))\r\n"))
  }

  @Test(
    "a fault restores the terminal, and no other code runs after it",
    arguments: FatalSignal.faults)
  func fault(number: Int32) throws {
    let probe = try Probe.shown()

    probe.terminal.signal(number)

    #expect(
      try (probe.terminal.end(), probe.leftovers) == (-number, [])
        && !probe.terminal.text.contains("ending"))
  }

  @Test("a harmless signal leaves the screen unchanged")
  func harmless() throws {
    let probe = try Probe.shown()

    for number in FatalSignal.harmless { probe.terminal.signal(number) }
    probe.terminal.type("a")
    try probe.terminal.wait(for: "latest key character(\"a\")")
    probe.terminal.type("q")

    #expect(try (probe.terminal.end(), probe.leftovers) == (0, []))
  }

  @Test("signals that the parent ignores do not end the program", arguments: ["USR1", "PIPE"])
  func ignored(name: String) throws {
    let terminal = try PseudoTerminal()
    let program = try BuiltProgram.path(of: "TerminalProbe")
    try terminal.run(
      "/bin/sh", ["-c", "trap '' \(name); exec \"$0\"", program],
      environment: Probe.environment)
    try terminal.wait(for: "probe 80 by 24.")

    terminal.signal(FatalSignal.named[name, default: 0])
    terminal.type("a")
    try terminal.wait(for: "latest key character(\"a\")")
    terminal.type("q")

    #expect(try terminal.end() == 0)
  }

  @Test(
    "control keys that the screen does not want end the program as the signals they are",
    arguments: [("\u{3}", 2), ("\u{1C}", 3)])
  func interrupt(key: String, number: Int32) throws {
    let probe = try Probe.shown()

    probe.terminal.type(key)

    #expect(try (probe.terminal.end(), probe.leftovers) == (-number, []))
  }

  @Test("a window too small for the screen can be left by the keys that the screen names")
  func tooSmall() throws {
    let probe = try Probe(columns: 19, rows: 4)
    try probe.terminal.wait(for: "needs 20")

    probe.terminal.type("ql")

    #expect(try (probe.terminal.end(), probe.leftovers) == (0, []))
  }

  @Test("a window that is closed ends the program", arguments: ["quit", "hover"])
  func vanished(fate: String) throws {
    let probe = try Probe.shown(fate: fate)

    probe.terminal.vanish()

    #expect(try [0, -1].contains(probe.terminal.end()))
  }

  @Test("output to standard error, and the message of a trap, are shown after the screen has gone")
  func complaint() throws {
    let probe = try Probe.shown(fate: "complain")

    probe.terminal.type("x")
    try probe.terminal.wait(for: "latest key character(\"x\")")
    #expect(!probe.terminal.text.contains("something is wrong"))
    probe.terminal.type("q")

    #expect(
      try (probe.terminal.end(), probe.leftovers) == (0, [])
        && probe.terminal.text.hasSuffix("something is wrong\r\nending: finished\r\n"))

    let trapped = try Probe.shown(fate: "trap")

    trapped.terminal.type("x")

    #expect(try trapped.terminal.end() < 0 && trapped.leftovers == [])
    // A release build does not print the message.
    #if DEBUG
    #expect(trapped.terminal.text.contains("the probe was told to stop"))
    #endif
  }

  @Test("keys typed ahead are not left for the shell")
  func typedAhead() throws {
    let probe = try Probe.shown()

    probe.terminal.type("q\u{1B}[?2026;1$y\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62cls")

    #expect(try probe.terminal.end() == 0 && !probe.terminal.hasUnread && probe.leftovers == [])
  }
}
