import CommandLineKit
import MemoryEngine
import MemorySimulation

/// The cards, rules, players and pace of simulated games.
struct SimulationSetup: Sendable {
  let deck: DeckChoice
  let rules: Rules
  /// The players: one for all seats, or one for each of two.
  let players: [PlayerChoice]
  /// The time from flip to flip.
  let flipTime: Duration

  /// Creates a setup; two players make it a game of two, unless `--players` says how many play.
  ///
  /// - Parameters:
  ///   - chosen: The players that were named; none for a perfect memory.
  ///   - option: The option that named them, if one did.
  ///   - cards: The numbers of cards that were typed.
  ///   - rules: The rules that were typed.
  ///   - flipTime: The time from flip to flip.
  /// - Throws: `UsageError` for rules, cards or players that do not go together.
  init(
    _ chosen: [PlayerChoice], named option: OptionRow? = Option.player.row, cards: CardOptions,
    rules: RuleOptions, flipTime: Duration
  ) throws(UsageError) {
    var table = try Rules(rules)
    if chosen.count == 2, table.players == 1, rules.players == nil { table.players = 2 }
    self.rules = table
    self.flipTime = flipTime
    players = chosen.isEmpty ? [.perfect] : chosen
    deck = try DeckChoice(cards, rules: table)
    do {
      try players.check(table, kinds: deck.kinds, copies: deck.copies)
    } catch {
      throw .usage(option.map { "\($0.title): \(error)" } ?? "\(error)")
    }
  }

  /// Returns the games, connected to the external programs that play.
  func simulation(
    by seed: Seed, connecting connect: @escaping @Sendable (String) -> ExternalLine
  ) throws -> Simulation {
    try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules, seed: seed,
      players: players, flipTime: flipTime, connecting: connect)
  }
}
