import MemoryViewModel

// The command for the player's themes, and what it can do.

extension Command {
  static let themes = Command(
    "themes", "List, show, check, import or export themes",
    usages: [
      "[list] [--json]", "show NAME [--json]", "check FILE...", "import FILE...",
      "export [NAME...] [--output FILE]",
    ],
    examples: [
      Example("memorize themes", "what can be played"),
      Example("memorize themes show sea", "its faces and words"),
      Example("memorize themes check mine.json", "what is wrong with a file"),
    ],
    options: [Option.json.row], actions: [list, show, check, imports, export]
  ) { given throws(UsageError) in .themes(.list(isJSON: given.has(.json))) }

  private static let list = Command(
    "themes list", "List what can be played",
    examples: [Example("memorize themes list --json", "for programs")],
    options: [Option.json.row]
  ) { given throws(UsageError) in .themes(.list(isJSON: given.has(.json))) }

  private static let show = Command(
    "themes show", "Show the faces of a theme",
    operand: Operand(placeholder: "NAME", choices: ("Themes", Theme.builtInNames)),
    examples: [Example("memorize themes show capitals", "words and their partners")],
    options: [Option.json.row]
  ) { given throws(UsageError) in
    guard let name = given.operand else { throw .missingOperand("NAME") }
    guard let theme = given.surroundings.theme(named: name) else {
      throw .unknownTheme(name, themes: given.surroundings.themeNames)
    }
    return .themes(.show(theme, isJSON: given.has(.json)))
  }

  private static let check = Command(
    "themes check", "Say what is wrong with the themes of files", operand: .files,
    examples: [Example("memorize themes check mine.json", "errors and doubts")], options: []
  ) { given throws(UsageError) in .themes(.check(paths: try given.paths)) }

  private static let imports = Command(
    "themes import", "Add the themes of files", operand: .files,
    examples: [Example("memorize themes import mine.json", "at the end of the list")],
    options: []
  ) { given throws(UsageError) in .themes(.add(paths: try given.paths)) }

  private static let export = Command(
    "themes export", "Write themes to standard output or to a file",
    operand: Operand(
      placeholder: "NAME", most: .max, choices: ("Themes", Theme.builtInNames)),
    examples: [
      Example("memorize themes export sea > sea.json", "a theme to give away or to edit"),
      Example("memorize themes export -o all.json", "all of them"),
    ],
    options: [Option.output.row]
  ) { given throws(UsageError) in
    let themes = try given.operands.map { name throws(UsageError) in
      guard let theme = given.surroundings.theme(named: name) else {
        throw UsageError.unknownTheme(name, themes: given.surroundings.themeNames)
      }
      return theme
    }
    return .themes(
      .export(themes.isEmpty ? given.surroundings.themes() : themes, path: try given[.output]))
  }
}

extension Command.Operand {
  fileprivate static let files = Self(placeholder: "FILE", most: .max, isFile: true)
}

extension GivenArguments {
  /// The files that were named, one or more.
  fileprivate var paths: [String] {
    get throws(UsageError) {
      if operands.isEmpty { throw .missingOperand("FILE") }
      return operands
    }
  }
}
