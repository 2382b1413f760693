/// The rules: the size of a match, its points, and the end of the game.
///
/// The defaults are the rules of Stanford's CS193p "Memorize", 2023, in exact arithmetic. A game
/// only takes rules that `validate()` accepts, so that its arithmetic never overflows.
public struct Rules: Hashable, Sendable {
  /// The number of cards in a match, 2...8.
  public var matchSize = 2
  /// The points for a match, before its bonus.
  public var matchPoints = 2
  /// The points lost per card of a miss that had been seen before.
  public var missPenalty = 1
  /// The time in which a card earns a bonus; zero for none.
  public var bonusLimit: Duration = .seconds(6)
  /// The number of players, 1...8.
  public var players = 1
  /// True if a match gives its player another turn.
  public var matchKeepsTurn = true
  /// The time during which all cards are face up at the start.
  ///
  /// No clock runs during the peek, and no card becomes seen.
  public var peek: Duration = .zero
  /// The limit that ends the game before the last match, if any.
  public var limit: Limit?

  /// Creates the rules of the course.
  public init() {}
}

extension Rule {
  /// All rules, in the order of files.
  ///
  /// Everything that reads, writes, checks or explains rules uses this table.
  public static let all = [
    Rule("matchSize", .number(\.matchSize, Rules.Range.matchSize), "Cards that make a match"),
    Rule("matchPoints", .number(\.matchPoints, Rules.Range.points), "Points for a match"),
    Rule(
      "missPenalty", .number(\.missPenalty, Rules.Range.points),
      "Points off for each seen card of a miss"),
    Rule(
      "bonusLimit", .duration(\.bonusLimit, Rules.Range.pause),
      "How long each card brings a bonus"),
    players,
    Rule("matchKeepsTurn", .yesOrNo(\.matchKeepsTurn), "Whether a match gives another turn"),
    Rule("peek", .duration(\.peek, Rules.Range.pause), "How long all cards are shown at the start"),
    Rule("limit", .limit(\.limit), "End the game before the last match"),
  ]

  /// The number of players.
  public static let players = Rule(
    "players", .number(\.players, Rules.Range.players), "Players around one table")
}

extension Rules {
  /// The allowed ranges of the rules' values.
  ///
  /// Within these, scores stay far below 2^63 for more turns than anyone can play.
  public enum Range {
    /// The number of cards in a match, which is the number of flips in a turn.
    public static let matchSize = 2...8
    /// The points for a match, or those lost per card of a miss.
    public static let points = 0...1_000_000
    /// The number of players.
    public static let players = 1...8
    /// The number of turns or misses of a limit.
    public static let count = 1...1_000_000_000_000
    /// The time of a bonus or a peek, or between two flips: up to a day.
    public static let pause = Duration.zero...Duration.seconds(86_400)
    /// The time of a time limit: up to a year.
    public static let time = Duration.nanoseconds(1)...Duration.seconds(365 * 86_400)
  }
}
