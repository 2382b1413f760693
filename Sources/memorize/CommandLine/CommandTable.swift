import MemoryViewModel
import MemoryViews
import TextUIGallery

// The one table of commands. Parsing, help and errors read it, so they cannot disagree.

extension Command {
  static let all = [
    play, resume, games, themes, scores, deal, replay, simulate, compare, sweep, theory, shards,
    work, merge, preview, completions, manual, help,
  ]

  static let deal = Command(
    "deal", "Show what lies where: a spoiler", operand: .theme,
    examples: [
      Example("memorize deal sea --seed 42", "what memorize sea --seed 42 hides"),
      Example("memorize deal --kinds 9 --copies 4", "four cards of each kind"),
      Example("memorize deal --seed 42 --record", "a record to add moves to"),
    ],
    options: .deck + .dealt + .rules + [Option.json.row, Option.record.row]
  ) { given throws(UsageError) in .deal(try DealCommand(given)) }

  static let replay = Command(
    "replay", "Play a recorded or simulated game again, move by move",
    operand: Operand(placeholder: "RECORD", completion: .files),
    usages: ["RECORD [--json]", "--seed SEED [OPTIONS]"],
    examples: [
      Example("memorize replay game.json", "a game that was saved"),
      Example("memorize replay - < game.json", "the same from standard input"),
      Example("memorize replay --seed 42 --game 7", "game 7 of simulate --seed 42"),
    ],
    options: .deck + .dealt
      + [Option.player.row, Option.answerTimeout.row, Option.flipTime.row]
      + .rules + [Option.json.row]
  ) { given throws(UsageError) in .replay(try ReplayCommand(given)) }

  static let simulate = Command(
    "simulate", "Let the computer play many games, and count",
    examples: [
      Example("memorize simulate", "how a perfect memory does"),
      Example("memorize simulate --player random -p 4", "and none at all, with four pairs"),
      Example("memorize simulate -n 1M --seed 42 --json", "exact figures, every time the same"),
      Example("memorize simulate --csv > games.csv", "a line a game"),
      Example("memorize simulate -p 26 --check", "and how far from theory that is"),
    ],
    options: .deck + [Option.seed.row]
      + [Option.games.row, Option.player.row, Option.answerTimeout.row]
      + [Option.flipTime.row, Option.threads.row]
      + .rules + [Option.json.row, Option.csv.row, Option.csvHead.row, Option.out.row]
      + [Option.svg.row, Option.histogram.row, Option.check.row]
  ) { given throws(UsageError) in .simulate(try SimulateCommand(given)) }

  static let preview = Command(
    "preview", "Look at the views this program is made of",
    operand: Operand(
      placeholder: "NAME", choices: ("Previews", Gallery.memorize.topics.map(\.name)),
      completion: .words(Gallery.memorize.names)),
    examples: [
      Example("memorize preview", "a gallery to walk through; on a pipe, the names"),
      Example("memorize preview pie --at 2s", "one of them as text"),
      Example("memorize preview stacks --variants scheme,size", "in six ways"),
      Example("memorize preview dialog --keys enter", "after a key"),
    ],
    options: [
      Option.size.row, Option.device.row, Option.scheme.row, Option.variants.row, Option.time.row,
      Option.keys.row,
    ] + .look
  ) { given throws(UsageError) in .preview(try PreviewCommand(given)) }
}

extension [OptionRow] {
  static let deck = [Option.pairs.row, Option.kinds.row, Option.copies.row]

  fileprivate static let dealt = [Option.seed.row, Option.game.row]

  static let rules = [
    Option.rules.row, Option.matchSize.row, Option.players.row, Option.matchKeepsTurn.row,
    Option.bonusLimit.row, Option.matchPoints.row, Option.missPenalty.row, Option.peek.row,
    Option.limit.row,
  ]
}
