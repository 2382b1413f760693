import MemoryEngine
import PlainJSON
import Testing

@testable import MemorySimulation

/// Games of players who never turn a card, such as programs that do not answer.
@Suite struct NoAnswersTests {
  private static let silent = PlayerChoice.external(command: "any")

  private static func simulation(_ players: [PlayerChoice], pairs: Int = 4) throws -> Simulation {
    try Simulation(
      kinds: pairs, copies: 2, rules: players.count > 1 ? .hotSeat(2) : .course, seed: Seed(1),
      players: players, connecting: { _ in .closed })
  }

  @Test func `a player who never turned a card has no figures, and the games are unfinished`()
    throws
  {
    let simulation = try Self.simulation([Self.silent])
    let report = Report(simulation, simulation.tally(0..<3))

    #expect(report.tally.games == 3 && report.tally.unfinished == 3 && !report.tally.hasFlips)
    for (_, summary) in report.quantities {
      #expect(summary.count == 0 && summary.mean == nil && summary.sd == nil && summary.se == nil)
      #expect(
        summary.low == nil && summary.high == nil && summary.quantile(50) == nil
          && summary.minimum == nil)
      #expect(summary.maximum == nil && summary.entries.isEmpty)
    }
    let json = try JSONField(report.json).object()
    let nulls = #"{"mean":null,"sd":null,"se":null,"low":null,"high":null,"min":null,"max":null,"#
    for name in ["turns", "score", "flips", "lucky", "seconds"] {
      #expect(try json[name].value.description.hasPrefix(nulls))
    }
    #expect(try json["games"].int() == 3 && json["unfinished"].int() == 3)
  }

  @Test func `a single flip gives figures for all games, and without figures nothing is compared`()
    throws
  {
    var tally = try Self.simulation([Self.silent]).tally(0..<2)
    tally.merge(try Simulation(pairs: 4, .perfect).tally(0..<1))
    let report = Report(try Simulation(pairs: 4, .perfect), tally)

    let simulation = try Self.simulation([Self.silent])
    let predictions = try Simulation(pairs: 4, .perfect).predictions()
    let silent = Report(simulation, simulation.tally(0..<3), comparedWith: predictions)
    #expect(
      (report.turns.count, report.turns.minimum, silent.check?.deviations.isEmpty) == (3, 0, true))
  }

  @Test func `a second player who never turned a card has no score, one who did has it in all`()
    throws
  {
    let simulation = try Self.simulation([.perfect, Self.silent])
    let report = Report(simulation, simulation.tally(0..<5))

    let both = try Self.simulation([.perfect, .perfect], pairs: 2)
    let figures = both.figures(40)
    let counted = Report(both, both.tally(0..<40))
    #expect(
      (
        report.turns.count, report.secondScore?.count, counted.secondScore?.count,
        counted.secondScore?.mean
      ) == (5, 0, 40, figures.compactMap(\.secondScore).mean) && report.secondScore?.mean == nil
        && report.score.mean != nil && report.margin?.mean != nil)
    #expect(figures.contains { $0.flips == 4 && $0.turns == 2 })
  }

  @Test func `the second player's scores do not depend on the order of the games`()
    throws
  {
    let simulation = try Self.simulation([.perfect, .perfect], pairs: 2)
    let whole = "\(simulation.tally(0..<12).json)"
    for cut in 1..<12 as Range<UInt64> {
      let parts = [simulation.tally(0..<cut), simulation.tally(cut..<12)]
      for order in [parts, parts.reversed()] {
        var sum = Tally()
        sum.merge(Tally())
        for part in order { sum.merge(part) }
        #expect("\(sum.json)" == whole, "cut at \(cut)")
      }
    }
  }

  @Test func `no player is better than one who never turned a card`() {
    var tally = PairedTally()
    tally.add(Self.game(flips: 0), Self.game(flips: 8))
    let comparison = ComparisonReport.Quantity(tally.turns, moreIsBetter: false, goal: nil)

    #expect(
      (
        comparison.first.count, comparison.second.count,
        [comparison.wins, comparison.draws, comparison.losses]
      ) == (0, 0, [0, 0, 0]) && comparison.difference.mean == nil
        && comparison.pairing.correlation == nil && comparison.pairing.savedFactor == nil)
  }

  private static func game(flips: Int) -> GameStatistics {
    var figures = PairsFigures()
    (figures.turns, figures.pairsLeft) = (flips / 2, flips == 0 ? 4 : 0)
    guard let simulation = try? Simulation(pairs: 4, .perfect) else {
      preconditionFailure("four pairs can be played")
    }
    return GameStatistics(index: 0, figures, of: simulation)
  }
}
