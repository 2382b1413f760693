import CommandLineKit
import MemoryModel
import MemoryViewModel

// The command for the player's themes, and what it can do.

extension CommandTable {
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
    ], actions: [listThemes, show, check, imports, export], reading: ListOutput.Arguments.init
  ) { arguments, _ throws(UsageError) in .themes(.list(try ListOutput(arguments))) }

  private static let listThemes = Command(
    "themes list", "List what can be played",
    examples: [Example("memorize themes list --json", "for programs")],
    reading: ListOutput.Arguments.init
  ) { arguments, _ throws(UsageError) in .themes(.list(try ListOutput(arguments))) }

  private static let show = Command(
    "themes show", "Show the faces of a theme",
    examples: [Example("memorize themes show capitals", "words and their partners")],
    reading: { arguments throws(ArgumentError) in
      (theme: arguments.operand(.name), isJSON: try arguments[.json])
    },
    request: { read, context throws(UsageError) in
      .themes(.show(try context.existingTheme(named: read.theme), isJSON: read.isJSON))
    })

  private static let check = Command(
    "themes check", "Say what is wrong with the themes of files",
    examples: [
      Example("memorize themes check mine.json", "errors and doubts"),
      Example("memorize themes check - < mine.json", "the same from standard input"),
    ], reading: { $0.operand(.files) },
    request: { paths, _ throws(UsageError) in .themes(.check(paths: paths)) })

  private static let imports = Command(
    "themes import", "Add the themes of files",
    examples: [Example("memorize themes import mine.json", "at the end of the list")],
    reading: { $0.operand(.files) },
    request: { paths, _ throws(UsageError) in .themes(.add(paths: paths)) })

  private static let export = Command(
    "themes export", "Write themes to standard output or to a file",
    examples: [
      Example("memorize themes export sea > sea.json", "a theme to give away or to edit"),
      Example("memorize themes export -o all.json", "all of them"),
    ],
    reading: { arguments throws(ArgumentError) in
      (themes: arguments.operand(.names), path: try arguments[.output])
    },
    request: { read, context throws(UsageError) in
      let themes = try read.themes.map { name throws(UsageError) in
        try context.existingTheme(named: name)
      }
      let path = read.path == "-" ? nil : read.path
      return .themes(.export(themes.isEmpty ? context.themes() : themes, path: path))
    })
}

extension Operand<String> {
  fileprivate static let name = Self(required: "NAME", choices: .themes, completion: .themes)
}

extension Operand<[String]> {
  fileprivate static let names = Self(
    0...(.max), of: "NAME", choices: .themes, completion: .themes)
  fileprivate static let files = Self(1...(.max), of: "FILE", completion: .files)
}
