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

  /// Reaching it ends the game unfinished, unless the same turn completes the game.
  public enum Limit: Hashable, Sendable {
    case turns(Int)
    case misses(Int)
    /// Counts from the deal, peek included; a flip at this time or later is ignored.
    case time(Duration)
  }

  public init() {}
}

extension Rules {
  /// The 2023 course: matches 2, seen cards -1, six seconds of bonus a card.
  public static let course = Rules()

  /// No bonus and no penalty.
  public static var relaxed: Rules {
    var rules = Rules()
    rules.bonusLimit = .zero
    rules.missPenalty = 0
    return rules
  }

  /// Several players at one keyboard.
  public static func hotSeat(_ players: Int) -> Rules {
    var rules = Rules()
    rules.players = players
    return rules
  }

  /// The course's rules against the clock.
  public static func timeAttack(_ time: Duration) -> Rules {
    var rules = Rules()
    rules.limit = .time(time)
    return rules
  }

  /// The course's rules with three cards to a match.
  public static var triples: Rules {
    var rules = Rules()
    rules.matchSize = 3
    return rules
  }
}
