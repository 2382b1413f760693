import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

/// Games in lines against the player's own memory.
@Suite struct OpponentMeTests {
  private let home = PlayerHome()

  /// Plays games of 10 pairs: two new cards in each turn, and then all pairs.
  private func play(_ seeds: ClosedRange<Int>, _ options: [String] = []) async {
    let new = stride(from: 1, to: 20, by: 2).map { "\($0) \($0 + 1)\n" }
    for seed in seeds {
      let deal = ["animals", "--pairs", "10", "--seed", "\(seed)"]
      // A pair is refused while one of its cards is still up from a miss, so all are tried twice.
      let pairs = await pairs(of: deal)
      _ = await runCommand(
        ["play", "--plain", "--table", "ask"] + deal + options,
        input: (new + pairs + pairs).joined(), at: home)
    }
  }

  /// Returns a line for each pair of a deal.
  private func pairs(of deal: [String]) async -> [String] {
    let lines = await runCommand(["deal"] + deal, at: home).output.split(separator: "\n")
    let cards = lines.map { $0.split(separator: " ") }.filter { $0.first == "card" }
    return Dictionary(grouping: cards) { $0[2...] }.values
      .map { pair in pair.map { $0[1].filter(\.isNumber) }.joined(separator: " ") + "\n" }
  }

  private func playMyself(_ input: String = "") async -> RunResult {
    await runCommand(
      ["play", "animals", "--pairs", "4", "--seed", "2", "--opponent", "me", "--table", "ask"],
      input: input, at: home)
  }

  @Test func `it is refused until the finished games tell enough, and then it plays as the player`()
    async throws
  {
    let none = await playMyself()
    #expect(
      none.status != 0 && none.output.isEmpty
        && none.errors.contains(
          "to play against yourself, finish 3 more games alone, without hints, peek or practice")
    )
    await play(1...1)
    await play(2...2, ["--practice"])
    let few = await playMyself()
    #expect(
      few.status != 0 && few.errors.contains(" more games alone")
        && !few.errors.contains("finish 3 more"))

    await play(3...10)
    let game = await playMyself("1\n2\n")
    let again = await runCommand(["continue", "--table", "ask"], at: home)
    #expect(
      game.status == 0
        && game.output.contains("against the computer (you, last 9 games), you begin. Seed 2.")
        && again.output.contains("against the computer (you, last 9 games)"), "\(game.errors)")
  }

  @Test func `it plays by a counted clock too, whose games do not count`() async {
    await play(1...9)
    for _ in 0..<2 {
      let game = await runCommand(
        ["play", "animals", "--pairs", "4", "--opponent", "me", "--flip-time", "1s"],
        input: "1\n", at: home)
      #expect(game.status == 0 && game.output.contains("(you, last 9 games)"), "\(game.errors)")
    }
    await play(10...10, ["--flip-time", "1s"])
    let memory = await runCommand(["memory"], at: home).output
    #expect(memory.contains("9 finished games"))
  }

  @Test func `many games with few pairs are refused with what would help`() throws {
    let small = try Simulation(
      kinds: 2, copies: 2, rules: .course, seed: Seed(3), players: [.perfect])
    let traces = try (0..<20).map { try MemoryTrace(of: small.record(game: $0)) }
    #expect(throws: OwnMemoryError.tooSmallGames) { try FittedMemory(of: traces) }
    let missing = MemoryPage.gamesNeeded(after: RecallCurve(of: [traces[0]]).chances, in: 1)
    #expect(throws: OwnMemoryError.tooFewGames(missing: missing)) {
      try FittedMemory(of: [traces[0]])
    }
  }

  @Test(arguments: FittedMemory.Law.allCases)
  func `a fitted memory is the player of its law`(law: FittedMemory.Law) throws {
    let truth: [FittedMemory.Law: RecallModel] = [
      .capacity: RecallModel(.capacity, 4), .forgetful: RecallModel(.forgetful, 0.2),
      .power: RecallModel(.power, 0.7),
    ]
    let model = try #require(truth[law])
    let setup = try Simulation(
      kinds: 10, copies: 2, rules: .course, seed: Seed(3),
      players: [.custom("person") { RecallPlayer(model, lapse: 0.02) }])
    let traces = try (0..<12).map { try MemoryTrace(of: setup.record(game: $0)) }
    let memory = try FittedMemory(of: traces)
    let fit = try #require(
      LikeliestModel(among: FittedMemory.Law.allCases.map(\.family), of: traces))
    let scale = memory.law == .capacity ? 1.0 : 1e6
    #expect(
      memory.games == 12 && memory.law.family == fit.model.family
        && abs(Double(memory.parameter) - fit.model.parameter * scale) <= 0.5
        && abs(Double(memory.lapse) - fit.lapse * 1e6) <= 0.5)
  }
}
