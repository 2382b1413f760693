import PseudoTerminals
import TestSupport
import Testing

/// Connections that are slower than the player, in either direction.
@Suite("Screen: input", .serialized)
struct ScreenInputTests {
  @Test("a click and an arrow are recognized byte by byte")
  func split() throws {
    // The screen gives up an incomplete sequence after a second, which a loaded machine may need.
    for _ in 0..<20 where try isSplit() { return }
    Issue.record("every sequence took more than a second")
  }

  /// Returns false if that took so long that the screen may have given up a sequence.
  private func isSplit() throws -> Bool {
    let game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"])
    let place = try #require(game.terminal.picture.place(of: "#3#"))
    let click = "<0;\(place.column + 2);\(place.row + 1)"

    for end in ["M", "m"] {
      guard try game.typeSlowly("\u{1B}[", click + end) < .seconds(1) else { return false }
    }
    try game.terminal.wait(for: "more card.")
    #expect(!game.terminal.picture.contains("#3#"))
    guard try game.typeSlowly("\u{1B}[", "1;1D") < .seconds(1) else { return false }
    game.terminal.type("\r")
    try game.terminal.wait("second card") { !game.terminal.picture.contains("#2#") }
    return true
  }

  @Test("while a terminal does not read, only the newest frame is pending")
  func slowTerminal() throws {
    let game = try ScreenGame.dealt()
    let mark = game.terminal.written.count

    for rows in 13...60 {
      game.terminal.resize(columns: 80, rows: rows)
      game.terminal.type("x")
      try game.terminal.waitForReading()
    }
    game.terminal.type("pp")
    game.terminal.resize(columns: 80, rows: 24)
    try game.turn(1)

    // A frame of that size has about six kilobytes, of which 48 would be 280,000; the system keeps
    // up to 64 KB of frames for a terminal that does not read.
    #expect(game.terminal.written.count - mark < 120_000)
    #expect(try game.quit() == 0)
  }
}

extension ScreenGame {
  /// Types a start at once, and each further byte when the previous ones were read.
  ///
  /// - Returns: The time until all were read.
  fileprivate func typeSlowly(_ start: String, _ rest: String) throws -> Duration {
    try ContinuousClock().measure {
      terminal.type(start)
      for character in rest {
        try terminal.waitForReading()
        terminal.type(String(character))
      }
      try terminal.waitForReading()
    }
  }
}
