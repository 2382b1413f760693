import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// `memorize play`: a game at the terminal.
struct PlayCommand: Request {
  let deck: DeckChoice
  let rules: Rules
  /// The computers among the players.
  let opponents: Opponents
  let isPractice: Bool
  /// Nil for a deal by chance.
  let seed: Seed?
  let options: PlayOptions

  /// What is typed to deal a game; the settings and the environment may say the rest.
  struct Arguments: Sendable {
    let theme: String?
    let deck: DeckChoice.Arguments
    let seed: Seed?
    let opponents: Opponents?
    let isPractice: Bool
    let rules: RuleOptions
    let hasBonus: Bool?
    let options: PlayOptions.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      theme = arguments.operand(.theme)
      deck = try DeckChoice.Arguments(&arguments)
      seed = try arguments[.seed]
      opponents = try arguments[.opponent]
      isPractice = try arguments[.practice]
      let lines = try PlayOptions.LineOptions(&arguments)
      rules = try RuleOptions(&arguments)
      hasBonus = try arguments[.bonus]
      options = try PlayOptions.Arguments(lines, &arguments)
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    options = try PlayOptions(arguments.options, dealing: arguments, in: context)
    let settings = options.settings(of: context)
    rules = try Rules(arguments.rules, over: settings.rulesForPlayers(arguments.rules.preset))
    deck = try DeckChoice(
      arguments.deck, rules: rules, theme: arguments.theme, usually: settings, in: context)
    opponents = settings.opponents
    isPractice = settings.isPractice
    seed = arguments.seed
  }

  /// What to deal.
  var setup: GameSetup {
    GameSetup(
      theme: deck.dealtTheme, kinds: deck.kinds, copies: deck.copies, rules: rules,
      isPractice: isPractice, opponents: opponents)
  }
}

extension CommandTable {
  static let play = Command(
    "play", "Play the memory game",
    examples: [
      Example("memorize", "ten pairs of animals, later what was chosen last"),
      Example("memorize fruit --pairs 6", "a short game"),
      Example("memorize sea --rules hot-seat:3", "three players at one keyboard"),
      Example("memorize --opponent casual", "against the computer"),
      Example("memorize --seed 42", "the same deal every time"),
    ], reading: PlayCommand.Arguments.init
  ) { arguments, context throws(UsageError) in try PlayCommand(arguments, in: context) }
}

/// When a game in plain lines prints the whole table.
enum TablePrinting: String, CaseIterable, Sendable {
  /// After every turn.
  case turn
  /// Only when the player asks for it.
  case ask
}

extension PlayCommand {
  // What needs threads asks for them when it begins: pictures of faces, and files of themes.
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds() }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try options.play(with: files, to: &output) { app in
      try app.deal(setup, seed: seed ?? context.chance.seed)
    }
  }
}
