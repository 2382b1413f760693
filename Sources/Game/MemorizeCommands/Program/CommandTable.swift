import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import TextUIGallery

/// The commands of the program, for parsing, help, completions and errors.
enum CommandTable {
  static let program: CommandLineProgram<PendingRequest> = CommandLineProgram(
    Memorize.name, about: about, standard: play,
    commands: [
      resume, daily, join, watch, games, themes, scores, memory, deal, replay, simulate, compare,
      sweep, theory, fit, exportFlips, shards, work, merge, preview, completions, manual, help,
    ])

  /// The syntax of the program, for help, the manual and shells.
  static let syntax = program.syntax
}

extension Operand<String?> {
  static let theme = Self(optional: "THEME", choices: .themes, completion: .themes)
}

extension OperandRow.Choices {
  static let themes = Self("Themes", Theme.builtInNames)
}

extension Completion {
  static let themes = Self.names(of: "themes")
  static let games = Self.names(of: "games")
}
