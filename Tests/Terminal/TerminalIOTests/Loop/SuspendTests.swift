import PseudoTerminals
import SystemCalls
import TestSupport
import Testing

@testable import TerminalIO

/// The probe as a job of a shell.
@Suite(.serialized)
struct SuspendTests {
  private static let bash = ["/bin/bash", "--norc", "--noprofile", "-i"]
  /// A plain shell, which does not restore a terminal's settings by itself.
  private static let plain = ["/bin/sh", "-i"]

  /// Starts a shell and the probe in it, and waits for its first frame.
  private func start(
    _ shell: [String] = bash, fate: String = "quit"
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.run(
      shell[0], Array(shell[1...]),
      environment: Probe.environment + [
        "PS1=prompt:", "HISTFILE=", "probe=\(BuiltProgram.path(of: "TerminalProbe"))",
      ])
    try terminal.wait(for: "prompt:")
    terminal.type("\"$probe\" \(fate)\r")
    try terminal.wait(for: "pauses 0.")
    return terminal
  }

  /// Types a command, and waits for an answer that its own echo does not contain.
  private func ask(_ terminal: PseudoTerminal, _ command: String, for answer: String) throws {
    let mark = terminal.written.count
    terminal.type(command + "\r")
    try terminal.wait(forBytes: answer, after: mark)
  }

  private let stop = String(decoding: ControlSequences.stop, as: UTF8.self)

  @Test(
    "control-Z restores the terminal, and the screen is drawn again afterwards",
    arguments: [bash, plain])
  func suspend(in shell: [String]) throws {
    let terminal = try start(shell)

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    #expect(terminal.text.contains(stop))
    try ask(terminal, "stty -a | grep -q ' icanon.* echo ' && echo coo''ked", for: "cooked")
    try ask(terminal, "fg", for: "pauses 2.")
    terminal.type("q")

    try terminal.wait(forBytes: "ending: finished")
    try ask(terminal, "echo st''atus $?", for: "status 0")
  }

  @Test("a sixel picture goes with the screen, and is drawn again when the program continues")
  func sixel() throws {
    let terminal = try start(fate: "sixel")
    let attributes = "\u{1B}[?62;4c"
    terminal.type(attributes)
    try terminal.wait(forBytes: "\u{1B}[?1;1;0S\u{1B}[c")
    terminal.type("\u{1B}[6;6;3t" + attributes)
    try terminal.wait(forBytes: "\u{1B}P0;1q")

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    #expect(terminal.text.contains("\u{1B}\\" + stop))
    try ask(terminal, "fg", for: "\u{1B}P0;1q")
    terminal.type("q")

    try terminal.wait(forBytes: "ending: finished")
  }

  @Test("a picture is sent again when the program continues")
  func picture() throws {
    let terminal = try start(fate: "picture")
    let sent = { terminal.text.split(separator: "\u{1B}_Ga=T").count - 1 }

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    #expect(sent() == 1)
    try ask(terminal, "fg", for: "pauses 2.")
    #expect(sent() == 2)
  }

  @Test("the title is set again when the program continues, and saved once per screen")
  func title() throws {
    let terminal = try start(fate: "title")
    let count = { (part: String) in terminal.text.split(separator: part).count - 1 }

    try terminal.signalForeground(Signal.continue.rawValue)
    try terminal.wait(forBytes: "\u{1B}]2;probe, 2\u{1B}\\")
    #expect(count("\u{1B}[22;2t") == 1 && count("\u{1B}[23;2t") == 0)
    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    #expect(count("\u{1B}[22;2t") == 1 && count("\u{1B}[23;2t") == 1)
    try ask(terminal, "fg", for: "\u{1B}[22;2t\u{1B}]2;probe, 4\u{1B}\\")
    let mark = terminal.written.count
    terminal.type("\u{1B}")
    try terminal.wait(forBytes: "\u{1B}[23;2t\u{1B}[22;2t", after: mark)
  }

  @Test("a resize while stopped is noticed when the program continues")
  func resize() throws {
    let terminal = try start()

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    terminal.resize(columns: 70, rows: 20)
    try ask(terminal, "fg", for: "probe 70 by 20.")
  }

  @Test("a stopped program can be asked to end")
  func terminate() throws {
    let terminal = try start()

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    try ask(terminal, "kill %1; fg", for: "ending: signal(15)")
  }

  @Test("asked to end while it is stopped, it ends in the background, without a screen")
  func terminateInBackground() throws {
    let terminal = try start()

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    let mark = terminal.written.count
    terminal.type("kill -USR1 %1; kill -CONT %1; wait\r")
    try terminal.wait(forBytes: "ending: signal(\(FatalSignal.request))", after: mark)
    #expect(!String(decoding: terminal.written[mark...], as: UTF8.self).contains("probe 80"))
  }

  @Test("continued in the background it stops again instead of drawing over the shell")
  func background() throws {
    let terminal = try start()

    terminal.type("\u{1A}")
    try terminal.wait(forBytes: "Stopped")
    let mark = terminal.written.count
    terminal.type("bg; wait; jobs -l\r")
    try terminal.wait(forBytes: "(tty input)", after: mark)
    #expect(!String(decoding: terminal.written[mark...], as: UTF8.self).contains("probe 80"))
    try ask(terminal, "fg", for: "probe 80")
    terminal.type("q")

    try terminal.wait(forBytes: "ending: finished", after: mark)
  }

  @Test("stopped from outside and continued, it takes the terminal again")
  func stopFromOutside() throws {
    let terminal = try start()

    terminal.type("x")
    try terminal.wait(for: "latest key character(\"x\")")
    let mark = terminal.written.count
    try terminal.signalForeground(Signal.stop.rawValue)
    try terminal.wait(forBytes: "Stopped", after: mark)
    try ask(terminal, "fg", for: "pauses 2.")
    terminal.type("q")

    try terminal.wait(forBytes: "ending: finished", after: mark)
  }

  @Test("a second SIGCONT does no harm")
  func twice() throws {
    let terminal = try start()

    for pauses in [2, 4] {
      try terminal.signalForeground(Signal.continue.rawValue)
      try terminal.wait(for: "pauses \(pauses).")
    }
    terminal.type("q")

    try terminal.wait(forBytes: "ending: finished")
  }

  @Test("without a shell that could continue it, control-Z does not stop it")
  func orphan() throws {
    let probe = try Probe.shown()

    probe.terminal.type("\u{1A}")
    try probe.terminal.wait(for: "pauses 2.")
    probe.terminal.type("q")

    #expect(try (probe.terminal.end(), probe.leftovers) == (0, []))
  }
}
