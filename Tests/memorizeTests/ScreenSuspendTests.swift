import PseudoTerminals
import TestSupport
import Testing

/// A game on the whole screen that does not run for a while.
@Suite("Screen: stopping", .serialized)
struct ScreenSuspendTests {
  /// A shell with job control, in which a game was begun and one card turned.
  private func job() throws -> ScreenGame {
    let game = try ScreenGame(shell: "/bin/bash", ["--norc", "--noprofile", "-i"])
    try game.terminal.wait(for: "prompt:")
    let words = ["'\(try BuiltProgram.path(of: "memorize"))'"] + ScreenGame.eight
    game.terminal.type(words.joined(separator: " ") + "\r")
    try game.terminal.wait(for: "Find the cards")
    try game.turn(1)
    return game
  }

  /// Stops a game for some time, lets it go on, and checks that this time was not played.
  private func expectNoTimeLost(
    _ game: ScreenGame, stop: () throws -> Void, goOn: () throws -> Void
  ) throws {
    let clock = ContinuousClock()
    try stop()
    let stopped = clock.now
    // Longer than all that happens before and after on a machine that is busy.
    let enough = stopped + max(.milliseconds(800), (stopped - game.start) * 2)
    try game.terminal.wait("time") { clock.now >= enough }
    let pause = clock.now - stopped
    try goOn()
    try game.terminal.wait("table") { game.terminal.picture.contains("Tiger: one more.") }
    game.terminal.type("q")
    try game.terminal.wait(for: "Leave the game?")

    let all = clock.now - game.start
    #expect(try game.timePlayed() <= all - pause)
  }

  @Test("control-Z stops the clock of the game, and the shell's fg brings it back as it was")
  func suspend() throws {
    let game = try job()

    try expectNoTimeLost(game) {
      game.terminal.type("\u{1A}")
      try game.terminal.wait(forBytes: "Stopped")
      let grammar = TerminalGrammar(game.terminal.written)
      #expect(grammar.modes.isDisjoint(with: [1002, 1003, 1004, 1006, 1049]))
    } goOn: {
      game.terminal.type("fg\r")
    }
  }

  @Test("a window that is too small stops the clock")
  func tooSmall() throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    try expectNoTimeLost(game) {
      game.terminal.resize(columns: 30, rows: 10)
      try game.terminal.wait(for: "has 30×10")
    } goOn: {
      game.terminal.resize(columns: 80, rows: 24)
    }
  }

  @Test("a pause stops the clock and hides the faces")
  func pause() throws {
    let game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"])
    try game.turn(1)

    try expectNoTimeLost(game) {
      game.terminal.type("p")
      try game.terminal.wait(for: "8 cards left")
      #expect(!game.terminal.picture.contains("tiger"))
    } goOn: {
      game.terminal.type("p")
      try game.terminal.wait(for: "tiger")
    }
  }
}

extension ScreenGame {
  /// How long the game has been played, as the list of games has it.
  fileprivate func timePlayed() throws -> Duration {
    terminal.type("\r")
    try terminal.wait("saving") { try played() != nil }
    return try #require(try played())
  }

  /// Nil while the game is open.
  private func played() throws -> Duration? {
    let list = try Program.run(["games", "--json"], at: home).output
    guard list.contains("\"inUse\":false") else { return nil }
    let field = list.split(separator: ",").first { $0.hasPrefix("\"played\":") }
    return field.flatMap { Int($0.dropFirst(9)) }.map { .nanoseconds($0) }
  }
}
