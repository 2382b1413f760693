import Foundation
import TestSupport
import Testing

@Suite("Saved games")
struct SavedGameTests {
  static let small = ["--pairs", "2", "--seed", "1", "--flip-time", "1s", "--table", "ask"]

  @Test("a game that ends with its input is resumed later without a difference")
  func goesOn() async throws {
    let home = PlayerHome()
    let first = await runCommand(Self.small, input: "1\n3\n2\n", at: home)
    let second = await runCommand(
      ["continue", "--flip-time", "1s", "--table", "ask"], input: "1\nscore\n3 4\n", at: home)
    #expect(
      await unmet(
        second.status == 0 && second.errors.isEmpty,
        runCommand(["games", "--names"], at: home).output.isEmpty,
        runCommand(["games"], at: home).output.hasPrefix("Animals: finished, score 23, "),
        first.output.contains("\nSaved. Continue with: memorize continue\n")
          && second.output == """
            Animals: 4 cards, 2 to a match. Seed 1.
            Type the number of a card to turn it up, or help.

            [1]     rabbit  [3]     [4]

            card> 1
            card 1: rabbit. Match! +11, including a bonus of 9. Score 11.
            card> score
            Score 11. 2 turns, 2 cards left, 4 seconds.
            card> 3 4
            card 3: rhino. card 4: rhino. Match! +12, including a bonus of 10. Score 23.
            All cards matched in 3 turns and 5 seconds. Score 23. You win.
            That is the best score so far.
            Seed 1. The same deal again: memorize play animals --pairs 2 --seed 1
            Type new for another game, or quit.
            card> \n\
            Goodbye.

            """
      ) == [])
  }

  @Test("a saved game is a record that replay reads; one without a flip is not saved")
  func isARecord() async throws {
    let home = PlayerHome()
    let result = await runCommand(Self.small, input: "help\n", at: home)

    let nothing = await runCommand(["continue"], at: home)
    #expect(
      !result.output.contains("Saved.") && home.games.isEmpty
        && nothing
          == RunResult(
            errors: "memorize: there is no saved game to continue\n", status: 1)
    )
    do {
      let home = PlayerHome()
      let lines = "1\n3\nshuffle\n1 2\nundo\n4\nrecord\n"
      let played = await runCommand(Self.small + ["--practice"], input: lines, at: home)
      let record = try #require(played.output.split(separator: "\n").first { $0.hasPrefix("{") })

      let file = try #require(home.games.first)
      let fromFile = await runCommand(["replay", file])
      let fromRecord = await runCommand(["replay", "-"], input: String(record))
      #expect(
        try await runCommand(["replay", "-"], input: home.read(file)) == fromFile
          && fromFile == fromRecord && fromFile.status == 0)
    }
  }

  @Test("a saved game that was changed is refused, with the reason")
  func refusesChanges() async throws {
    let home = PlayerHome()
    _ = await runCommand(Self.small, input: "1\n3\n", at: home)
    let file = try #require(home.games.first)
    let text = try home.read(file)
    try home.write(text.replacingOccurrences(of: "[0,0]", with: "[1,0]"), to: file)

    let result = await runCommand(["replay", file])
    #expect(
      result.status == 65 && result.errors.contains("damaged")
        && result.errors.split(separator: "\n").count == 1)
  }

  @Test("games are found by name or id, and an unknown name gets a suggestion")
  func findsByName() async throws {
    let home = PlayerHome()
    _ = await runCommand(Self.small, input: "1\nsave Long evening\n", at: home)
    _ = await runCommand(["sea", "--pairs", "2"], input: "1\n", at: home)

    let named = await runCommand(["continue", "long EVENING"], at: home)
    let id = try #require(home.games.first?.split(separator: "/").last?.dropLast(5))
    #expect(
      await unmet(
        named.output.hasPrefix("Animals: 4 cards") && named.status == 0,
        runCommand(["continue", String(id)], at: home).status == 0,
        runCommand(["continue", "long evning"], at: home)
          == RunResult(
            errors: "memorize: unknown game \"long evning\"; did you mean Long evening?\n",
            status: 64)) == [])
  }

  @Test("the list of games can be grouped by theme or size, and printed as JSON")
  func groups() async throws {
    let home = PlayerHome()
    for (theme, pairs) in [("sea", "3"), ("animals", "2"), ("sea", "2")] {
      _ = await runCommand([theme, "-p", pairs], input: "1\n", at: home)
    }
    func titles(_ output: String) -> [String] {
      output.split(separator: "\n").filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
        .map { String($0) }
    }
    let sizes = await runCommand(["games", "--by", "size"], at: home).output
    let themes = await runCommand(["games", "list", "--by", "theme"], at: home).output
    #expect(
      await titles(runCommand(["games"], at: home).output).isEmpty
        && titles(themes).sorted() == ["Animals:", "Sea:"]
        && titles(sizes) == ["4 cards:", "6 cards:"] && sizes.contains("\n  Sea"))

    let grouped = PlayerHome()
    try grouped.write("gameGroups = size\n", to: grouped.settingsFile)
    _ = await runCommand(["sea", "-p", "3"], input: "1\n", at: grouped)
    let typed = await runCommand(["animals", "-p", "2"], input: "1\ngames\n", at: grouped).output
    #expect(typed.contains("4 cards:\n  Animals") && typed.contains("6 cards:\n  Sea"))
    do {
      struct Listed: Decodable {
        struct Game: Decodable {
          let name: String
          let theme: String
          let cards: Int
          let cardsLeft: Int
          let scores: [Int]
          let opponent: String?
          let over: Bool
          let inUse: Bool
        }
        let version: Int
        let games: [Game]
      }
      let home = PlayerHome()
      _ = await runCommand(["sea", "-p", "3", "--opponent", "casual"], input: "1\n", at: home)

      let output = await runCommand(["games", "--json"], at: home).output
      let listed = try JSONDecoder().decode(Listed.self, from: Data(output.utf8))
      let game = try #require(listed.games.first)
      #expect(
        unmet(
          listed.version == 2 && listed.games.count == 1
            && (game.name, game.theme, game.cards, game.cardsLeft) == ("Sea", "sea", 6, 6),
          game.scores == [0, 0] && game.opponent == "casual" && !game.over && !game.inUse) == [])
    }
  }
}
