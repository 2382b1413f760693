import MemoryModel
import MemoryViewModel

// The commands of people who play.

extension Command {
  static let play = Command(
    "play", "Play the memory game", operand: .theme,
    examples: [
      Example("memorize", "ten pairs of animals"),
      Example("memorize fruit --pairs 6", "a short game"),
      Example("memorize sea --rules hot-seat:3", "three players at one keyboard"),
      Example("memorize --opponent casual", "against the computer"),
      Example("memorize --seed 42", "the same deal every time"),
    ],
    options: .deck + [Option.seed.row, Option.opponent.row, Option.practice.row] + .options
      + .rules + [Option.bonus.row] + .look + .files
  ) { given throws(UsageError) in .play(try PlayCommand(given)) }

  static let resume = Command(
    "continue", "Go on with a saved game",
    operand: Operand(placeholder: "GAME", completion: .games),
    examples: [
      Example("memorize continue", "the one played last"),
      Example("memorize continue Animals", "one by its name"),
      Example("memorize continue ./rainy-day.game", "one that was saved in a file"),
    ],
    options: .options + .look + .files
  ) { given throws(UsageError) in .resume(try ContinueCommand(given)) }

  static let scores = Command(
    "scores", "List the best scores", operand: .theme,
    examples: [
      Example("memorize scores", "of all themes"),
      Example("memorize scores animals", "of one"),
      Example("memorize scores --csv > scores.csv", "for a spreadsheet"),
    ],
    options: [Option.json.row, Option.scoresAsCSV.row]
  ) { given throws(UsageError) in .scores(try ScoresCommand(given)) }
}

extension Command.Operand {
  static let theme = Self(
    placeholder: "THEME", choices: ("Themes", Theme.builtInNames), completion: .themes)
}

extension Completion {
  static let themes = Self.names(of: "themes")
  static let games = Self.names(of: "games")
}

extension [OptionRow] {
  /// How the game is played, whichever it is.
  fileprivate static let options = [
    Option.plain.row, Option.table.row, Option.countedFlipTime.row, Option.noInput.row,
  ]

  static let look = [
    Option.color.row, Option.colorless.row, Option.ascii.row, Option.still.row,
    Option.unsynchronized.row,
  ]

  fileprivate static let files = [Option.config.row, Option.noConfig.row]
}
