public import MemoryEngine
public import PlainJSON

/// What a simulation says at the end.
public struct Report: Sendable {
  public let simulation: Simulation
  public let tally: Tally
  /// Whether it was interrupted, so that games are missing.
  public let isIncomplete: Bool
  public let turns: Summary
  public let score: Summary
  public let flips: Summary
  public let lucky: Summary
  /// Game time in seconds: the last flip's.
  public let seconds: Summary
  /// The first player's matches less the second's, where there are two.
  public let margin: Summary?
  /// How far all this is from theory, where that was asked for.
  public private(set) var check: TheoryCheck?

  /// - Parameters:
  ///   - simulation: What was played.
  ///   - tally: What came of it.
  ///   - isIncomplete: Whether games are missing.
  ///   - predictions: What to compare with, if anything.
  public init(
    _ simulation: Simulation, _ tally: Tally, isIncomplete: Bool = false,
    comparedWith predictions: [Prediction]? = nil
  ) {
    self.simulation = simulation
    self.tally = tally
    self.isIncomplete = isIncomplete
    turns = Summary(tally.turns)
    score = Summary(tally.score)
    flips = Summary(tally.flips)
    lucky = Summary(tally.lucky)
    seconds = Self.seconds(of: tally.flips, in: simulation)
    margin = simulation.rules.players == 2 ? Summary(tally.margin) : nil
    check = predictions.map { TheoryCheck($0, of: quantities) }
  }

  /// Flips come at peek, peek + t, peek + 2t …, so the times follow from the flips exactly.
  private static func seconds(of flips: Histogram, in simulation: Simulation) -> Summary {
    let peek = simulation.rules.peek.clampedNanoseconds
    let step = simulation.flipTime.clampedNanoseconds
    let unit = max(1, Int64(Scale.greatestCommonDivisor(Int(peek), Int(step))))
    let entries = flips.entries.map { flips, count in
      (value: flips == 0 ? 0 : Int(peek / unit) + (flips - 1) * Int(step / unit), count: count)
    }
    return Summary(entries: entries, scale: Scale(nanoseconds: unit))
  }

  /// Version 1 of the schema; one player is its `player`, two are the list `players`.
  public var json: JSON {
    var members: [(String, JSON)] = [
      ("version", .int(1)),
      ("games", .int(tally.games)),
      ("unfinished", .int(tally.unfinished)),
      ("incomplete", .bool(isIncomplete)),
      ("seed", .string(simulation.seed.text)),
      ("deck", .object(["kinds": .int(simulation.kinds), "copies": .int(simulation.copies)])),
      ("rules", simulation.rules.json),
      simulation.playerMember,
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
    return all + (margin.map { [("margin", $0)] } ?? [])
  }
}

extension Simulation {
  /// Who plays, as reports and shards spell it: `player` or, of two, the list `players`.
  var playerMember: (String, JSON) {
    players.count == 1
      ? ("player", .string(players[0].name))
      : ("players", .array(players.map { .string($0.name) }))
  }
}

extension Rules {
  /// Spelled as in records; durations are whole nanoseconds.
  public var json: JSON {
    .object([
      "matchSize": .int(matchSize),
      "matchPoints": .int(matchPoints),
      "missPenalty": .int(missPenalty),
      "bonusLimit": .int(Int(bonusLimit.clampedNanoseconds)),
      "players": .int(players),
      "matchKeepsTurn": .bool(matchKeepsTurn),
      "peek": .int(Int(peek.clampedNanoseconds)),
      "limit": limit?.json ?? .null,
    ])
  }
}

extension Rules.Limit {
  fileprivate var json: JSON {
    switch self {
    case .turns(let turns): .object(["turns": .int(turns)])
    case .misses(let misses): .object(["misses": .int(misses)])
    case .time(let time): .object(["time": .int(Int(time.clampedNanoseconds))])
    }
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
