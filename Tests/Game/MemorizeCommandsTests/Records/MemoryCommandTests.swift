import MemoryEngine
import MemoryModel
import MemorySimulation
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
    return MemoryPage(records, await MemoryReport([.capacity, .forgetful], of: traces))
  }

  @Test("without a finished game it says when there is more")
  func saysNothing() async throws {
    let result = await runCommand(["memory"])
    #expect(result.status == 0 && result.output.hasPrefix("No finished game yet."))
    #expect(await runCommand(["memory", "--json"]).output.hasPrefix(#"{"version":1,"sizes":[]"#))
  }

  @Test("the turns of a perfect memory are about those of theory, and none forgets")
  func comparesPerfect() async throws {
    let page = try await Self.page("perfect", pairs: 6, games: 40)
    let size = try #require(page.sizes.first)

    #expect(page.sizes.count == 1 && size.pairs == 6 && size.turns.count == 40)
    #expect(size.perfect.map { abs($0 - size.mean) < 1 } == true)
    #expect(page.kinds.allSatisfy { $0.count == 0 || ![.forgot, .missedChance].contains($0.kind) })
    #expect(page.text.hasPrefix("40 finished games of pairs.\n\npairs  games  fewest turns   mean"))
    #expect(page.text.contains("\nYour turns: "))
  }

  @Test("a small memory is told in a sentence, with the recall by lag")
  func tellsMemory() async throws {
    let text = try await Self.page("capacity:3", pairs: 8, games: 12).text
    #expect(text.contains("\nYou remember half of the cards for 3 others"))
    #expect(text.contains("\ncards since  chances  recalled  95 % interval\n1 "))
  }

  @Test("with few chances it says how many more games are needed")
  func asksForGames() async throws {
    let page = try await Self.page("capacity:3", pairs: 4, games: 2)
    #expect(page.report.curve.chances < MemoryPage.leastChances)
    #expect(page.text.contains(" of this size will show how long you remember a card."))
    #expect(!page.text.contains("cards since"))
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
    #expect(result.output.hasPrefix("1 finished game of pairs.\n\npairs  games  fewest turns"))
    let flips = await runCommand(["export"], at: home).output.split(separator: "\n")
    #expect(flips.count >= 5)
    #expect(flips.dropFirst().allSatisfy { $0.hasPrefix("Animals,Animals,1,") })
  }
}
