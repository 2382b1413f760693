import PseudoTerminals
import TestSupport
import Testing

/// Windows that are resized during an animation, and windows of unusual sizes.
@Suite("Screen: sizes", .serialized)
struct ScreenSizeTests {
  private static let sizes = [
    (1, 1), (500, 200), (0, 0), (40, 12), (39, 12), (10, 5), (200, 60), (40, 11), (1, 300),
    (300, 1),
  ]

  @Test("after many resizes during the deal the table can be played")
  func storm() throws {
    let game = try ScreenGame(["--seed", "1", "--pairs", "4"])
    for step in 0..<60 {
      let (columns, rows) = Self.sizes[step % Self.sizes.count]
      game.terminal.resize(columns: columns, rows: rows)
      // Only sometimes is there time for a frame.
      if step.isMultiple(of: 3) { game.terminal.type("x") }
      if step.isMultiple(of: 5) { try game.terminal.waitForReading() }
      game.terminal.readAll()
    }
    game.terminal.resize(columns: 80, rows: 24)

    try game.terminal.wait(for: "Find the cards")
    #expect(
      try (game.turn(8).hasSuffix("more card."), game.quit(), game.leftovers) == (true, 0, []))
  }

  @Test(
    "a game can be ended at every size",
    arguments: [(1, 1), (500, 200), (0, 0)])
  func end(columns: Int, rows: Int) throws {
    let game = try ScreenGame(size: (columns, rows))
    try game.terminal.wait("frame") {
      ["\u{1B}[?25l", "\u{1B}[?2026l", "\u{1B}[5n"].contains(where: game.terminal.text.hasSuffix)
    }
    game.terminal.type("\u{3}")

    #expect(try (game.terminal.end(), game.leftovers) == (-2, []))
  }

  @Test(
    "below the smallest size q, Escape and control-C end the game, and what was played is saved",
    arguments: [
      (1, 1, "q", 0), (2, 1, "\u{1B}", 0), (1, 12, "\u{3}", -2), (39, 11, "q", 0),
      (39, 12, "\u{1B}", 0), (40, 11, "\u{3}", -2), (500, 1, "\u{1B}", 0),
    ])
  func leave(columns: Int, rows: Int, key: String, status: Int32) async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)
    let mark = game.terminal.written.count
    game.terminal.resize(columns: columns, rows: rows)
    try game.terminal.wait("notice") { game.terminal.written.count > mark }

    game.terminal.type("2" + key)

    #expect(try (game.terminal.end(), game.leftovers) == (status, []))
    let file = try #require(game.home.games.first)
    // Flips that could not be shown were not played.
    let replay = await Program.here(["replay", file])
    #expect(replay.output.split(separator: "\n").count == 2)
  }

  @Test("a game begins in a window of one cell, and can be left there", arguments: ["q", "\u{1B}"])
  func tiny(key: String) throws {
    let game = try ScreenGame(size: (1, 1))
    try game.terminal.wait("frame") { game.terminal.text.contains("\u{1B}[Hn") }

    game.terminal.type(key)

    #expect(try (game.terminal.end(), game.leftovers) == (0, []))
  }

  @Test("a terminal without a size counts as 80 by 24")
  func unknown() throws {
    let game = try ScreenGame.dealt(size: (0, 0))
    #expect(game.terminal.picture.lines.count == 24)
  }
}
