import MemoryEngine
import MemorySimulation

/// Who plays a simulated game, with which cards and by which rules.
struct PlayerOptions: Sendable {
  let deck: DeckChoice
  let rules: Rules
  /// One for all seats, or one for each of two.
  let players: [PlayerChoice]

  /// Two players make it a game of two, unless `--players` says how many sit at the table.
  init(_ given: GivenArguments) throws(UsageError) {
    var rules = try Rules(given)
    let chosen = try given.all(given.command.takesPrograms ? .player : .ownPlayer)
    if chosen.count == 2, rules.players == 1, !given.has(Option.players.row) { rules.players = 2 }
    self.rules = rules
    players = chosen.isEmpty ? [.perfect] : chosen
    deck = try DeckChoice(given, rules: rules)
    do {
      try players.check(rules, kinds: deck.kinds, copies: deck.copies)
    } catch {
      throw .players(error, given.command)
    }
  }
}
