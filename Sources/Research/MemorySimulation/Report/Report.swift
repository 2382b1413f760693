import MemoryEngine
public import PlainJSON

/// What a simulation says at the end.
///
/// There are no figures without games, or if no card was turned in any of them; nor is there a score
/// of a second player who never turned a card.
public struct Report: Sendable {
  /// What was asked for.
  public let head: RunHead
  /// What was played.
  public let simulation: Simulation
  /// The sums from which all else follows.
  public let tally: Tally
  /// Turns of a game, of all players together.
  public let turns: Summary
  /// Points; of several players, the first's.
  public let score: Summary
  /// Accepted choices of a game.
  public let flips: Summary
  /// Matches of a game whose last card had never been seen before.
  public let lucky: Summary
  /// Game time in seconds: the last flip's.
  public let seconds: Summary
  /// The first player's matches less the second's, where there are two.
  public let margin: Summary?
  /// The second player's score, where there are two and it is known.
  public let secondScore: Summary?
  /// How far all this is from theory, where that was asked for.
  public private(set) var check: TheoryCheck?

  /// - Parameters:
  ///   - simulation: What was played.
  ///   - tally: What came of it.
  ///   - head: What was asked for; without it, just these games.
  ///   - predictions: What to compare with, if anything.
  public init(
    _ simulation: Simulation, _ tally: Tally, under head: RunHead? = nil,
    comparedWith predictions: [Prediction]? = nil
  ) {
    self.head = head ?? RunHead(simulation, games: tally.games)
    self.simulation = simulation
    self.tally = tally
    // Zeros that no card stands behind are no figures, as of a program that never answers.
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

  /// Whether it was interrupted, so that games are missing.
  public var isIncomplete: Bool { tally.games < head.games }

  /// Flips come at peek, peek + t, peek + 2t …, so the times follow from the flips exactly.
  private static func seconds(of flips: Histogram, in simulation: Simulation) -> Summary {
    let peek = simulation.rules.peek.clampedNanoseconds
    let step = simulation.flipTime.clampedNanoseconds
    let unit = max(1, Int64(UnitScale.greatestCommonDivisor(Int(peek), Int(step))))
    let entries = flips.entries.map { flips, count in
      (value: flips == 0 ? 0 : Int(peek / unit) + (flips - 1) * Int(step / unit), count: count)
    }
    return Summary(entries: entries, scale: UnitScale(nanoseconds: unit))
  }

  /// Version 2 of the schema: what was asked for, and what came of it.
  ///
  /// Version 1 had no head; seed, deck, rules and players stood beside the results.
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

  /// All that is summed up, by name.
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
