import MemoryModel
import PseudoTerminals
import TestSupport
import Testing

/// Text with control sequences is safe, from whatever source a full-screen game gets it.
@Suite("Full screen: safety")
struct ScreenSafetyTests {
  /// Runs a command line that is rejected before the screen is taken.
  private func refused(_ arguments: [String], in world: TestWorld) async throws -> RunResult {
    let result = try await world.play(arguments) { _ in Issue.record("The screen is taken") }
    #expect(isHarmless(result.errors) && result.output.isEmpty)
    return result
  }

  @Test("a seed and a search full of control bytes are shown, not obeyed")
  func text() async throws {
    let seed = "\u{1B}[31m\u{202E}\u{9B}2J\u{7}"
    let result = try await TestWorld().play(
      ["--pairs", "2", "--seed", seed, "--no-animation"]
    ) { screen in
      try screen.win(cards: 4) { try screen.turn($0) }
      try screen.wait(for: "You won!")
      try screen.click("Close")
      try screen.click("Themes")
      try screen.wait(for: "\(Theme.builtIn.count) themes")
      screen.type("/\u{1B}[200~\(seed)\u{1B}[201~\r")
      try screen.wait("result of the search") { !screen.picture.contains("Animals") }
      #expect(screen.grammar().warnings == [])
      screen.type("\u{3}")
    }
    #expect(result == RunResult(status: 130))
  }

  @Test("an impossible home is reported with control characters escaped, and play goes on")
  func home() async throws {
    let home = PlayerHome([
      "HOME": "/dev/null/\u{1B}[2J\u{202E}", "XDG_DATA_HOME": "/dev/null/\u{9B}31m",
    ])
    let result = try await TestWorld(at: home).play { screen in
      try screen.wait(for: "▚1▚")
      screen.type("1")
      try screen.wait(for: "The game is not being saved")
      try screen.wait("card") { !screen.picture.contains("▚1▚") }
      screen.type("q")
      try screen.wait(for: "It will be lost:")
      // Past the path and its button, to quit.
      screen.type("\t\t\r")
      #expect(screen.grammar().warnings == [])
    }
    #expect(
      result.status == 0 && isHarmless(result.errors)
        && result.errors.contains("memorize: The game Animals is lost: games/"))
  }

  @Test("a hostile variable and a file without settings are refused before the screen is taken")
  func variable() async throws {
    var world = TestWorld()
    world.variables = ["MEMORIZE_RULES": "\u{1B}[2J\u{1B}]0;mine\u{7}"]
    let result = try await refused(TestWorld.eight, in: world)
    #expect(result.status == 64 && result.errors.contains("MEMORIZE_RULES"))
    do {
      let world = TestWorld()
      let file = world.home.path + "/notes.txt"
      try world.home.write("my diary\n", to: file)
      #expect(
        try await refused(["--config", file], in: world)
          == RunResult(
            errors: "memorize: \(file): not a memorize-settings file\n", status: 65))
    }
  }
}
