import CommandLineKit
import MemoryModel
import MemoryViewModel

// The commands of people who play.

extension CommandTable {
  static let play = Command(
    "play", "Play the memory game",
    examples: [
      Example("memorize", "ten pairs of animals"),
      Example("memorize fruit --pairs 6", "a short game"),
      Example("memorize sea --rules hot-seat:3", "three players at one keyboard"),
      Example("memorize --opponent casual", "against the computer"),
      Example("memorize --seed 42", "the same deal every time"),
    ], reading: PlayCommand.Arguments.init
  ) { arguments, context throws(UsageError) in .play(try PlayCommand(arguments, in: context)) }

  static let resume = Command(
    "continue", "Go on with a saved game",
    examples: [
      Example("memorize continue", "the one played last"),
      Example("memorize continue Animals", "one by its name"),
      Example("memorize continue ./rainy-day.game", "one that was saved in a file"),
    ], reading: ContinueCommand.Arguments.init
  ) { arguments, context throws(UsageError) in .resume(try ContinueCommand(arguments, in: context))
  }

  static let scores = Command(
    "scores", "List the best scores",
    examples: [
      Example("memorize scores", "of all themes"),
      Example("memorize scores animals", "of one"),
      Example("memorize scores --csv > scores.csv", "for a spreadsheet"),
    ], reading: ScoresCommand.Arguments.init
  ) { arguments, context throws(UsageError) in .scores(try ScoresCommand(arguments, in: context)) }

  static let deal = Command(
    "deal", "Show what lies where: a spoiler",
    examples: [
      Example("memorize deal sea --seed 42", "what memorize sea --seed 42 hides"),
      Example("memorize deal --kinds 9 --copies 4", "four cards of each kind"),
      Example("memorize deal --seed 42 --record", "a record to add moves to"),
    ], reading: DealCommand.Arguments.init
  ) { arguments, context throws(UsageError) in .deal(try DealCommand(arguments, in: context)) }

  static let replay = Command(
    "replay", "Play a recorded or simulated game again, move by move",
    usages: ["RECORD [--json]", "--seed SEED [OPTIONS]"],
    examples: [
      Example("memorize replay game.json", "a game that was saved"),
      Example("memorize replay - < game.json", "the same from standard input"),
      Example("memorize replay --seed 42 --game 7", "game 7 of simulate --seed 42"),
    ], reading: ReplayCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .replay(try ReplayCommand(arguments)) }
}
