public import MemoryEngine

/// Many games of one deck and one set of rules, played by one player or two without a screen.
///
/// Game i only depends on the seed and on i, so that any split of the games gives the same sum.
public struct Simulation: Sendable {
  /// The number of kinds in the deck.
  public let kinds: Int
  /// The number of cards of each kind.
  public let copies: Int
  /// The rules of the games.
  public let rules: Rules
  /// The seed of the deals and of the players' random numbers.
  public let seed: Seed
  /// The players: one for all seats, or one for each of two; any may be `.custom(_:make:)`.
  public let players: [PlayerChoice]
  /// The time from flip to flip, in whole nanoseconds up to a day.
  public let flipTime: Duration
  /// The number of choices after which a game is stopped and counted as unfinished.
  public let flipCap: Int
  let deck: Deck<Int>
  /// The theory for strategists, solved once for all games.
  let theory: TwoPlayerTheory?
  /// A closure that returns a connection to the external player that a command starts.
  let connect: (@Sendable (_ command: String) -> ExternalLine)?

  /// Creates a simulation with a deck of equal kinds.
  ///
  /// `connect` is called for each external player, whenever games are played and on any thread;
  /// each call must return a connection of its own.
  ///
  /// - Throws: `RulesError`, also for the flip time; `DeckError` if there is no such deck or the
  ///   rules do not fit it; `PlayersError` if the rules are not for such players.
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

  /// Returns true if a version of the engine, as of `RunHead`, plays these games alike.
  func plays(asBy engine: Int) -> Bool {
    let areOfActivation = players.contains { if case .actr = $0 { true } else { false } }
    return engine == RunHead.engineVersion || engine == 1 && !areOfActivation
  }

  /// Returns a hundred times the mean number of turns of a random player.
  ///
  /// With m matches left of cards that match in k, its probability of a match is 1 / C(km - 1, k -
  /// 1) if every kind has k copies; for pairs that sums to n², so the cap is 100 n².
  private static func turnCap(matches: Int, _ matchSize: Int) -> Int {
    let most = 1e15
    var turns = 0.0
    for left in 1...matches where turns < most {
      turns += (1..<matchSize).reduce(1.0) { $0 * Double(matchSize * left - $1) / Double($1) }
    }
    return Int(min(most, (100 * turns).rounded(.up)))
  }
}
