import MemoryModel
import MemoryViewModel

// The command for the player's themes, and what it can do.

extension Command {
  static let themes = Command(
    "themes", "List, show, check, import or export themes",
    usages: [
      "[list] [OPTIONS]", "show NAME [--json]", "check FILE...", "import FILE...",
      "export [NAME...] [--output FILE]",
    ],
    examples: [
      Example("memorize themes", "what can be played"),
      Example("memorize themes show sea", "its faces and words"),
      Example("memorize themes check mine.json", "what is wrong with a file"),
    ],
    options: ListOutput.options, actions: [list, show, check, imports, export]
  ) { given throws(UsageError) in .themes(.list(try ListOutput(given))) }

  private static let list = Command(
    "themes list", "List what can be played",
    examples: [Example("memorize themes list --json", "for programs")],
    options: ListOutput.options
  ) { given throws(UsageError) in .themes(.list(try ListOutput(given))) }

  private static let show = Command(
    "themes show", "Show the faces of a theme",
    operand: Operand(
      placeholder: "NAME", least: 1, choices: ("Themes", Theme.builtInNames),
      completion: .themes),
    examples: [Example("memorize themes show capitals", "words and their partners")],
    options: [Option.json.row]
  ) { given throws(UsageError) in
    .themes(.show(try given.theme(named: given.operands[0]), isJSON: given.has(.json)))
  }

  private static let check = Command(
    "themes check", "Say what is wrong with the themes of files", operand: .files,
    examples: [
      Example("memorize themes check mine.json", "errors and doubts"),
      Example("memorize themes check - < mine.json", "the same from standard input"),
    ],
    options: []
  ) { given throws(UsageError) in .themes(.check(paths: given.operands)) }

  private static let imports = Command(
    "themes import", "Add the themes of files", operand: .files,
    examples: [Example("memorize themes import mine.json", "at the end of the list")],
    options: []
  ) { given throws(UsageError) in .themes(.add(paths: given.operands)) }

  private static let export = Command(
    "themes export", "Write themes to standard output or to a file",
    operand: Operand(
      placeholder: "NAME", most: .max, choices: ("Themes", Theme.builtInNames),
      completion: .themes),
    examples: [
      Example("memorize themes export sea > sea.json", "a theme to give away or to edit"),
      Example("memorize themes export -o all.json", "all of them"),
    ],
    options: [Option.output.row]
  ) { given throws(UsageError) in
    let themes = try given.operands.map { name throws(UsageError) in
      try given.theme(named: name)
    }
    let path = try given[.output]
    return .themes(
      .export(
        themes.isEmpty ? given.context.themes() : themes, path: path == "-" ? nil : path))
  }
}

extension Command.Operand {
  fileprivate static let files = Self(
    placeholder: "FILE", least: 1, most: .max, completion: .files)
}

extension GivenArguments {
  /// A theme that must be there.
  func theme(named name: String) throws(UsageError) -> Theme {
    guard let theme = context.theme(named: name) else {
      throw .unknownTheme(name, themes: context.themeNames)
    }
    return theme
  }
}
