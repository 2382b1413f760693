public import MemoryEngine

/// The options of a vector environment: its games, and their number.
public struct EnvironmentOptions: Hashable, Sendable {
  /// The number of games that are stepped at once; 1...1,000,000.
  public var games = 1
  /// The number of the seed's game at the first place; place p begins with `firstGame` + p.
  public var firstGame: UInt64 = 0
  /// The distance from a place's game to its next one; `nil` for `games`.
  ///
  /// Environments that share a run never play a game twice if each has a first game of its own, and
  /// the stride is the number of games of all.
  public var gameStride: UInt64?
  /// The kind of moves and rewards.
  public var moves = Moves.memorize
  /// The time at which games that are over are reset.
  public var autoreset = Autoreset.disabled
  /// The number of kinds in the deck; at least one.
  public var kinds = 8
  /// The number of cards of each kind: a multiple of the match size.
  public var copies = 2
  /// The rules: match size, points, penalty and bonus, for one player, without a peek or a limit.
  public var rules = Rules.relaxed
  /// The time from flip to flip, which only affects the bonus; up to a day.
  public var flipTime = Duration.seconds(1)
  /// The number of steps after which a game is truncated; `nil` for twice the number of cards.
  public var horizon: Int?

  /// Creates the options of one game of eight pairs without a bonus, which the caller resets.
  public init() {}

  /// The kind of moves: the effect of an invalid card, and the rewards.
  public enum Moves: Int32, CaseIterable, Sendable {
    /// The moves of `MemoryGame.choose`: an invalid card is ignored, and a flip's points are its
    /// reward.
    ///
    /// A matched pair leaves the table with the next flip.
    case memorize
    /// The moves of POPGym's Concentration: an invalid card has a cost, and ends the turn.
    ///
    /// A match brings 1 / (cards / 2), a miss -2 / horizon; a turn that a matched card ends costs
    /// 1 / horizon for each of its cards, as does one that turns a card twice. Matched cards stay,
    /// face up. The points of `rules` are not used.
    case concentration
  }

  /// The time at which a game that is over is reset.
  public enum Autoreset: Int32, CaseIterable, Sendable {
    /// Never: the caller resets games, and stepping a game that is over is an error.
    case disabled
    /// The step after the last one, which ignores its action.
    case nextStep
    /// The last step itself; its observation is in `finalObservations`.
    case sameStep
  }

  /// The number of cards in each game.
  public var cards: Int { kinds * copies }
}

extension EnvironmentOptions {
  /// The largest number of cards in all games, which take half a gigabyte with their state.
  static let mostCards = 1 << 24

  /// The number of steps after which a game is truncated.
  var steps: Int { horizon ?? 2 * cards }

  /// The distance from a place's game to its next one.
  var stride: UInt64 { gameStride ?? UInt64(games) }

  /// Throws for options that cannot be played; valid ones never overflow.
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
