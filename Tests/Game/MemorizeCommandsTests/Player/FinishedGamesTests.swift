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

  @Test("a won game is listed as finished, and cannot be continued")
  func lists() async throws {
    let home = PlayerHome()
    try await win(at: home)
    let list = await runCommand(["games"], at: home).output
    #expect(list.hasPrefix("Animals: finished, score "))
    #expect(await runCommand(["games", "--names"], at: home).output.isEmpty)
    let resumed = await runCommand(["continue"], at: home)
    #expect(resumed.errors == "memorize: there is no saved game to continue\n")
  }

  @Test("--json distinguishes finished games from saved ones, in version 2")
  func printsJSON() async throws {
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
    #expect(list.version == 2)
    #expect(list.games.map(\.finished) == [false, true])
    #expect(list.games.map(\.over) == [false, true])
  }

  @Test("replay takes a finished or saved game by its name, in any case")
  func replays() async throws {
    let home = PlayerHome()
    try await win(at: home)
    let replayed = await runCommand(["replay", "animals"], at: home)
    #expect(replayed.status == 0 && replayed.output.contains("2 turns, scores "))
    let unknown = await runCommand(["replay", "Anmals"], at: home)
    #expect(
      unknown
        == RunResult(
          errors: "memorize: unknown game Anmals; did you mean Animals?\n", status: 64))
    let missing = await runCommand(["replay", "game.json"], at: home)
    #expect(missing.status == 74 && missing.errors.hasPrefix("memorize: game.json: No such file"))
    #expect(
      missing.errors.hasSuffix(
        ", nor a saved or finished game of that name; see memorize games\n"))
  }

  @Test("a name means the saved game before a finished one when games are deleted")
  func deletesSavedOnesFirst() async throws {
    let home = PlayerHome()
    try await win(at: home)
    _ = await runCommand(Self.options, input: "1\nquit\n", at: home)
    for left in [1, 0] {
      let deleted = await runCommand(["games", "delete", "--yes", "Animals"], at: home)
      #expect(deleted == RunResult(output: "Deleted Animals.\n"))
      let list = await runCommand(["games"], at: home).output
      #expect(list.split(separator: "\n").count { $0.contains(": finished") } == left)
    }
    #expect(await runCommand(["games"], at: home).output == "No game is saved.\n")
  }

  @Test("a won game ends without an error if the folder of finished games cannot be written")
  func playsUnsaved() async throws {
    let home = PlayerHome()
    try await win(at: home)
    try FileManager.default.removeItem(atPath: home.data + "/finished")
    #expect(FileManager.default.createFile(atPath: home.data + "/finished", contents: Data()))
    try await win(at: home)
    #expect(home.games.isEmpty)
    let list = await runCommand(["games"], at: home)
    #expect(list.status == 74 && list.errors.contains("finished"))
  }
}
