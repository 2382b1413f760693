import MemoryEngine
public import PlainJSON

/// The statistics of a simulation.
///
/// There are no figures without games, or if no card was turned in any of them; and no score of a
/// second player who never turned a card.
public struct Report: Sendable {
  /// The description of the run.
  public let head: RunHead
  /// The simulation that was played.
  public let simulation: Simulation
  /// The exact sums over the games, from which all statistics are derived.
  public let tally: Tally
  /// The statistics of the turns per game, of all players together.
  public let turns: Summary
  /// The statistics of the score per game, of the first player if there are several.
  public let score: Summary
  /// The statistics of the accepted choices per game.
  public let flips: Summary
  /// The statistics of the matches per game whose last card had never been seen before.
  public let lucky: Summary
  /// The statistics of the game time at the last flip, in seconds.
  public let seconds: Summary
  /// The statistics of the first player's matches minus the second's; nil if there are not two
  /// players.
  public let margin: Summary?
  /// The statistics of the second player's score; nil if there are not two, or the score is
  /// unknown.
  public let secondScore: Summary?
  /// The comparison with theory, if it was requested.
  public private(set) var check: TheoryCheck?

  /// - Parameters:
  ///   - simulation: The simulation that was played.
  ///   - tally: The sum of the games.
  ///   - head: The description of the run; nil if `tally` has all games of the run.
  ///   - predictions: The predictions for a comparison, if any.
  public init(
    _ simulation: Simulation, _ tally: Tally, under head: RunHead? = nil,
    comparedWith predictions: [Prediction]? = nil
  ) {
    self.head = head ?? RunHead(simulation, games: tally.games)
    self.simulation = simulation
    self.tally = tally
    // Zeros without any turned card are not results, as of a program that never answers.
    let figures = tally.hasFlips ? tally : Tally()
    turns = Summary(figures.turns)
    score = Summary(figures.score)
    flips = Summary(figures.flips)
    lucky = Summary(figures.lucky)
    seconds = Self.seconds(of: figures.flips, in: simulation)
    let areTwo = simulation.rules.players == 2
    margin = areTwo ? Summary(figures.margin) : nil
    secondScore = areTwo ? Self.secondScore(in: figures) : nil
    check = predictions.map { TheoryCheck($0, of: quantities) }
  }

  private static func secondScore(in tally: Tally) -> Summary? {
    tally.games == 0 ? Summary(Histogram()) : tally.secondScore.map { Summary($0) }
  }

  /// True if the run was interrupted, so that games are missing.
  public var isIncomplete: Bool { tally.games < head.games }

  /// Returns the times, which follow exactly from the flips at peek, peek + t, peek + 2t ….
  private static func seconds(of flips: Histogram, in simulation: Simulation) -> Summary {
    let peek = simulation.rules.peek.clampedNanoseconds
    let step = simulation.flipTime.clampedNanoseconds
    let unit = max(1, Int64(UnitScale.greatestCommonDivisor(Int(peek), Int(step))))
    let entries = flips.entries.map { flips, count in
      (value: flips == 0 ? 0 : Int(peek / unit) + (flips - 1) * Int(step / unit), count: count)
    }
    return Summary(entries: entries, scale: UnitScale(nanoseconds: unit))
  }

  /// The report in version 2 of its schema: the description of the run and the results.
  ///
  /// Version 1 had no head; seed, deck, rules and players were among the results.
  public var json: JSON {
    var members: [(String, JSON)] = [
      ("version", .int(2)),
      ("head", head.json),
      ("games", .int(tally.games)),
      ("unfinished", .int(tally.unfinished)),
      ("incomplete", .bool(isIncomplete)),
    ]
    members += quantities.map { ($0.name, $0.summary.json) }
    if let check { members.append(("check", check.json)) }
    return .members(members)
  }

  /// The summaries by name.
  public var quantities: [(name: String, summary: Summary)] {
    let all = [
      ("turns", turns), ("score", score), ("flips", flips), ("lucky", lucky),
      ("seconds", seconds),
    ]
    let ofTwo = [("margin", margin), ("score2", secondScore)]
    return all + ofTwo.compactMap { name, summary in summary.map { (name, $0) } }
  }
}

extension Summary {
  var json: JSON {
    .object([
      "mean": number(mean), "sd": number(sd), "se": number(se),
      "low": number(low), "high": number(high),
      "min": number(minimum), "max": number(maximum),
      "sum": .string(scale.decimal(sum)),
      "sumOfSquares": sumOfSquares.flatMap(scale.decimal(ofSquare:)).map { .string($0) } ?? .null,
      "quantiles": .members(
        [5, 25, 50, 75, 95, 99].map { (String($0), number(quantile($0))) }),
      "histogram": .array(entries.map { .array([number($0.value), .int($0.count)]) }),
    ])
  }

  private func number(_ value: Double?) -> JSON { value.map { .double($0) } ?? .null }

  private func number(_ value: Int?) -> JSON {
    value.map { .number(decimal($0)) } ?? .null
  }
}
