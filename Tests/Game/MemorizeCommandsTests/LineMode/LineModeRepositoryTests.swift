import Foundation
import TestSupport
import Testing

@Suite("Line mode: themes, games and scores")
struct LineModeRepositoryTests {
  private static let small = ["--pairs", "2", "--seed", "1"]

  @Test("another theme or a new deal by the same rules saves the game before")
  func playsAnotherTheme() async throws {
    let lines = ["1", "play sea", "1", "games", "continue animals", "score"]
    let talk = try await LineTalk(lines, Self.small + ["--players", "2"])

    let games = talk.answers[3].split(separator: "\n")
    #expect(
      unmet(
        talk.answers[1].hasPrefix("Sea: 20 cards, 2 to a match, 2 players, player 1 begins.")
          && games.count == 2
          && games.filter { $0.hasPrefix("Sea: 20 of 20 cards left, score 0 to 0, ") }.count == 1
          && games.filter { $0.contains("played now") }.count == 1,
        talk.answers[4].hasPrefix("Animals: 4 cards") && talk.answers[4].contains("\nrabbit  [2]")
          && talk.last.contains("Player 1 has 0, Player 2 has 0. 0 turns, 4 cards left")) == [])
    let home = PlayerHome()
    _ = await runCommand(Self.small, input: "1\nnew 2\n", at: home)

    #expect(
      await unmet(
        home.games.count == 1, runCommand(["continue"], at: home).output.contains("\nrabbit  [2]"))
        == [])
  }

  @Test(
    "themes are listed one per line, and an unknown theme or game changes nothing and gives a hint")
  func refusesNames() async throws {
    let talk = try await LineTalk(
      ["1", "play see", "play \u{1B}[31m", "continue", "continue x", "score"], Self.small)

    #expect(
      [talk.answers[1], talk.answers[2], talk.answers[3], talk.answers[4], talk.last] == [
        "There is no theme see. Did you mean sea?",
        "There is no theme \\u{1B}[31m. Type themes for a list.",
        "There is no game to continue. Type games for a list.",
        "There is no game x. Type games for a list.", "Score 0. 0 turns, 4 cards left, 1 second.",
      ] && isHarmless(talk.result.output))
    do {
      let talk = try await LineTalk(["themes", "1", "themes", "play"], Self.small)

      #expect(
        talk.answers[0].hasPrefix("animals: Animals, 32 kinds of cards\nsea: ")
          && talk.answers[2].hasPrefix(
            "animals: Animals, 32 kinds of cards, a game is in progress\nsea: ")
          && talk.answers[3] == talk.answers[2])
    }
  }

  @Test("a game can be given a name, which is saved")
  func namesGames() async throws {
    let home = PlayerHome()
    let long = String(repeating: "x", count: 61)
    let input = "1\nsave\nsave  Rainy   day \nsave \(long)\nsave\n"
    let output = await runCommand(
      Self.small + ["--table", "ask"], input: input, at: home
    ).output

    #expect(
      await unmet(
        output.contains("card> save\nSaved as Animals. Each card is saved at once.\n")
          && output.contains("\nSaved as \"Rainy day\".\n")
          && output.contains("\nA name has 1 to 60 characters.\n")
          && output.contains("\nSaved as \"Rainy day\". Each card is saved at once.\n"),
        runCommand(["games"], at: home).output.hasPrefix("Rainy day: Animals, 4 of 4")) == [])
  }
}
