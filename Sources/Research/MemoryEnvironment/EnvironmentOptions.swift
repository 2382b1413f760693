public import MemoryEngine

/// What a vector environment plays, and how many games of it.
public struct EnvironmentOptions: Hashable, Sendable {
  /// How many games are stepped at once; 1...1,000,000.
  public var games = 1
  /// Which of a seed's games the first place begins with; place p begins with `firstGame` + p.
  public var firstGame: UInt64 = 0
  /// How far a place's next game is from its last one; `nil` for `games`.
  ///
  /// So environments that share a run among them never play a game twice: each has a first game of
  /// its own, and the stride is the number of games of all.
  public var gameStride: UInt64?
  /// What counts as a move, and what it brings.
  public var moves = Moves.memorize
  /// Who resets games that are over.
  public var autoreset = Autoreset.disabled
  /// How many kinds the deck has; at least one.
  public var kinds = 8
  /// How many cards each kind has: a multiple of the match size.
  public var copies = 2
  /// Cards to a match, points, penalty and bonus; one player, without a peek or a limit.
  public var rules = Rules.relaxed
  /// The time from flip to flip, on which only the bonus depends; up to a day.
  public var flipTime = Duration.seconds(1)
  /// After so many steps a game is truncated; `nil` for twice the number of cards.
  public var horizon: Int?

  /// One game of eight pairs without a bonus, whose caller resets it.
  public init() {}

  /// What a card that may not be turned comes to, and what is rewarded.
  public enum Moves: Int32, CaseIterable, Sendable {
    /// As `MemoryGame.choose`: such a card is ignored, and a flip's points are its reward.
    ///
    /// A matched pair leaves the table with the next flip.
    case memorize
    /// As in POPGym's Concentration: such a card costs, and ends the turn.
    ///
    /// A match brings 1 / (cards / 2), a miss -2 / horizon; a turn that a matched card ends costs
    /// 1 / horizon for each of its cards, as does one that turns a card twice. Matched cards stay,
    /// face up. The points of `rules` count for nothing.
    case concentration
  }

  /// Who resets a game that is over.
  public enum Autoreset: Int32, CaseIterable, Sendable {
    /// The caller; to step a game that is over is an error.
    case disabled
    /// The step after the last one, whose action then counts for nothing.
    case nextStep
    /// The last step itself; what it led to is in `finalObservations`.
    case sameStep
  }

  /// How many cards each game has.
  public var cards: Int { kinds * copies }
}

extension EnvironmentOptions {
  /// At most this many cards have all games together: with their state they take half a gigabyte.
  static let mostCards = 1 << 24

  /// The number of steps after which a game is truncated.
  var steps: Int { horizon ?? 2 * cards }

  /// The distance from a place's game to its next one.
  var stride: UInt64 { gameStride ?? UInt64(games) }

  /// Refuses what cannot be played; beyond it no arithmetic overflows.
  func validate() throws(EnvironmentError) {
    try check("games", games, 1...1_000_000)
    try check("kinds", kinds, 1...Deck<Int>.maximumCardCount)
    try check("copies", copies, 1...Deck<Int>.maximumCardCount)
    try check("kinds times copies", cards, 1...Deck<Int>.maximumCardCount)
    try check("cards of all games", games * cards, 1...Self.mostCards)
    do { try rules.validate() } catch { throw .rules(error) }
    try check("players", rules.players, 1...1)
    if moves == .concentration { try check("matchSize", rules.matchSize, 2...2) }
    guard copies.isMultiple(of: rules.matchSize) else {
      throw .copiesNotInMatches(copies, matchSize: rules.matchSize)
    }
    guard rules.peek == .zero, rules.limit == nil else { throw .peekOrLimit }
    guard Rules.Range.pause.contains(flipTime) else {
      throw .rules(RulesError(field: "flipTime", value: flipTime, allowed: Rules.Range.pause))
    }
    try check("horizon", steps, 1...1_000_000_000)
  }

  private func check(
    _ name: String, _ value: Int, _ range: ClosedRange<Int>
  ) throws(EnvironmentError) {
    guard !range.contains(value) else { return }
    throw .option(name, value, range)
  }
}
