public import MemoryEngine

/// Many games of one deck and one set of rules, played by one player or two without a screen.
///
/// Game i depends on the seed and on i alone, so any split of the games adds up to the same.
public struct Simulation: Sendable {
  /// How many kinds the deck has.
  public let kinds: Int
  /// Cards of each kind.
  public let copies: Int
  /// What is played by.
  public let rules: Rules
  /// What gives the deals and the players' chance.
  public let seed: Seed
  /// One that plays for all, or one for each of two players; any may be `.custom(_:make:)`.
  public let players: [PlayerChoice]
  /// The time from flip to flip, in whole nanoseconds up to a day.
  public let flipTime: Duration
  /// A game with more choices than this is stopped and counted as unfinished.
  public let flipCap: Int
  let deck: Deck<Int>
  /// What a strategist plays by; solved once for all games.
  let theory: TwoPlayerTheory?
  /// Starts another program that plays, by its command.
  let connect: (@Sendable (_ command: String) -> ExternalLine)?

  /// Takes a deck of equal kinds.
  ///
  /// `connect` is called for each external player, whenever games are played and on any thread; a
  /// line of its own is needed every time.
  ///
  /// - Throws: `RulesError`, also for the flip time; `DeckError` when there is no such deck or the
  ///   rules do not fit it; `PlayersError` when the rules are not for such players.
  public init(
    kinds: Int, copies: Int, rules: Rules, seed: Seed, players: [PlayerChoice],
    flipTime: Duration = .seconds(1),
    connecting connect: (@Sendable (_ command: String) -> ExternalLine)? = nil
  ) throws {
    try rules.validate()
    guard Rules.Range.pause.contains(flipTime) else {
      throw RulesError(field: "flipTime", value: flipTime, allowed: Rules.Range.pause)
    }
    guard kinds <= Deck<Int>.maximumCardCount else {
      throw DeckError.tooManyCards(kind: Deck<Int>.maximumCardCount)
    }
    deck = try Deck(setsOf: 0..<max(0, kinds), copies: copies)
    try deck.check(matchSize: rules.matchSize)
    try players.check(rules, kinds: kinds, copies: copies)
    if connect == nil, players.contains(where: \.isExternal) {
      throw PlayersError.noExternalPlayers
    }
    self.connect = connect
    theory = players.contains(.strategist) ? TwoPlayerTheory(pairs: kinds) : nil
    self.kinds = kinds
    self.copies = copies
    self.rules = rules
    self.seed = seed
    self.players = players
    self.flipTime = .nanoseconds(flipTime.clampedNanoseconds)
    let turns = Self.turnCap(matches: kinds * copies / rules.matchSize, rules.matchSize)
    flipCap = turns.multipliedReportingOverflow(by: rules.matchSize).partialValue
  }

  /// A hundred times the turns that a random player needs on average.
  ///
  /// With m matches left of cards that match in k, its chance is 1 in C(km - 1, k - 1) when every
  /// kind has k copies; for pairs that sums to n², so the cap is 100 n².
  private static func turnCap(matches: Int, _ matchSize: Int) -> Int {
    let most = 1e15
    var turns = 0.0
    for left in 1...matches where turns < most {
      turns += (1..<matchSize).reduce(1.0) { $0 * Double(matchSize * left - $1) / Double($1) }
    }
    return Int(min(most, (100 * turns).rounded(.up)))
  }
}
