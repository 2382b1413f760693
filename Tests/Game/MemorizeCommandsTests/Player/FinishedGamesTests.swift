import Foundation
import TestSupport
import Testing

@Suite("Finished games on the command line")
struct FinishedGamesTests {
  private static let options = ["--pairs", "2", "--seed", "1"]

  /// Plays the same game to its end, with a second per flip.
  private func win(at home: PlayerHome) async throws {
    let lines = try await DealtCards(Self.options).winningLines.joined(separator: "\n")
    let result = await runCommand(
      Self.options + ["--flip-time", "1s"], input: lines + "\nquit\n", at: home)
    #expect(result.output.contains("All cards matched"))
  }

  @Test("a won game is listed as finished, also in --json, and cannot be continued")
  func lists() async throws {
    let home = PlayerHome()
    try await win(at: home)
    let list = await runCommand(["games"], at: home).output
    let resumed = await runCommand(["continue"], at: home)
    #expect(
      await runCommand(["games", "--names"], at: home).output.isEmpty
        && list.hasPrefix("Animals: finished, score ")
        && resumed.errors == "memorize: there is no saved game to continue\n")
    do {
      let home = PlayerHome()
      _ = await runCommand(Self.options, input: "1\nquit\n", at: home)
      try await win(at: home)
      struct List: Decodable {
        struct Game: Decodable {
          let finished: Bool
          let over: Bool
        }
        let version: Int
        let games: [Game]
      }
      let output = await runCommand(["games", "--json"], at: home).output
      let list = try JSONDecoder().decode(List.self, from: Data(output.utf8))
      #expect(
        list.version == 2 && list.games.map(\.finished) == [false, true]
          && list.games.map(\.over) == [false, true])
    }
  }

  @Test("replay takes a finished or saved game by its name, in any case")
  func replays() async throws {
    let home = PlayerHome()
    try await win(at: home)
    let replayed = await runCommand(["replay", "animals"], at: home)
    let unknown = await runCommand(["replay", "Anmals"], at: home)
    let missing = await runCommand(["replay", "game.json"], at: home)
    #expect(
      unmet(
        replayed.status == 0 && replayed.output.contains("2 turns, scores ")
          && unknown
            == RunResult(
              errors: "memorize: unknown game Anmals; did you mean Animals?\n", status: 64),
        missing.status == 74 && missing.errors.hasPrefix("memorize: game.json: No such file")
          && missing.errors.hasSuffix(
            ", nor a saved or finished game of that name; see memorize games\n")
      ) == [])
  }

  @Test(
    "a folder of games that cannot be read is named, and not taken for a folder without the game",
    arguments: ["games", "finished"], ["watch", "replay", "export", "continue"])
  func namesUnreadableFolders(folder: String, command: String) async throws {
    let home = PlayerHome()
    try home.write("", to: "\(home.data)/\(folder)")
    let result = await runCommand([command, "Animals"], at: home)
    let isNamed = result.errors.contains("\(folder): not a regular file in a folder")
    // Without the finished games there may still be a saved one of the name.
    #expect(
      folder == "games" ? result.status == 74 && isNamed : isNamed || command == "continue",
      "\(result)")
  }

  @Test("of several games of one name none is taken, and each is named by its id")
  func namesAllOfAName() async throws {
    let home = PlayerHome()
    try await win(at: home)
    _ = await runCommand(Self.options, input: "1\nquit\n", at: home)
    _ = await runCommand(Self.options, input: "1\nquit\n", at: home)
    let commands = [["watch"], ["replay"], ["export"], ["continue", "--plain"]]
    var results: [RunResult] = []
    for command in commands { results.append(await runCommand(command + ["animals"], at: home)) }
    let line = await runCommand(
      Self.options + ["--pairs", "3"], input: "continue Animals\n", at: home)
    let list = await runCommand(["games"], at: home).output
    let ids = list.matches(of: /\[([0-9a-z]+)\]/).map { String($0.output.1) }
    let one = await runCommand(["replay", ids[0]], at: home)
    #expect(
      unmet(
        results.map(\.status) == [64, 64, 64, 64] && one.status == 0,
        results.map { result in ids.count { result.errors.contains($0) } } == [3, 3, 3, 2],
        results[0].errors.hasPrefix("memorize: 3 games are called animals; name one by its id: "),
        line.output.contains("2 games are called Animals; name one by its id: ")) == [])
  }

  @Test(
    "saved games are deleted first, and a game ends well if its folder cannot be written"
  )
  func deletesSavedOnesFirst() async throws {
    let home = PlayerHome()
    try await win(at: home)
    _ = await runCommand(Self.options, input: "1\nquit\n", at: home)
    for left in [1, 0] {
      let deleted = await runCommand(["games", "delete", "--yes", "Animals"], at: home)
      let list = await runCommand(["games"], at: home).output
      #expect(
        deleted == RunResult(output: "Deleted Animals.\n")
          && list.split(separator: "\n").count { $0.contains(": finished") } == left)
    }
    #expect(await runCommand(["games"], at: home).output == "No game is saved.\n")
    do {
      let home = PlayerHome()
      try await win(at: home)
      try FileManager.default.removeItem(atPath: home.data + "/finished")
      #expect(FileManager.default.createFile(atPath: home.data + "/finished", contents: Data()))
      try await win(at: home)
      let list = await runCommand(["games"], at: home)
      #expect(
        unmet(
          home.games.count == 1, list.status == 0, list.errors.contains("finished: not a"),
          list.output.contains(": finished")) == [])
    }
  }
}
