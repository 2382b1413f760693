import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("memorize memory")
struct MemoryCommandTests {
  private static func page(
    _ player: String, pairs: Int, games: UInt64
  ) async throws -> MemoryPage {
    let setup = try Simulation(
      kinds: pairs, copies: 2, rules: .course, seed: Seed(3),
      players: [PlayerChoice(player) ?? .perfect])
    let deck = try Deck(pairsOf: (0..<pairs).map { Face("face \($0)") })
    let records = (0..<games).map { game in
      GameRecord(
        deck: deck, rules: .course, seed: Seed(3), game: game,
        moves: setup.record(game: game).moves)
    }
    let traces = try records.map { try MemoryTrace(of: $0) }
    let history = records.enumerated().compactMap { index, record in
      PlayedGame(
        of: SavedGame(
          id: "\(index)", name: "", theme: SavedGame.ThemeMark(of: .animals), record: record,
          played: .seconds(100_000)), PlayedGame.Circumstances(date: 0))
    }
    let statistics = PlayStatistics(history, today: CivilDate(daysSince1970: 0))
    return MemoryPage(statistics, await MemoryReport([.capacity, .forgetful], of: traces))
  }

  @Test("without a finished game it says when there is more")
  func saysNothing() async throws {
    let result = await runCommand(["memory"])
    #expect(
      await runCommand(["memory", "--json"]).output.hasPrefix(#"{"version":1,"sizes":[]"#)
        && result.status == 0 && result.output.hasPrefix("No finished game yet."))
  }

  @Test func `a history of a later version is left alone, and said not to be read`() async throws {
    let home = PlayerHome()
    _ = await runCommand(
      ["play", "animals", "--pairs", "1", "--plain"], input: "1 2\n", at: home)
    let path = home.data + "/history.jsonl"
    let text = #"{"format":"memorize-history","version":9}"# + "\td2738ab1\n"
    try home.write(text, to: path)

    let result = await runCommand(["memory"], at: home)
    #expect(
      try unmet(
        result.status == 65 && result.output.isEmpty
          && result.errors.contains("written by a later version of the game")
          && result.errors.contains("the history of your games cannot be read"),
        home.read(path) == text) == [])
    let gone = await runCommand(["memory", "--forget", "--yes"], at: home)
    #expect(gone.status == 0 && gone.output == "Deleted the history.\n")
    #expect(throws: (any Error).self) { try home.read(path) }
  }

  @Test("the turns of a perfect memory are about those of theory, and none forgets")
  func comparesPerfect() async throws {
    let page = try await Self.page("perfect", pairs: 6, games: 40)
    let statistics = page.statistics
    let size = try #require(statistics.sizes.first)

    let missed = statistics.kinds.filter { [.forgot, .missedChance].contains($0.kind) }
    #expect(
      unmet(
        statistics.sizes.count == 1 && size.pairs == 6 && size.games == 40
          && size.perfect.map { abs($0 - size.mean) < 1 } == true,
        missed.allSatisfy { $0.count == 0 }
          && page.text.hasPrefix(
            "40 finished games. 1 day in a row, at most 1.\n\npairs  games  fewest turns   mean")
          && page.text.contains("\nYour turns: ")) == [])
  }

  @Test("a small memory is told in a sentence, with the recall by lag")
  func tellsMemory() async throws {
    let text = try await Self.page("capacity:3", pairs: 8, games: 12).text
    #expect(
      text.contains("\nYou remember half of the cards for 3 others")
        && text.contains("\ncards since  chances  recalled  95 % interval\n1 "))
  }

  @Test("with few chances it says how many more games are needed")
  func asksForGames() async throws {
    let page = try await Self.page("capacity:3", pairs: 4, games: 2)
    #expect(
      page.report.curve.chances < MemoryPage.leastChances
        && page.text.contains(" of this size will show how long you remember a card.")
        && !page.text.contains("cards since"))
  }

  @Test("a finished game of the player's own counts, one of practice does not")
  func readsOwnGames() async throws {
    let home = PlayerHome()
    let deal = "1 2\n3 4\n1 3\n2 4\n1 4\n2 3\n"
    for options in [[], ["--practice"]] {
      _ = await runCommand(
        ["play", "animals", "--pairs", "2", "--seed", "1", "--plain"] + options, input: deal,
        at: home)
    }
    let result = await runCommand(["memory"], at: home)
    let flips = await runCommand(["export"], at: home).output.split(separator: "\n")
    #expect(
      result.output.hasPrefix(
        "1 finished game. 1 day in a row, at most 1.\n\npairs  games  fewest turns")
        && flips.count >= 5 && flips.dropFirst().allSatisfy { $0.hasPrefix("Animals,Animals,1,") })
  }

  @Test("--forget deletes history and records after the question, and nothing without an answer")
  func forgets() async throws {
    let home = PlayerHome()
    _ = await runCommand(
      ["play", "animals", "--pairs", "2", "--seed", "1", "--plain"],
      input: "1 2\n3 4\n1 3\n2 4\n1 4\n2 3\n", at: home)
    #expect(
      await unmet(
        runCommand(["memory", "--forget"], at: home).status == 64,
        runCommand(["memory"], at: home).output.hasPrefix("1 finished game.")) == [])

    var world = TestWorld(input: "no\n", at: home)
    world.terminals = [.input, .output, .errors]
    let refused = await world.run(["memory", "--forget"])
    let forgotten = await runCommand(["memory", "--forget", "--yes"], at: home)
    #expect(
      await unmet(
        refused.output.contains("Delete the history of 1 game") && refused.status == 1
          && forgotten.output == "Deleted the history of 1 game.\n",
        runCommand(["memory"], at: home).output.hasPrefix("No finished game yet."),
        runCommand(["export"], at: home).output.split(separator: "\n").count == 1,
        runCommand(["memory", "--forget", "--json"], at: home).status == 64) == [])
  }
}
