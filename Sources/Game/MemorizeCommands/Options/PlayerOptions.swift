import CommandLineKit
import MemoryEngine
import MemorySimulation

/// Who plays a simulated game, with which cards and by which rules.
struct PlayerOptions: Sendable {
  let deck: DeckChoice
  let rules: Rules
  /// One for all players, or one for each of two.
  let players: [PlayerChoice]

  /// Two players make it a game of two, unless `--players` says how many sit at the table.
  ///
  /// - Parameters:
  ///   - chosen: Who was named; none for a perfect memory.
  ///   - option: How they were named, if by an option.
  ///   - rules: What was typed of rules.
  ///   - deck: What was typed of cards.
  /// - Throws: `UsageError` for rules, cards or players that do not go together.
  init(
    _ chosen: [PlayerChoice], named option: OptionRow? = Option.player.row, rules: RuleOptions,
    deck: DeckChoice.Arguments
  ) throws(UsageError) {
    var table = try Rules(rules)
    if chosen.count == 2, table.players == 1, rules.players == nil { table.players = 2 }
    self.rules = table
    players = chosen.isEmpty ? [.perfect] : chosen
    self.deck = try DeckChoice(deck, rules: table)
    do {
      try players.check(table, kinds: self.deck.kinds, copies: self.deck.copies)
    } catch {
      throw .players(error, option)
    }
  }
}
