import Foundation
import PseudoTerminals
import TestSupport
import Testing
import TextUI

/// Stories of whole evenings, by players who know only what the screen shows.
@Suite("Full screen: stories")
struct ScreenStoryTests {
  @Test("a game is won by keys at 40 by 12, counted as the best and played again")
  func keys() async throws {
    let world = TestWorld()
    let result = try await world.play(
      ["--pairs", "10", "--seed", "1", "--no-animation"], Size(width: 40, height: 12)
    ) { screen in
      try screen.wait(for: "Find the cards")
      try screen.win(cards: 20) { try screen.turn($0, of: 20) }

      try screen.wait(for: "New best!")
      // Keys pressed earlier are meant for the game.
      screen.type("1\r")
      screen.wait(.milliseconds(600))
      screen.type("Ann\r")
      try screen.click("Same deal")
      try screen.wait(for: "Find the cards")
      #expect(screen.header.contains("0 pts") && screen.header.contains("0 turns"))
      try screen.leave()
      #expect(screen.grammar().warnings == [])
    }
    #expect(result == RunResult())
    // Finished games and games without a move are not saved.
    #expect(
      await unmet(
        world.home.games.isEmpty, runCommand(["scores"], at: world.home).output.contains("Ann"))
        == [])
  }

  @Test("arrows reach every card, Enter and Space turn it")
  func arrows() async throws {
    try await TestWorld().play(TestWorld.eight + ["--ascii"]) { screen in
      for (keys, label) in [("\r", 1), ("\u{1B}[C ", 2), ("\u{1B}[B\r", 6), ("h ", 5)] {
        #expect(screen.picture.contains("#\(label)#"))
        screen.type(keys)
        try screen.wait("card \(label)") { !screen.picture.contains("#\(label)#") }
      }
    }
  }

  @Test("a pause stops the clock and hides the faces")
  func pause() async throws {
    struct List: Decodable {
      struct Game: Decodable { let played: Int }
      let games: [Game]
    }
    let world = TestWorld()
    let played = Shared(Duration.zero)
    try await world.play(TestWorld.eight + ["--ascii"]) { screen in
      try screen.turn(1)
      screen.wait(.seconds(2))
      screen.type("p")
      try screen.wait(for: "8 cards left")
      #expect(!screen.picture.contains("tiger"))
      screen.wait(.seconds(86_400))
      screen.type("p")
      try screen.wait(for: "tiger")
      try screen.leave()
      let time = screen.now
      played.withLock { $0 = time - .seconds(86_400) }
    }
    let list = await runCommand(["games", "--json"], at: world.home).output
    let games = try JSONDecoder().decode(List.self, from: Data(list.utf8)).games
    let time = Duration.nanoseconds(try #require(games.first).played)
    #expect(time >= .seconds(2) && time <= played.withLock { $0 })
  }
}
