import MemoryEngine

extension Option<Rules> {
  static var rules: Self {
    Self(
      "rules", short: "r", .preset, in: .rules, "Play by the rules of a preset",
      default: "course")
  }
}

extension Option<Int> {
  static var matchSize: Self {
    Self(
      "match-size", .integer(Rules.Range.matchSize), in: .singleRules,
      "Cards that make a match")
  }
  static var players: Self {
    Self("players", .integer(Rules.Range.players), in: .singleRules, "Players around one table")
  }
  static var matchPoints: Self {
    Self("match-points", .integer(Rules.Range.points), in: .singleRules, "Points for a match")
  }
  static var missPenalty: Self {
    Self(
      "miss-penalty", .integer(Rules.Range.points), in: .singleRules,
      "Points off for each seen card of a miss")
  }
}

extension Option<Bool> {
  static var matchKeepsTurn: Self {
    Self("match-keeps-turn", .yesOrNo, in: .singleRules, "Whether a match gives another turn")
  }
}

extension Option<Duration> {
  static var bonusLimit: Self {
    Self(
      "bonus-limit", .duration(Rules.Range.pause), in: .singleRules,
      "How long each card brings a bonus")
  }
  static var peek: Self {
    Self(
      "peek", .duration(Rules.Range.pause), in: .singleRules,
      "How long all cards lie open at the start")
  }
}

extension Option<Rules.Limit?> {
  static var limit: Self {
    Self("limit", .limit, in: .singleRules, "End the game before the last match")
  }
}

extension Rules {
  /// The preset, changed by the single rules, in whatever order they were typed.
  ///
  /// They are always valid: each option takes the range that `validate()` checks.
  ///
  /// - Parameters:
  ///   - given: What was typed.
  ///   - preset: The preset, where more than the command line decides about it.
  /// - Throws: `UsageError` for a value that is none, or a peek that outlasts the game.
  init(_ given: GivenArguments, over preset: Rules? = nil) throws(UsageError) {
    if let preset { self = preset } else { self = try given[.rules] ?? .course }
    matchSize = try given[.matchSize] ?? matchSize
    matchPoints = try given[.matchPoints] ?? matchPoints
    missPenalty = try given[.missPenalty] ?? missPenalty
    bonusLimit = try given[.bonusLimit] ?? bonusLimit
    players = try given[.players] ?? players
    matchKeepsTurn = try given[.matchKeepsTurn] ?? matchKeepsTurn
    peek = try given[.peek] ?? peek
    limit = try given[.limit] ?? limit
    if case .time(let time) = limit, time <= peek { throw .peekUntilTheEnd }
  }
}
