import MemoryEngine
import MemoryModel
import MemoryViewModel

/// `memorize play`: a game at the terminal.
struct PlayCommand: Sendable {
  let deck: DeckChoice
  let rules: Rules
  /// Who plays the second seat, if a computer does.
  let opponent: OpponentLevel?
  let isPractice: Bool
  /// Nil for a deal by chance.
  let seed: Seed?
  let options: PlayOptions

  init(_ given: GivenArguments) throws(UsageError) {
    options = try PlayOptions(given)
    let settings = options.settings(of: given.context)
    rules = try Rules(given, over: settings.seated(given[.rules]))
    deck = try DeckChoice(given, rules: rules, theme: given.operand, isOwn: true)
    opponent = settings.opponent
    isPractice = settings.isPractice
    seed = try given[.seed]
  }

  /// What to deal.
  var setup: GameSetup {
    GameSetup(
      theme: deck.dealtTheme, kinds: deck.kinds, copies: deck.copies, rules: rules,
      isPractice: isPractice, opponent: opponent)
  }
}

/// When a game in plain lines prints the whole table.
enum TablePrinting: String, CaseIterable, Sendable {
  /// After every turn.
  case turn
  /// Only when the player asks for it.
  case ask
}
