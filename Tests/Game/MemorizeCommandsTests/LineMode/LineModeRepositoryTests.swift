import Foundation
import TestSupport
import Testing

@Suite("Line mode: themes, games and scores")
struct LineModeRepositoryTests {
  private static let small = ["--pairs", "2", "--seed", "1"]

  @Test("another theme is dealt by the same rules, and the game before is saved")
  func playsAnotherTheme() async throws {
    let lines = ["1", "play sea", "1", "games", "continue animals", "score"]
    let talk = try await LineTalk(lines, Self.small + ["--players", "2"])

    #expect(talk.answers[1].hasPrefix("Sea: 20 cards, 2 to a match, 2 players, player 1 begins."))
    let games = talk.answers[3].split(separator: "\n")
    #expect(games.count == 2)
    #expect(games.filter { $0.hasPrefix("Sea: 20 of 20 cards left, score 0 to 0, ") }.count == 1)
    #expect(games.filter { $0.contains("played now") }.count == 1)
    #expect(
      talk.answers[4].hasPrefix("Animals: 4 cards") && talk.answers[4].contains("\nrabbit  [2]"))
    #expect(talk.last.contains("Player 1 has 0, Player 2 has 0. 0 turns, 4 cards left"))
  }

  @Test("an unknown theme or game changes nothing and gives a hint")
  func refusesNames() async throws {
    let talk = try await LineTalk(
      ["1", "play see", "play \u{1B}[31m", "continue", "continue x", "score"], Self.small)

    #expect(talk.answers[1] == "There is no theme see. Did you mean sea?")
    #expect(talk.answers[2] == "There is no theme \\u{1B}[31m. Type themes for a list.")
    #expect(talk.answers[3] == "There is no game to continue. Type games for a list.")
    #expect(talk.answers[4] == "There is no game x. Type games for a list.")
    #expect(talk.last == "Score 0. 0 turns, 4 cards left, 1 second.")
    #expect(isHarmless(talk.result.output))
  }

  @Test("the command themes lists all themes, one per line")
  func listsThemes() async throws {
    let talk = try await LineTalk(["themes", "1", "themes", "play"], Self.small)

    #expect(talk.answers[0].hasPrefix("animals: Animals, 32 kinds of cards\nsea: "))
    #expect(
      talk.answers[2].hasPrefix(
        "animals: Animals, 32 kinds of cards, a game is in progress\nsea: "))
    #expect(talk.answers[3] == talk.answers[2])
  }

  @Test("a game can be given a name, which is saved")
  func namesGames() async throws {
    let home = PlayerHome()
    let long = String(repeating: "x", count: 61)
    let input = "1\nsave\nsave  Rainy   day \nsave \(long)\nsave\n"
    let output = await runCommand(
      Self.small + ["--table", "ask"], input: input, at: home
    ).output

    #expect(output.contains("card> save\nSaved as Animals. Each card is saved at once.\n"))
    #expect(output.contains("\nSaved as \"Rainy day\".\n"))
    #expect(output.contains("\nA name has 1 to 60 characters.\n"))
    #expect(output.contains("\nSaved as \"Rainy day\". Each card is saved at once.\n"))
    #expect(await runCommand(["games"], at: home).output.hasPrefix("Rainy day: Animals, 4 of 4"))
  }

  @Test("a new deal in the middle of a game saves that game")
  func keepsTheGameBefore() async throws {
    let home = PlayerHome()
    _ = await runCommand(Self.small, input: "1\nnew 2\n", at: home)

    #expect(home.games.count == 1)
    #expect(await runCommand(["continue"], at: home).output.contains("\nrabbit  [2]"))
  }
}
