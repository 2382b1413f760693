import PseudoTerminals
import TestSupport
import Testing

/// Every way of leaving a full-screen game.
@Suite("Screen: ways out", .serialized)
struct ScreenWaysOutTests {
  /// Expects the first flip to be saved, in a single game.
  private func expectKept(_ game: ScreenGame) async throws {
    let file = try #require(game.home.games.first)
    let earlierGameCount = game.home.games.count
    let replay = await Program.here(["replay", file], at: game.home)
    #expect(
      (earlierGameCount, replay.output.split(separator: "\n").count, replay.status) == (1, 2, 0))
  }

  @Test(
    "a signal saves the game, restores the terminal and ends the program as that signal",
    arguments: [1, 15, FatalSignal.request])
  func signal(number: Int32) async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.signal(number)

    #expect(try (game.terminal.end(), game.leftovers) == (-number, []))
    try await expectKept(game)
  }

  @Test(
    "a crash restores the terminal too, and every flip before it is saved",
    arguments: [4, 11])
  func fault(number: Int32) async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.signal(number)

    #expect(try (game.terminal.end(), game.leftovers) == (-number, []))
    try await expectKept(game)
  }

  @Test("a limit on the size of files is reported at a write, and does not end the program")
  func fileTooLarge() throws {
    let game = try ScreenGame.dealt()

    game.terminal.signal(FatalSignal.fileTooLarge)

    #expect(try (game.turn(1).hasSuffix("more card."), game.quit()) == (true, 0))
  }

  @Test("control-C ends it too, in the game and in a popup over it", arguments: ["", "q"])
  func interrupt(before: String) async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.type(before + "\u{3}")

    #expect(try (game.terminal.end(), game.leftovers) == (-2, []))
    try await expectKept(game)
  }

  @Test("a signal during the deal ends it too, and a game without a flip is not saved")
  func dealing() throws {
    let game = try ScreenGame(["--seed", "1"])
    try game.terminal.wait(for: "The cards are dealt.")

    game.terminal.signal(15)

    #expect(try (game.terminal.end(), game.leftovers, game.home.games.isEmpty) == (-15, [], true))
  }

  @Test("closing the window saves and ends the game")
  func vanished() async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.vanish()

    #expect(try [74, -1].contains(game.terminal.end()))
    try await expectKept(game)
    let later = await Program.here(
      ["continue", "--plain"], input: "2\nscore\n", at: game.home)
    #expect(later.output.contains("1 turn"))
  }

  /// Fills the terminal's unread output, as after control-S.
  private func fill(_ terminal: PseudoTerminal) throws {
    for rows in 24...60 {
      terminal.resize(columns: 200, rows: rows)
      terminal.type("x")
      try terminal.waitForReading()
    }
  }

  @Test("a terminal that is resized all the time and does not read is restored at the end")
  func resizedAtTheEnd() throws {
    let game = try ScreenGame.dealt()
    try fill(game.terminal)

    game.terminal.signal(15)
    for change in 0..<20_000 { game.terminal.resize(columns: 200 + change % 100, rows: 60) }

    #expect(try (game.terminal.end(), game.leftovers) == (-15, []))
  }

  @Test("a terminal that takes no more bytes does not prevent the program from ending")
  func stuck() async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)
    try fill(game.terminal)
    game.terminal.signal(15)

    #expect(try game.terminal.end(isReading: false) == -15)
    try await expectKept(game)
  }
}
