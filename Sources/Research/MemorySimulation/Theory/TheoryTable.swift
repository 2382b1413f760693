public import PlainJSON

/// A table of exact results for a range of pairs.
public enum TheoryTable: Sendable {
  /// The results of a perfect memory, with an entry for each number of pairs.
  case perfect([PerfectTheory])
  /// The results of random players, for numbers of pairs in 1...32,767.
  case random(ClosedRange<Int>)
  /// The results of two strategists, for numbers of pairs that the theory solves.
  case twoPlayers(TwoPlayerTheory, ClosedRange<Int>)

  /// The table in version 1 of its schema.
  ///
  ///     {"version":1,"player":"perfect","players":1,"theory":[{"pairs":4,
  ///      "turns":{"mean":5.92…,"exactMean":"622/105","variance":…,"sd":…,
  ///               "distribution":[[4,0.0095…],[5,…],…]},
  ///      "lucky":{"mean":…,"variance":…,"sd":…,"distribution":[[0,…],…]}},…]}
  ///
  /// For `random` there are turns without a distribution. For two players, called `strategist`,
  /// there are the first player's `margin` in pairs, like turns without a distribution, and by the
  /// number of known cards from 0 on the best `moves` (0, 1 or 2 new cards shown) and their
  /// `values` for the player to move, as long as only single cards are known.
  public var json: JSON {
    .object([
      "version": .int(1), "player": .string(player), "players": .int(players),
      "theory": .array(entries),
    ])
  }

  private var player: String {
    switch self {
    case .perfect: "perfect"
    case .random: "random"
    case .twoPlayers: "strategist"
    }
  }

  private var players: Int {
    if case .twoPlayers = self { 2 } else { 1 }
  }

  private var entries: [JSON] {
    switch self {
    case .perfect(let theories): theories.map(\.json)
    case .random(let range): range.map { RandomTheory(pairs: $0).json(pairs: $0) }
    case .twoPlayers(let theory, let range): range.map { theory.json(pairs: $0) }
    }
  }
}

extension PerfectTheory {
  fileprivate var json: JSON {
    .object([
      "pairs": .int(pairs),
      "turns": .members(
        moments(turns.mean, exactly: "\(meanTurns)", turns.variance) + [turns.member]),
      "lucky": .members(moments(lucky.mean, lucky.variance) + [lucky.member]),
    ])
  }
}

extension Distribution {
  fileprivate var member: (String, JSON) {
    ("distribution", .array(entries.map { .array([.int($0.value), .double($0.chance)]) }))
  }
}

extension RandomTheory {
  fileprivate func json(pairs: Int) -> JSON {
    let turns = moments(Double(meanTurns), exactly: "\(meanTurns)", varianceOfTurns)
    return .object(["pairs": .int(pairs), "turns": .members(turns)])
  }
}

extension TwoPlayerTheory {
  fileprivate func json(pairs: Int) -> JSON {
    let start = start(pairs: pairs)
    return .object([
      "pairs": .int(pairs),
      "margin": .members(
        moments(start.value.double, exactly: "\(start.value)", start.variance)),
      "moves": .array((0...pairs).map { .int(move(pairs: pairs, known: $0).rawValue) }),
      "values": .array((0...pairs).map { .double(value(pairs: pairs, known: $0)) }),
    ])
  }
}

private func moments(
  _ mean: Double, exactly exact: String? = nil, _ variance: Double
) -> [(String, JSON)] {
  let exactMean = exact.map { [("exactMean", JSON.string($0))] } ?? []
  let spread = [("variance", JSON.double(variance)), ("sd", .double(variance.squareRoot()))]
  return [("mean", .double(mean))] + exactMean + spread
}
