import MemoryEngine

/// `memorize play`: a game at the terminal.
struct PlayCommand: Sendable {
  let deck: DeckChoice
  let rules: Rules
  /// Nil for a deal by chance.
  let seed: Seed?
  let isPlain: Bool
  let isPractice: Bool
  /// How long each flip counts; nil for the real clock.
  let flipTime: Duration?
  let table: TablePrinting

  init(_ given: GivenArguments) throws(UsageError) {
    rules = try Rules(given)
    deck = try DeckChoice(given, rules: rules, theme: given.operand)
    seed = try given[.seed]
    isPlain = given.has(.plain)
    isPractice = given.has(.practice)
    flipTime = try given[.countedFlipTime]
    table = try given[.table] ?? .turn
  }
}

/// When a game in plain lines prints the whole table.
enum TablePrinting: String, CaseIterable, Sendable {
  /// After every turn.
  case turn
  /// Only when the player asks for it.
  case ask
}
