import MemoryEngine
public import PlainJSON

/// The report of a simulation.
///
/// There are no figures without games, or if no card was turned in any of them; and no score of a
/// second player who never turned a card.
public struct Report: Sendable {
  /// The description of the run.
  public let head: RunHead
  /// The simulation that was played.
  public let simulation: Simulation
  /// The sums, from which all figures are derived.
  public let tally: Tally
  /// The turns of a game, of all players.
  public let turns: Summary
  /// The points; of several players those of the first.
  public let score: Summary
  /// The accepted choices of a game.
  public let flips: Summary
  /// The matches of a game whose last card had never been seen before.
  public let lucky: Summary
  /// The game time of the last flip in seconds.
  public let seconds: Summary
  /// The matches of the first player minus those of the second, if there are two.
  public let margin: Summary?
  /// The score of the second player, if there are two and it is known.
  public let secondScore: Summary?
  /// The comparison with theory, if it was requested.
  public private(set) var check: TheoryCheck?

  /// - Parameters:
  ///   - simulation: The simulation that was played.
  ///   - tally: The sum of the games.
  ///   - head: The description of the run; nil for just these games.
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
