import MemoryEngine
import PlainJSON

extension Tally {
  private static let names = [
    "games", "unfinished", "turns", "score", "flips", "lucky", "margin",
  ]
  fileprivate static let scores = -(1 << 60)...1 << 60

  /// The exact counts as JSON.
  var json: JSON {
    let more = secondScore.map { [("score2", $0.json)] } ?? []
    return .members(membersOfVersion1 + more)
  }

  /// The members without those that summaries of version 1 do not have.
  var membersOfVersion1: [(String, JSON)] {
    [
      ("games", .int(games)),
      ("unfinished", .int(unfinished)),
      ("turns", turns.json),
      ("score", score.json),
      ("flips", flips.json),
      ("lucky", lucky.json),
      ("margin", margin.json),
    ]
  }

  /// Decodes the tally of a shard, and throws for values that its games cannot have.
  ///
  /// Version 1 does not have the second score of two players; since version 3 it is empty if the
  /// second player turned no card.
  init(_ field: JSONField, of shard: Shard, version: Int) throws(JSONError) {
    let fields = try field.object()
    let hasSecondScore = version > 1 && shard.run.simulation.rules.players == 2
    try fields.allowOnly(Self.names + (hasSecondScore ? ["score2"] : []))
    let count = shard.games.count
    let simulation = shard.run.simulation
    let flips = 0...simulation.mostFlips
    let matches = simulation.kinds * simulation.copies / simulation.rules.matchSize
    self.init(
      games: try fields["games"].int(in: count...count),
      unfinished: try fields["unfinished"].int(in: 0...count),
      turns: try Histogram(fields["turns"], of: count, in: flips),
      score: try Histogram(fields["score"], of: count, in: Self.scores),
      flips: try Histogram(fields["flips"], of: count, in: flips),
      lucky: try Histogram(fields["lucky"], of: count, in: 0...matches),
      margin: try Histogram(fields["margin"], of: count, in: -matches...matches),
      secondScore: hasSecondScore
        ? try Histogram(secondScore: fields["score2"], of: count, version: version) : nil)
  }
}

extension Simulation {
  /// The largest number of flips, by the cap and the limit of 2^62 nanoseconds.
  fileprivate var mostFlips: Int {
    let step = max(1, Int(flipTime.clampedNanoseconds))
    return min(flipCap, ((1 << 62) - Int(rules.peek.clampedNanoseconds)) / step + 1)
  }
}

extension Histogram {
  fileprivate init(secondScore field: JSONField, of games: Int, version: Int) throws(JSONError) {
    if version > 2, field.value == .array([]) {
      self.init()
    } else {
      try self.init(field, of: games, in: Tally.scores)
    }
  }

  fileprivate var json: JSON {
    .array(entries.map { .array([.exact($0.value), .exact($0.count)]) })
  }

  fileprivate init(
    _ field: JSONField, of games: Int, in values: ClosedRange<Int>
  ) throws(JSONError) {
    self.init()
    let error = field.wrong("the counts of \(games) games, smallest value first")
    guard case .array(let pairs) = field.value else { throw error }
    var left = games
    var latest: Int?
    for pair in pairs {
      guard case .array(let pair) = pair, pair.count == 2, let value = pair[0].exactInt,
        let count = pair[1].exactInt, values.contains(value), (1...max(1, left)).contains(count),
        latest.map({ $0 < value }) ?? true
      else { throw error }
      add(value, times: count)
      left -= count
      latest = value
    }
    guard left == 0 else { throw error }
  }
}

extension JSON {
  /// Returns a whole number that any reader decodes exactly: beyond 2^53, where some use floating
  /// point, as a string of digits.
  static func exact(_ number: Int) -> JSON {
    number.magnitude > 1 << 53 ? .string(String(number)) : .int(number)
  }

  /// The number that `exact` encoded as this JSON value; nil for other values.
  var exactInt: Int? {
    switch self {
    case .number(let digits):
      Int(digits).flatMap { $0.magnitude > 1 << 53 ? nil : $0 }
    case .string(let digits):
      Int(digits).flatMap { $0.magnitude > 1 << 53 && String($0) == digits ? $0 : nil }
    default: nil
    }
  }
}
