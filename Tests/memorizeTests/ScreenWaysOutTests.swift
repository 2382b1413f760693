import PseudoTerminals
import TestSupport
import Testing

/// Every way out of a game on the whole screen.
@Suite("Screen: ways out", .serialized)
struct ScreenWaysOutTests {
  /// Checks that a game whose first card was turned goes on with it.
  private func expectSaved(_ game: ScreenGame) throws {
    #expect(game.home.games.count == 1)
    let later = try ScreenGame(
      ["continue", "--no-animation", "--ascii"], at: game.home)
    try later.terminal.wait(for: "tiger")
    try later.turn(2)
    #expect(later.header.contains("1 turn"))
  }

  /// Checks that the first card's flip was kept, without another game.
  private func expectKept(_ game: ScreenGame) throws {
    let file = try #require(game.home.games.first)
    #expect(game.home.games.count == 1)
    let replay = try Program.run(["replay", file])
    #expect(replay.output.split(separator: "\n").count == 2 && replay.status == 0)
  }

  @Test("the question before leaving is answered by a key or a click", arguments: [true, false])
  func quit(byKey: Bool) throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.type("q")
    try game.terminal.wait(for: "Leave the game?")
    if byKey { game.terminal.type("\r") } else { try game.click("Quit") }

    #expect(try game.terminal.end() == 0)
    #expect(game.leftovers == [])
    try expectSaved(game)
  }

  @Test(
    "a signal saves the game, gives the terminal back and is what the program dies of",
    arguments: [1, 15, FatalSignal.request])
  func signal(number: Int32) throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.signal(number)

    #expect(try game.terminal.end() == -number)
    #expect(game.leftovers == [])
    try expectKept(game)
  }

  @Test(
    "a fault gives the terminal back too, and every flip before it is saved",
    arguments: [4, 11])
  func fault(number: Int32) throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.signal(number)

    #expect(try game.terminal.end() == -number)
    #expect(game.leftovers == [])
    try expectKept(game)
  }

  @Test("a limit on the size of files, which is told when a file is written, ends nothing")
  func fileTooLarge() throws {
    let game = try ScreenGame.dealt()

    game.terminal.signal(FatalSignal.fileTooLarge)

    #expect(try game.turn(1).hasSuffix(": one more."))
    #expect(try game.quit() == 0)
  }

  @Test("control-C ends it too, in the game and over it", arguments: ["", "q"])
  func interrupt(before: String) throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.type(before + "\u{3}")

    #expect(try game.terminal.end() == -2)
    #expect(game.leftovers == [])
    try expectKept(game)
  }

  @Test("a signal while the cards fly ends it as well, and nothing is kept of a deal")
  func dealing() throws {
    let game = try ScreenGame(["--seed", "1"])
    try game.terminal.wait(for: "The cards are dealt.")

    game.terminal.signal(15)

    #expect(try game.terminal.end() == -15)
    #expect(game.leftovers == [])
    #expect(game.home.games.isEmpty)
  }

  @Test("a window that is closed ends and saves the game")
  func vanished() throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    game.terminal.vanish()

    #expect(try [74, -1].contains(game.terminal.end()))
    try expectSaved(game)
  }

  @Test("a terminal that takes no more bytes does not keep the program from ending")
  func stuck() throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)
    // Nobody reads what these bring about, as after control-S.
    for rows in 24...60 {
      game.terminal.resize(columns: 200, rows: rows)
      game.terminal.type("x")
      try game.terminal.waitForReading()
    }
    game.terminal.signal(15)

    #expect(try game.terminal.end(isReading: false) == -15)
    try expectKept(game)
  }
}
