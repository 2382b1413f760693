import PseudoTerminals
import TestSupport

@testable import TerminalIO

/// The probe program in a terminal of its own.
struct Probe {
  let terminal: PseudoTerminal
  private let settings: [UInt8]

  static let environment = [
    "TERM=xterm-256color", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
  ]

  /// Starts the probe, and waits for its first frame.
  init(fate: String = "quit", columns: Int = 80, rows: Int = 24) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    settings = terminal.settings
    try terminal.run(BuiltProgram.path(of: "TerminalProbe"), [fate], environment: Self.environment)
  }

  static func shown(fate: String = "quit") throws -> Probe {
    let probe = try Probe(fate: fate)
    try probe.terminal.wait(for: "probe 80 by 24.")
    return probe
  }

  /// The differences in the terminal after the program has ended; empty if it was restored.
  var leftovers: [String] {
    var found: [String] = []
    if terminal.settings != settings { found.append("settings") }
    let stop = String(decoding: ControlSequences.stop, as: UTF8.self)
    let parts = terminal.text.split(separator: stop, omittingEmptySubsequences: false)
    if parts.count < 2 { found.append("no stop") }
    if parts.last?.contains("\u{1B}") == true { found.append("escape bytes after the stop") }
    return found
  }
}
