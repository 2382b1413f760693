import CommandLineKit
import MemoryEngine

extension Option<Rules?> {
  static var rules: Self {
    Self(
      "rules", short: "r", .preset, in: .rules, "Play by the rules of a preset",
      default: "course")
  }
}

extension Option<Int?> {
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

extension Option<Bool?> {
  static var matchKeepsTurn: Self {
    Self("match-keeps-turn", .yesOrNo, in: .singleRules, "Whether a match gives another turn")
  }
}

extension Option<Duration?> {
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

extension Option<Rules.Limit??> {
  static var limit: Self {
    Self("limit", .limit, in: .singleRules, "End the game before the last match")
  }
}

/// What the command line says about rules: a preset, and single rules on top of it.
struct RuleOptions: Sendable {
  var preset: Rules?
  var matchSize: Int?
  var players: Int?
  var matchKeepsTurn: Bool?
  var bonusLimit: Duration?
  var matchPoints: Int?
  var missPenalty: Int?
  var peek: Duration?
  var limit: Rules.Limit??

  /// The course's rules.
  init() {}

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    preset = try arguments[.rules]
    matchSize = try arguments[.matchSize]
    players = try arguments[.players]
    matchKeepsTurn = try arguments[.matchKeepsTurn]
    bonusLimit = try arguments[.bonusLimit]
    matchPoints = try arguments[.matchPoints]
    missPenalty = try arguments[.missPenalty]
    peek = try arguments[.peek]
    limit = try arguments[.limit]
  }
}

extension Rules {
  /// The preset, changed by the single rules, in whatever order they were typed.
  ///
  /// They are always valid: each option takes the range that `validate()` checks.
  ///
  /// - Parameters:
  ///   - options: What was typed.
  ///   - preset: The preset, where more than the command line decides about it.
  /// - Throws: `UsageError` for a peek that outlasts the game.
  init(_ options: RuleOptions, over preset: Rules? = nil) throws(UsageError) {
    self = preset ?? options.preset ?? .course
    matchSize = options.matchSize ?? matchSize
    matchPoints = options.matchPoints ?? matchPoints
    missPenalty = options.missPenalty ?? missPenalty
    bonusLimit = options.bonusLimit ?? bonusLimit
    players = options.players ?? players
    matchKeepsTurn = options.matchKeepsTurn ?? matchKeepsTurn
    peek = options.peek ?? peek
    limit = options.limit ?? limit
    if case .time(let time) = limit, time <= peek { throw .peekUntilTheEnd }
  }
}
