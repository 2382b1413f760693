import CommandLineKit
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

  struct Arguments: Sendable {
    let theme: String?
    let deck: DeckChoice.Arguments
    let seed: Seed?
    let game: Int
    let rules: RuleOptions
    let isJSON: Bool
    let isRecord: Bool

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      theme = arguments.operand(.theme)
      deck = try DeckChoice.Arguments(&arguments)
      seed = try arguments[.seed]
      game = try arguments[.game]
      rules = try RuleOptions(&arguments)
      isJSON = try arguments[.json]
      isRecord = try arguments[.record]
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    rules = try Rules(arguments.rules)
    deck = try DeckChoice(
      arguments.deck, rules: rules, theme: arguments.theme, isOwn: true, in: context)
    seed = arguments.seed
    game = UInt64(arguments.game)
    switch (arguments.isJSON, arguments.isRecord) {
    case (true, true): throw .conflict(Option.json.row, Option.record.row)
    case (true, false): output = .json
    case (false, true): output = .record
    case (false, false): output = .list
    }
  }
}
