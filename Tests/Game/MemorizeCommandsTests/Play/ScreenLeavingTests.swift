import MemoryModel
import PseudoTerminals
import TerminalIO
import TestSupport
import Testing

@Suite("Full screen: leaving")
struct ScreenLeavingTests {
  /// Expects that a game with one flip can be continued.
  private func expectSaved(_ home: PlayerHome) async throws {
    #expect(home.games.count == 1)
    try await TestWorld(at: home).play(["continue", "--no-animation", "--ascii"]) { later in
      try later.wait(for: "tiger")
      try later.turn(2)
      #expect(later.header.contains("1 turn"))
    }
  }

  @Test("the question before leaving is answered by a key or a click", arguments: [true, false])
  func quit(byKey: Bool) async throws {
    let world = TestWorld()
    let result = try await world.play { screen in
      try screen.turn(1)
      screen.type("q")
      try screen.wait(for: "Leave the game?")
      if byKey { screen.type("\r") } else { try screen.click("Quit") }
      #expect(screen.ending == .finished && screen.grammar().warnings == [])
    }
    #expect(result == RunResult())
    try await expectSaved(world.home)
  }

  @Test("a window that is closed saves the game, and so does control-C", arguments: ["", "\u{3}"])
  func vanishes(key: String) async throws {
    let world = TestWorld()
    let result = try await world.play { screen in
      try screen.turn(1)
      screen.type(key)
    }
    #expect(result == RunResult(status: key.isEmpty ? 74 : 130))
    try await expectSaved(world.home)
  }

  @Test(
    "Escape saves the game and leads to the themes, also with keys that arrive together"
  )
  func escapes() async throws {
    let world = TestWorld()
    try await world.play { screen in
      try screen.turn(1)
      screen.type("\u{1B}")
      #expect(!screen.picture.contains("\(Theme.builtIn.count) themes"))
      try screen.wait(for: "\(Theme.builtIn.count) themes")
    }
    try await expectSaved(world.home)
    do {
      let world = TestWorld()
      let result = try await world.play { $0.type("1pp3q\r") }
      #expect(result == RunResult())

      try await TestWorld(at: world.home).play(["continue", "--ascii"]) { later in
        try later.wait(for: "1 turn")
        #expect(later.picture.contains("tiger") && later.picture.contains("rhino"))
      }
    }
  }
}
