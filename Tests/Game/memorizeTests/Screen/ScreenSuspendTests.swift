import PseudoTerminals
import TestSupport
import Testing

/// A full-screen game that is suspended.
@Suite("Screen: stopping", .serialized)
struct ScreenSuspendTests {
  /// Starts a shell with job control, with a game in which one card was turned.
  private func job() throws -> ScreenGame {
    let game = try ScreenGame(shell: "/bin/bash", ["--norc", "--noprofile", "-i"])
    try game.terminal.wait(for: "prompt:")
    let words = ["\"$memorize\""] + ScreenGame.eight
    game.terminal.type(words.joined(separator: " ") + "\r")
    try game.terminal.wait(for: "Find the cards")
    try game.turn(1)
    return game
  }

  /// Suspends and resumes a game, and expects that the pause does not count as playing time.
  private func expectNoTimeLost(
    _ game: ScreenGame, stop: () throws -> Void, goOn: () throws -> Void,
    waitForEnd: () throws -> Void
  ) async throws {
    let clock = ContinuousClock()
    try stop()
    let stopped = clock.now
    // Longer than everything before and after, even on a busy machine.
    let enough = stopped + max(.milliseconds(800), (stopped - game.start) * 2)
    try game.terminal.wait("time") { clock.now >= enough }
    let pause = clock.now - stopped
    try goOn()
    try game.terminal.wait("table") { game.terminal.picture.contains("Tiger. Turn one more card.") }
    game.terminal.type("q")
    try game.terminal.wait(for: "Leave the game?")

    let all = clock.now - game.start
    game.terminal.type("\r")
    try waitForEnd()
    #expect(try await game.timePlayed() <= all - pause)
  }

  @Test("control-Z stops the clock of the game, and the shell's fg restores the screen")
  func suspend() async throws {
    let game = try job()

    try await expectNoTimeLost(game) {
      game.terminal.type("\u{1A}")
      try game.terminal.wait(forBytes: "Stopped")
      let grammar = TerminalGrammar(game.terminal.written)
      #expect(grammar.modes.isDisjoint(with: [1002, 1003, 1004, 1006, 1049]))
    } goOn: {
      game.terminal.type("fg\r")
    } waitForEnd: {
      let mark = game.terminal.written.count
      try game.terminal.wait(forBytes: "prompt:", after: mark)
    }
  }

  @Test("a window that is too small stops the clock")
  func tooSmall() async throws {
    let game = try ScreenGame.dealt()
    try game.turn(1)

    try await expectNoTimeLost(game) {
      game.terminal.resize(columns: 30, rows: 10)
      try game.terminal.wait(for: "has 30×10")
    } goOn: {
      game.terminal.resize(columns: 80, rows: 24)
    } waitForEnd: {
      let status = try game.terminal.end()
      #expect(status == 0)
    }
  }
}

extension ScreenGame {
  /// Returns the playing time of the saved game, from the list of games.
  fileprivate func timePlayed() async throws -> Duration {
    let list = await Program.here(["games", "--json"], at: home).output
    #expect(list.contains("\"inUse\":false"))
    let field = list.split(separator: ",").first { $0.hasPrefix("\"played\":") }
    return try .nanoseconds(#require(field.flatMap { Int($0.dropFirst(9)) }))
  }
}
