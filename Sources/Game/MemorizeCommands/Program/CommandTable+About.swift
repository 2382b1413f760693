import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation

extension CommandTable {
  static let about = ProgramSyntax.About(
    version: Memorize.version, title: "the card-matching memory game",
    purpose: "play the card-matching memory game",
    standard:
      "Without a command a game is played: on the whole of a terminal, else in plain lines.",
    groups: OptionGroup.all, world: world,
    exitCodes: exitCodes, topics: [.research, .files, .variables],
    pointers: ["For research: memorize help research"], manual: .memorize, notes: notes)

  static let exitCodes = ExitCode.allCases.map { Term("\($0.rawValue)", $0.meaning) }

  /// The environment variables and files that commands use, for the manual.
  private static let world = ProgramSyntax.World(
    environment: variables, files: files,
    sample: SampleFile(
      title: "settings.conf", summary: SettingsSample.summary, lines: SettingsSample.lines))

  static let variables =
    SettingVariable.all.map { Term($0.name, "\($0.setting.help): \($0.value.allowed)") }
    + ColorVariable.all.map { Term($0.name, $0.help) }

  /// The folders of the player's files.
  static let files = [
    Term("$XDG_CONFIG_HOME/memorize", "settings; without the variable in ~/.config"),
    Term(
      "$XDG_DATA_HOME/memorize",
      "themes, scores, history and games; without the variable in ~/.local/share"),
    Term(
      "$XDG_RUNTIME_DIR/memorize",
      "shared games while they are played; without the variable next to the saved games"),
    Term(
      "~/Library/Application Support/memorize",
      "all of these on a Mac, without the variables"),
  ]

  private static func notes(
    _ group: OptionGroup, _ command: CommandSyntax, _ column: Int
  ) -> [HelpSection] {
    switch group {
    case .rules: [presets(column)]
    case .simulation where command.takesPlayers:
      [players(command, column), .memoryModels]
        + [command.plansPlayers ? .namedPlayers : .externalPlayers]
        + (command.name == "compare" ? [.pairing] : [])
        + (command.name == "sweep" ? [.ranges] : [])
    case .simulation where command.options.contains(Option.external.row): [.namedPlayers]
    case .sharing: [HelpSection.sharing(command.options.contains(Option.share.row))]
    case .output where command.name == "replay": [ReplayAnalysis.words(column)]
    default: []
    }
  }

  private static func presets(_ column: Int) -> HelpSection {
    let rows = Rules.presets.map { Term("    \($0.usage)", $0.help) }
    return HelpSection("Presets of rules", rows: rows, column: column)
  }

  private static func players(_ command: CommandSyntax, _ column: Int) -> HelpSection {
    let rows = PlayerForm.allCases.map { form in
      Term("    \(form.usage(inPlans: command.plansPlayers))", form.summary)
    }
    return HelpSection("Players", rows: rows, column: column)
  }
}
