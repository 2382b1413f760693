import MemoryEngine
import MemorySimulation
import PlainJSON
import Testing

@Suite("Comparing players")
struct ComparisonTests {
  private static func comparison(
    _ first: PlayerChoice, _ second: PlayerChoice, _ rules: Rules = .course
  ) throws -> Comparison {
    Comparison(
      try Simulation(pairs: 5, first, rules, seed: 3),
      try Simulation(pairs: 5, second, rules, seed: 3))
  }

  private static func report(
    _ comparison: Comparison, games: UInt64, threads: Int = 1
  ) async throws -> ComparisonReport {
    var tally = PairedTally()
    try await comparison.run(
      games: games, threads: threads, unless: { false }, receive: { tally.merge($0.tally) })
    return ComparisonReport(comparison, tally)
  }

  @Test("differences are taken game by game")
  func subtracts() async throws {
    let comparison = try Self.comparison(.capacity(2), .perfect)
    let report = try await Self.report(comparison, games: 80)
    let pairs = zip(comparison.first.figures(80), comparison.second.figures(80))
    let turns = pairs.map { $0.turns - $1.turns }
    let score = pairs.map { $0.score - $1.score }

    #expect(
      (
        report.games, report.unfinished, report.turns.difference.entries.map(\.value),
        report.turns.difference.mean, report.score.difference.mean
      ) == (80, 0, Set(turns).sorted(), turns.mean, score.mean))
    #expect(
      (report.turns.wins, report.turns.losses, report.score.wins, report.score.draws) == (
        turns.count { $0 < 0 }, turns.count { $0 > 0 }, score.count { $0 > 0 },
        score.count { $0 == 0 }
      ))
  }

  @Test("each side has its own figures, a player is equal to itself, and sides can be exchanged")
  func keepsSides() async throws {
    let comparison = try Self.comparison(.random, .perfect)
    let report = try await Self.report(comparison, games: 60)
    let alone = Report(comparison.second, comparison.second.tally(0..<60))

    let same = try await Self.report(try Self.comparison(.perfect, .perfect), games: 40)
    let one = try await Self.report(try Self.comparison(.perfect, .random), games: 40)
    let other = try await Self.report(try Self.comparison(.random, .perfect), games: 40)
    #expect(
      (
        report.turns.second.mean, report.score.second.sd, same.turns.draws, same.score.draws,
        same.turns.difference.sd
      ) == (alone.turns.mean, alone.score.sd, 40, 40, 0))
    #expect(
      (one.turns.wins, one.turns.draws, one.turns.difference.mean) == (
        other.turns.losses, other.turns.draws, other.turns.difference.mean.map { -$0 }
      ) && one.turns.wins > 30)
  }

  @Test("players who play alike differ less from game to game than the games do")
  func gainsByPairing() async throws {
    let report = try await Self.report(try Self.comparison(.capacity(5), .capacity(8)), games: 400)
    let (first, second) = (report.turns.first.sd ?? 0, report.turns.second.sd ?? 0)
    let apart = (first * first + second * second).squareRoot()
    #expect(try #require(report.turns.difference.sd) < 0.5 * apart)
  }

  @Test("any number of threads gives the same bytes", arguments: [2, 3, 8])
  func agrees(threads: Int) async throws {
    var rules = Rules.course
    rules.limit = .turns(2)
    let sides = try [PlayerChoice.random, .capacity(1)].map {
      try Simulation(pairs: 300, $0, rules, seed: 4)
    }
    let comparison = Comparison(sides[0], sides[1])
    let games = UInt64(5 * sides.map(\.gamesPerBatch).reduce(.max, min) + 1)
    let one = try await Self.report(comparison, games: games)
    let many = try await Self.report(comparison, games: games, threads: threads)

    #expect(
      (one.games, one.unfinished, one.json.description) == (
        Int(games), Int(games), many.json.description
      ))
  }

  @Test("a comparison that is stopped at once has no games and no figures")
  func stops() async throws {
    let comparison = try Self.comparison(.perfect, .random)
    var tally = PairedTally()
    try await comparison.run(
      games: 100, threads: 2, unless: { true }, receive: { tally.merge($0.tally) })
    let report = ComparisonReport(comparison, tally, under: RunHead(comparison, games: 100))

    #expect(
      (report.games, report.turns.draws) == (0, 0) && report.turns.difference.mean == nil
        && report.json.description.contains(#""incomplete":true"#))
  }
}
