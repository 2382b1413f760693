import MemoryEngine
import TestSupport
import Testing

@testable import MemorySimulation

/// Comparisons in which some games do not end.
@Suite struct UnfinishedComparisonTests {
  private static func report(
    _ first: PlayerChoice, _ second: PlayerChoice, limit: Rules.Limit?, games: UInt64 = 200
  ) async throws -> (ComparisonReport, first: [GameStatistics], second: [GameStatistics]) {
    var rules = Rules.course
    rules.limit = limit
    let sides = try [first, second].map { try Simulation(pairs: 4, $0, rules, seed: 6) }
    let comparison = Comparison(sides[0], sides[1])
    var tally = PairedTally()
    try await comparison.run(
      games: games, threads: 1, unless: { false }, receive: { tally.merge($0.tally) })
    return (
      ComparisonReport(comparison, tally), sides[0].figures(games),
      sides[1].figures(games)
    )
  }

  @Test(arguments: [5, 7, 9])
  func `turns are compared in deals that both have finished, scores in all that ended`(
    limit: Int
  ) async throws {
    let (report, first, second) = try await Self.report(
      .perfect, .random, limit: .turns(limit))
    let both = zip(first, second).filter { $0.isFinished && $1.isFinished }

    #expect(report.unfinishedByFirst == first.count { !$0.isFinished })
    #expect(report.unfinishedBySecond == second.count { !$0.isFinished })
    #expect(report.unfinished == 200 - both.count && report.unfinished > 0)
    #expect(report.turns.difference.count == both.count)
    #expect(report.turns.wins == both.count { $0.turns < $1.turns })
    #expect(report.score.difference.count == 200)
    #expect(report.score.difference.mean == zip(first, second).map { $0.score - $1.score }.mean)
  }

  @Test func `a game that a player leaves is in no figure`() throws {
    let simulation = try Simulation(pairs: 4, .perfect)
    var left = PairsFigures()
    (left.turns, left.score, left.pairsLeft) = (1, 900, 3)
    let finished = simulation.figures(1)[0]
    var tally = PairedTally()
    tally.add(GameStatistics(index: 0, left, of: simulation), finished)
    tally.add(finished, GameStatistics(index: 0, left, of: simulation))
    tally.add(finished, finished)
    let report = ComparisonReport(Comparison(simulation, simulation), tally)

    #expect(report.games == 3 && report.unfinished == 2)
    #expect(report.unfinishedByFirst == 1 && report.unfinishedBySecond == 1)
    #expect(report.turns.draws == 1 && report.score.draws == 1)
    #expect(report.turns.wins + report.turns.losses + report.score.wins + report.score.losses == 0)
  }

  @Test func `the sum of parts is the whole, also of what is unfinished`() async throws {
    let (_, first, second) = try await Self.report(.capacity(1), .random, limit: .misses(4))
    var whole = PairedTally()
    for (one, other) in zip(first, second) { whole.add(one, other) }
    for cut in [0, 1, 60, 200] {
      var parts = [PairedTally(), PairedTally()]
      for (one, other) in zip(first, second) { parts[one.index < cut ? 0 : 1].add(one, other) }
      parts[0].merge(parts[1])
      #expect(parts[0].games == whole.games && parts[0].unfinished == whole.unfinished)
      #expect(parts[0].unfinishedByFirst == whole.unfinishedByFirst)
      #expect(parts[0].unfinishedBySecond == whole.unfinishedBySecond)
      #expect(
        parts[0].turns.difference.entries.map(\.count)
          == whole.turns.difference.entries.map(\.count))
    }
  }
}
