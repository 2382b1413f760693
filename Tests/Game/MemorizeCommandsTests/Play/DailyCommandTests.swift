import MemoryEngine
import MemoryModel
import PseudoTerminals
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite struct DailyCommandTests {
  /// The lines that find all pairs of a day's deal without a miss.
  private func solution(of day: CivilDate) throws -> String {
    let deal = try #require(DailyDeal(of: day))
    let deck = try deal.theme.deck(
      kinds: deal.kinds, copies: deal.rules.matchSize, seed: deal.seed)
    let game = try RecordedGame(deck: deck, rules: deal.rules, seed: deal.seed).game
    let labels = game.tableOrder.indices.sorted {
      game.card(game.tableOrder[$0], at: .zero).kind
        < game.card(game.tableOrder[$1], at: .zero).kind
    }
    return labels.map { "\($0 + 1)\n" }.joined()
  }

  /// The day of the clock of tests.
  private var today: CivilDate { CivilDate(secondsSince1970: 1_700_000_000) }

  @Test func `in lines the first game counts, and its result is printed at the end`() async throws {
    let home = PlayerHome()
    let first = await runCommand(
      ["daily", "--plain"], input: try solution(of: today), at: home)
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("Garden: 20 cards, 2 to a match. Seed 2023-11-14.\n"))
    #expect(
      first.output.contains("The deal of 2023-11-14, the same for everybody. This game counts.\n"))
    #expect(first.output.contains("\nMemorize 2023-11-14 · 10 pairs · 10 turns ★★★ 0:0"))
    #expect(first.output.contains("\nYour first day in a row.\n"))

    let second = await runCommand(["daily", "--plain"], input: "result\n", at: home)
    #expect(second.output.contains("Garden: 20 cards, 2 to a match, practice."))
    #expect(second.output.contains("has been played: this game is for practice.\n"))
    #expect(second.output.contains("card> result\nThe game has no result yet.\n"))
  }

  @Test func `a day that was begun is continued by the same command`() async throws {
    let home = PlayerHome()
    _ = await runCommand(["daily", "--plain"], input: "1\n", at: home)
    let again = await runCommand(["daily", "--plain"], input: "score\n", at: home)
    #expect(!again.output.contains("This game counts") && !again.output.contains("practice"))
    #expect(!again.output.contains("\n[1] "))
  }

  @Test func `in other games the word result prints it`() async throws {
    let result = await runCommand(
      ["play", "animals", "--pairs", "2", "--seed", "1", "--plain"],
      input: "1 2\n3 4\n1 3\n2 4\n1 4\n2 3\nresult\n")
    #expect(result.output.contains("card> result\nMemorize Animals · 2 pairs · "))
  }

  @Test(arguments: [-1, 253_402_300_800] as [Int64])
  func `a clock without a deal is an error that says so`(date: Int64) async {
    var world = TestWorld()
    world.clock.today = { date }
    let result = await world.run(["daily"])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.hasSuffix("and there are deals from 1970 to 9999: set the clock\n"))
  }

  @Test func `the day is that of the player's zone`() async {
    var world = TestWorld()
    world.clock.zone = { _ in 86_400 }
    #expect(await world.run(["daily", "--plain"]).output.contains("Seed 2023-11-15."))
  }

  @Test func `on a screen the result of the day is printed on leaving`() async throws {
    let result = try await TestWorld().play(["daily", "--no-animation"]) { screen in
      try screen.wait(for: "Find the cards")
      try screen.win(cards: 20) { try screen.turn($0, of: 20) }
      try screen.wait(for: "New best!")
      screen.wait(.milliseconds(600))
      screen.type("Ann\r")
      try screen.click("Same deal")
      try screen.wait(for: "Find the cards")
      #expect(screen.header.contains("practice"))
      try screen.leave()
    }
    #expect(result.output.hasPrefix("Memorize 2023-11-14 · 10 pairs · "))
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test func `the key y copies the result of any game, which is printed on leaving then`()
    async throws
  {
    let result = try await TestWorld().play(TestWorld.eight + ["--practice"]) { screen in
      try screen.wait(for: "Find the cards")
      try screen.win(cards: 8) { try screen.turn($0, of: 8) }
      try screen.wait(for: "Play again")
      screen.wait(.milliseconds(600))
      screen.type("y")
      try screen.wait(for: "printed on leaving")
      try screen.click("Same deal")
      try screen.wait(for: "Find the cards")
      try screen.leave()
    }
    #expect(result.output.hasPrefix("Memorize Animals · practice · 4 pairs · "))
  }
}
