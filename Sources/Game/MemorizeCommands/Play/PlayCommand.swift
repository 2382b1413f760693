import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// `memorize play`: plays a game at the terminal.
struct PlayCommand: Request {
  let deck: DeckChoice
  let rules: Rules
  /// The computers among the players.
  let opponents: Opponents
  let isPractice: Bool
  /// True if the pairs are dealt that the player needs most.
  let isWeak: Bool
  /// The seed; nil for a random one.
  let seed: Seed?
  let experiment: ExperimentOptions
  let options: PlayOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    let theme = line.operand(.theme)
    let cards = try CardOptions(&line)
    let sides = try line[.sides]
    let hasHalves = try line[.halves]
    isWeak = try line[.weak]
    let words = try line[.words]
    seed = try line[.seed]
    let opponents = try line[.opponent]
    let isPractice = try line[.practice]
    experiment = try ExperimentOptions(&line)
    let lines = try PlayOptions.LineOptions(&line)
    let typedRules = try RuleOptions(&line)
    let hasBonus = try line[.bonus]
    options = try PlayOptions(lines, &line) { overrides throws(UsageError) in
      try overrides.choosePlayers(
        typedRules, opponents, isShared: lines.share?.isShared == true)
      overrides.choose(cards, typedRules.preset, hasBonus: hasBonus)
      if isPractice { overrides.isPractice = true }
      overrides.sides = sides ?? overrides.sides
      if hasHalves { overrides.showsHalves = true }
      if let words { overrides.words = words }
    }
    let settings = options.settings(of: line.context)
    rules = try Rules(typedRules, over: settings.rulesForPlayers(typedRules.preset))
    deck = try DeckChoice(
      cards, sides: sides, words: words, rules: rules, theme: theme, usually: settings,
      in: line.context)
    try experiment.check(line, theme: theme)
    if hasHalves, !deck.dealtTheme.isUnequal {
      throw .usage(
        "both cards of a pair of \(shown(deck.dealtTheme.typedName)) show the same; "
          + "\(Option.halves.row.title) is for themes of two sides such as capitals, or with "
          + "\(Option.sides.row.title) word")
    }
    self.opponents = settings.opponents
    self.isPractice = settings.isPractice
  }

  /// The setup of the game.
  var setup: GameSetup {
    var setup = GameSetup(
      theme: deck.dealtTheme, kinds: deck.kinds, copies: deck.copies, rules: rules,
      isPractice: isPractice, opponents: opponents)
    if isWeak { setup.pairs = .weakest }
    return setup
  }
}

extension CommandTable {
  static let play = Command(
    "play", "Play the memory game",
    examples: [
      Example("memorize", "ten pairs of animals, later your last choice"),
      Example("memorize fruit --pairs 6", "a short game"),
      Example("memorize animals --sides word", "find the word of each picture"),
      Example("memorize animals --sides en,de", "find the word in German"),
      Example("memorize capitals --weak", "the pairs that you forget, and new ones"),
      Example("memorize sea --rules hot-seat:3", "three players at one keyboard"),
      Example("memorize --opponent casual", "against the computer"),
      Example("memorize --opponent me", "against a memory like yours in your last 20 games"),
      Example("memorize --seed 42", "the same deal every time"),
    ], reading: PlayCommand.init)
}

/// The moments at which a game in lines prints the whole table.
enum TablePrinting: String, CaseIterable, Sendable {
  /// Prints the table after every turn.
  case turn
  /// Prints the table when the player asks for it.
  case ask
}

extension PlayCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let experiment = try experiment.experiment(in: context, with: files)
    try options.play(with: files, to: &output) { app in
      app.experiment = experiment
      guard let experiment, !experiment.deals.isEmpty else {
        return try app.deal(setup, seed: seed ?? context.chance.seed)
      }
      do {
        try app.playNextDeal()
      } catch let error as ExperimentError {
        throw Failure(code: .failed, message: "\(error)")
      }
    }
  }
}
