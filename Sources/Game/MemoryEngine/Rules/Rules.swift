/// What counts as a match, what it is worth, and when the game ends.
///
/// The defaults are the rules of Stanford's CS193p "Memorize", 2023, in exact arithmetic. A game
/// refuses rules that `validate()` refuses, so its arithmetic can never overflow.
public struct Rules: Hashable, Sendable {
  /// Cards that make a match, 2...8.
  public var matchSize = 2
  /// Points for a match, before its bonus.
  public var matchPoints = 2
  /// Points lost per card of a miss that had been seen before.
  public var missPenalty = 1
  /// How long each card brings a bonus; zero for none.
  public var bonusLimit: Duration = .seconds(6)
  /// Players around one table, 1...8.
  public var players = 1
  /// Whether a match gives its player another turn.
  public var matchKeepsTurn = true
  /// How long all cards lie open at the start.
  ///
  /// No clock runs meanwhile and no card becomes seen.
  public var peek: Duration = .zero
  /// What ends the game before the last match, if anything.
  public var limit: Limit?

  /// The rules of the course.
  public init() {}
}

extension Rule {
  /// Every rule, in the order in which files spell them.
  ///
  /// All that reads, writes, checks or explains rules goes by this table.
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
    Rule("peek", .duration(\.peek, Rules.Range.pause), "How long all cards lie open at the start"),
    Rule("limit", .limit(\.limit), "End the game before the last match"),
  ]

  /// How many play.
  public static let players = Rule(
    "players", .number(\.players, Rules.Range.players), "Players around one table")
}

extension Rules {
  /// The ranges of the numbers.
  ///
  /// Within these, scores stay far below 2^63 for more turns than anyone can play.
  public enum Range {
    /// Cards that make a match, and so flips of a turn.
    public static let matchSize = 2...8
    /// Points for a match, or off for a card of a miss.
    public static let points = 0...1_000_000
    /// Players around one table.
    public static let players = 1...8
    /// Turns or misses to which a game can be limited.
    public static let count = 1...1_000_000_000_000
    /// A bonus, a peek, or the time from flip to flip: up to a day.
    public static let pause = Duration.zero...Duration.seconds(86_400)
    /// The time to which a game can be limited: up to a year.
    public static let time = Duration.nanoseconds(1)...Duration.seconds(365 * 86_400)
  }
}
