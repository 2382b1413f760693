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

    #expect(
      (
        report.unfinishedByFirst, report.unfinishedBySecond, report.unfinished,
        report.turns.difference.count, report.turns.wins
      ) == (
        first.count { !$0.isFinished }, second.count { !$0.isFinished }, 200 - both.count,
        both.count, both.count { $0.turns < $1.turns }
      ))
    #expect(
      (report.score.difference.count, report.score.difference.mean) == (
        200, zip(first, second).map { $0.score - $1.score }.mean
      ) && report.unfinished > 0)
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

    #expect(
      (
        report.games, report.unfinished, report.unfinishedByFirst, report.unfinishedBySecond,
        report.turns.draws
      ) == (3, 2, 1, 1, 1)
        && (
          report.score.draws,
          report.turns.wins + report.turns.losses + report.score.wins + report.score.losses
        ) == (1, 0))
  }

  @Test func `the sum of parts is the whole, also of what is unfinished`() async throws {
    let (_, first, second) = try await Self.report(.capacity(1), .random, limit: .misses(4))
    var whole = PairedTally()
    for (one, other) in zip(first, second) { whole.add(one, other) }
    for cut in [0, 1, 60, 200] {
      var parts = [PairedTally(), PairedTally()]
      for (one, other) in zip(first, second) { parts[one.index < cut ? 0 : 1].add(one, other) }
      parts[0].merge(parts[1])
      #expect(
        (
          parts[0].games, parts[0].unfinished, parts[0].unfinishedByFirst,
          parts[0].unfinishedBySecond, parts[0].turns.difference.entries.map(\.count)
        ) == (
          whole.games, whole.unfinished, whole.unfinishedByFirst, whole.unfinishedBySecond,
          whole.turns.difference.entries.map(\.count)
        ))
    }
  }
}
