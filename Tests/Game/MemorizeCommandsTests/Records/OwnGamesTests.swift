import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite struct OwnGamesTests {
  private static let pairs = ["play", "animals", "--pairs", "2", "--seed", "1", "--plain"]

  @Test func `practice is left out, and the last games are taken`()
    async throws
  {
    let world = TestWorld()
    for options in [[], ["--practice"], [], []] {
      _ = await runCommand(Self.pairs + options, input: "1 2\n3 4\n", at: world.home)
    }
    let games = OwnGames(in: world.context)
    let ids = try RecordedGames(in: world.context, with: PlayerFiles(in: world.context))
      .all(of: []).compactMap(\.id)
    let summary = await games.recall(ofLast: ids.reversed())
    #expect(
      unmet(
        games.traces(ofLast: ids.reversed(), atLeast: 2, leastChances: 0).count == 2,
        games.traces(ofLast: ids.reversed(), atLeast: 2).count == 3,
        ids.count == 3 && games.traces(ofLast: ids.suffix(1)).count == 1,
        summary.games == 3 && summary.points.isEmpty
          && summary.sentence.contains(" of this size will show how long you remember a card."))
        == [])
  }

  @Test func `a report with enough chances has its points, and the model that fits best`()
    async throws
  {
    let setup = try Simulation(
      kinds: 8, copies: 2, rules: .course, seed: Seed(3), players: [.capacity(4)])
    let traces = try (0..<20).map { try MemoryTrace(of: setup.record(game: $0)) }
    let report = await MemoryReport([.capacity, .forgetful], of: traces)
    let summary = RecallSummary(report)
    #expect(
      unmet(
        summary.games == 20 && summary.points.count == report.curve.points.count
          && summary.model == "a memory for 4 cards"
          && summary.points.allSatisfy { $0.expected != nil },
        summary.sentence == report.rememberedCards) == [])
  }

  @Test(arguments: [
    (RecallModel(.capacity, 1), "a memory for 1 card"),
    (RecallModel(.forgetful, 0.103), "each choice loses 10 %"),
    (RecallModel(.power, 0.5), "forgetting by a power law"),
    (RecallModel(.actr, 0.5), "forgetting over time"),
  ])
  func `a model is named in words`(model: RecallModel, words: String) {
    #expect(model.words == words)
  }
}
