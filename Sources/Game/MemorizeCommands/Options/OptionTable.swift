import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import TextUI

// The options of the program, each declared once; the requests of the commands read them.

extension Option<Int?> {
  static var pairs: Self {
    Self(
      "pairs", short: "p", .integer(DeckChoice.pairCounts), in: .deal, "Lay out N pairs of cards",
      default: "\(DeckChoice.standardKinds), or the theme's")
  }
  static var kinds: Self {
    Self("kinds", .integer(1...32_767), in: .deal, "Lay out N kinds of cards, instead of pairs")
  }
  static var copies: Self {
    Self(
      "copies", .integer(2...65_535), in: .deal, "Cards of each kind",
      default: "match size")
  }
  static var threads: Self {
    Self(
      "threads", short: "j", .integer(1...1_024), in: .simulation,
      "Play on N threads, with the same result", default: "one per core")
  }
}

extension Option<Int> {
  static var game: Self {
    Self(
      "game", short: "g", .integer(0...1_000_000_000_000), in: .deal,
      "Number of the game of that seed", default: 0)
  }
  static var games: Self {
    Self(
      "games", short: "n", .integer(RunPlan.gameCounts), in: .simulation,
      "Play N games", default: 10_000)
  }
  static var shardSize: Self {
    Self(
      "size", .integer(RunPlan.gameCounts), in: .simulation, "Put N games into each shard",
      default: 1_000_000)
  }
}

extension Option<Seed?> {
  static var seed: Self {
    Self(
      "seed", short: "s", .seed, in: .deal, "Deal the same again: any number or text",
      default: "random")
  }
}

extension Option<Duration?> {
  /// The time that is recorded for every flip of a human player, in place of the real time.
  static var countedFlipTime: Self {
    Self(
      "flip-time", .duration(Rules.Range.pause), in: .game,
      "Use this time for every flip, for scripts", default: "the real time")
  }
  /// The time on the screen's clock at which a picture of the screen is printed.
  static var time: Self {
    Self("at", .duration(.zero ... .seconds(3600)), in: .picture, "Print the view at this time")
  }
}

extension Option<Duration> {
  /// The time between two flips of a simulated player.
  static var flipTime: Self {
    Self(
      "flip-time", .duration(Rules.Range.pause), in: .simulation, "Time from flip to flip",
      default: .seconds(1))
  }
  static var answerTimeout: Self {
    Self(
      "answer-timeout", .duration(.milliseconds(1) ... .seconds(3600)), in: .simulation,
      "How long external players may think", default: .seconds(10))
  }
  static var heartbeat: Self {
    Self(
      "heartbeat", .duration(.milliseconds(10)...Rules.Range.pause.upperBound), in: .simulation,
      "Report progress on stderr this often", default: .seconds(5))
  }
}

extension Option<[PlayerChoice]> {
  /// The option for players, in which an external program is specified by its shell command.
  static var player: Self {
    Self(
      each: "player", .player, in: .simulation, "Who plays; twice for two", default: "perfect",
      isOfferedAgain: true)
  }
  /// The option for players, in which an external program is specified by its name.
  static var plannedPlayer: Self {
    Self(
      each: "player", .plannedPlayer, in: .simulation, "Who plays; twice for two",
      default: "perfect", isOfferedAgain: true)
  }
}

extension Option<[NamedProgram]> {
  static var external: Self {
    Self(
      each: "external", .namedProgram, in: .simulation, "Run COMMAND for player external:NAME",
      isOfferedAgain: true)
  }
}

extension Option<TablePrinting> {
  static var table: Self {
    Self(
      "table", .choice, in: .game, "Print the table each turn, or when asked",
      default: .turn)
  }
}

extension Option<PreviewSize?> {
  static var size: Self {
    Self("size", .pictureSize, in: .picture, "Print W columns and H rows, or what fits")
  }
}

extension Option<Device?> {
  static var device: Self {
    Self("device", .device, in: .picture, "Print it as on this kind of terminal")
  }
}

extension Option<ColorScheme?> {
  static var scheme: Self {
    Self("scheme", .choice, in: .picture, "Colours for this background", default: "dark")
  }
}

extension Option<PreviewVariants?> {
  static var variants: Self {
    Self("variants", .variants, in: .picture, "Print one for each scheme, size or both")
  }
}

extension Option<KeyScript?> {
  static var keys: Self {
    Self("keys", .keys, in: .picture, "Print it after these keys and clicks")
  }
}

extension Option<Point?> {
  static var inspect: Self {
    Self("inspect", .cell, in: .picture, "Print a cell's views, innermost last")
  }
}

extension Option<AnnouncementTarget?> {
  static var announce: Self {
    Self("announce", .announcements, in: .speech, "Send announcements here, for speech")
  }
}

extension Option<LookOptions.ColorMode> {
  static var color: Self {
    Self("color", .choice, in: .output, "Whether to use colours", default: .auto)
  }
}

extension Option<FacesChoice?> {
  static var faces: Self {
    Self("faces", .choice, in: .graphics, "Show faces as pictures, or as text")
  }
}

extension Option<String?> {
  static var emojiFont: Self {
    Self("emoji-font", .file, in: .graphics, "Take the pictures of faces from FILE")
  }
}

extension Option<GlyphChoice> {
  static var glyphs: Self {
    Self("glyphs", .choice, in: .graphics, "Make pictures of these characters", default: .auto)
  }
}

extension Option<LookOptions.GraphicsMode> {
  static var graphics: Self {
    Self("graphics", .choice, in: .graphics, "How pictures are shown", default: .auto)
  }
}

extension Option<Bool> {
  static var colorless: Self {
    Self(
      flag: "no-color", in: .output, "The same as --color never",
      standsFor: OptionRow.Setting(
        name: Option<LookOptions.ColorMode>.color.row.name,
        value: LookOptions.ColorMode.never.rawValue))
  }
  static var ascii: Self {
    Self(flag: "ascii", in: .output, "Show only ASCII")
  }
  static var still: Self {
    Self(flag: "no-animation", in: .output, "Show changes at once")
  }
  static var unsynchronized: Self {
    Self(flag: "no-sync", in: .graphics, "Let the terminal show partial frames")
  }
  static var json: Self {
    Self(flag: "json", in: .output, "Print JSON, for programs")
  }
  static var csv: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each game")
  }
  static var check: Self {
    Self(flag: "check", in: .output, "Compare with theory; fail if far from it")
  }
  static var record: Self {
    Self(flag: "record", in: .output, "Print a record without moves, for replay")
  }
}

extension OptionGroup {
  static let deal = Self("Deal")
  static let words = Self("Words", isInShort: false)
  static let learning = Self("Learning", isInShort: false)
  static let game = Self("Game")
  static let sharing = Self("Sharing", isInShort: false)
  static let simulation = Self("Simulation")
  static let rules = Self("Rules")
  static let singleRules = Self("Single rules, on top of the preset", isInShort: false)
  static let picture = Self("Pictures")
  static let output = Self("Output")
  static let graphics = Self("Graphics", isInShort: false)
  static let speech = Self("Speech", isInShort: false)
  static let diagnostics = Self("Diagnostics", isInShort: false)
  static let files = Self("Settings")
  static let records = Self("Records", isInShort: false)

  /// All groups, in the order of help.
  static let all = [
    deal, words, learning, game, experiment, sharing, simulation, rules, singleRules, picture,
    output, records,
    graphics, speech,
    files, diagnostics,
  ]
}
