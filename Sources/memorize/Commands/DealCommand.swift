import MemoryEngine

/// `memorize deal`: what lies where.
struct DealCommand: Sendable {
  enum Output: Sendable {
    case list
    case json
    case record
  }

  let deck: DeckChoice
  let rules: Rules
  /// Nil for a deal by chance.
  let seed: Seed?
  let game: UInt64
  let output: Output

  init(_ given: GivenArguments) throws(UsageError) {
    rules = try Rules(given)
    deck = try DeckChoice(given, rules: rules, theme: given.operand, isOwn: true)
    seed = try given[.seed]
    game = UInt64(try given[.game] ?? 0)
    switch (given.has(.json), given.has(.record)) {
    case (true, true): throw .conflict(Option.json.row, Option.record.row)
    case (true, false): output = .json
    case (false, true): output = .record
    case (false, false): output = .list
    }
  }
}
