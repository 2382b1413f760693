import PseudoTerminals
import TestSupport
import Testing

/// Connections that are slower than the player, in either direction.
@Suite("Screen: input", .serialized)
struct ScreenInputTests {
  @Test("a click and an arrow are recognized byte by byte, and only the newest frame is pending")
  func split() throws {
    var game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"])
    let place = try #require(game.terminal.picture.place(of: "#3#"))
    let click = "<0;\(place.column + 2);\(place.row + 1)"

    try game.typeSlowly("\u{1B}[", click + "M")
    try game.typeSlowly("\u{1B}[", click + "m")
    try game.terminal.wait(for: "more card.")
    #expect(!game.terminal.picture.contains("#3#"))
    try game.typeSlowly("\u{1B}[", "1;1D")
    game.terminal.type("\r")
    try game.terminal.wait("second card") { !game.terminal.picture.contains("#2#") }

    game = try ScreenGame.dealt()
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
    #expect(try (game.terminal.written.count - mark < 120_000, game.quit()) == (true, 0))
  }
}

extension ScreenGame {
  /// Types a start at once, and each further byte when the previous ones were read.
  fileprivate func typeSlowly(_ start: String, _ rest: String) throws {
    terminal.type(start)
    for character in rest {
      try terminal.waitForReading()
      terminal.type(String(character))
    }
  }
}
