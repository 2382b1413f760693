import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel
import PlainJSON

/// `memorize themes`: what the cards look like.
enum ThemesCommand: Request {
  case list(ListOutput)
  case show(Theme, isJSON: Bool)
  /// Here and below a dash is standard input.
  case check(paths: [String])
  /// Adds themes to the player's.
  case add(paths: [String])
  /// Writes themes to a new file, or to standard output without one.
  case export([Theme], path: String?)
}

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
  ) { arguments, _ throws(UsageError) in ThemesCommand.list(try ListOutput(arguments)) }

  private static let listThemes = Command(
    "themes list", "List what can be played",
    examples: [Example("memorize themes list --json", "for programs")],
    reading: ListOutput.Arguments.init
  ) { arguments, _ throws(UsageError) in ThemesCommand.list(try ListOutput(arguments)) }

  private static let show = Command(
    "themes show", "Show the faces of a theme",
    examples: [Example("memorize themes show capitals", "words and their partners")],
    reading: { arguments throws(ArgumentError) in
      (theme: arguments.operand(.name), isJSON: try arguments[.json])
    },
    request: { read, context throws(UsageError) in
      ThemesCommand.show(try context.existingTheme(named: read.theme), isJSON: read.isJSON)
    })

  private static let check = Command(
    "themes check", "Say what is wrong with the themes of files",
    examples: [
      Example("memorize themes check mine.json", "errors and doubts"),
      Example("memorize themes check - < mine.json", "the same from standard input"),
    ], reading: { $0.operand(.files) },
    request: { paths, _ throws(UsageError) in ThemesCommand.check(paths: paths) })

  private static let imports = Command(
    "themes import", "Add the themes of files",
    examples: [Example("memorize themes import mine.json", "at the end of the list")],
    reading: { $0.operand(.files) },
    request: { paths, _ throws(UsageError) in ThemesCommand.add(paths: paths) })

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
      return ThemesCommand.export(themes.isEmpty ? context.themes() : themes, path: path)
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

extension ThemesCommand {
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds(threads: 2) }

  func run(to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles) throws
  {
    switch self {
    case .list(let form): try list(as: form, to: &output, in: context, with: files)
    case .show(let theme, let isJSON):
      try output.write(isJSON ? text(of: [theme]) : lines(theme.description))
    case .check(let paths): try check(paths, to: &output, in: context.console)
    case .add(let paths): try add(paths, to: &output, in: context.console, with: files)
    case .export(let themes, let path): try export(themes, path, to: &output)
    }
  }

  private func list(
    as form: ListOutput, to output: inout StandardOutput, in context: RunContext,
    with files: PlayerFiles
  ) throws {
    let warnings = StartupWarnings()
    let themes = (form == .names ? files.onlyLooking : files).library(warnings).themes
    switch form {
    case .sentences:
      warnings.report(to: context.console)
      try output.write(lines(themes.map(\.sentence)))
    case .json:
      warnings.report(to: context.console)
      let json = JSON.object(["version": .int(1), "themes": .array(themes.map(\.json))])
      try output.write("\(json)\n")
    case .names:
      let named = themes.map { ListOutput.Named(name: $0.isBuiltIn ? $0.id : $0.name, id: $0.id) }
      try output.write(lines(named.typed))
    }
  }

  private func check(
    _ paths: [String], to output: inout StandardOutput, in console: Console
  ) throws {
    var hasErrors = false
    for path in paths {
      for theme in try themes(in: path, console) {
        let problems = theme.problems
        hasErrors = hasErrors || !theme.isPlayable
        let words = problems.isEmpty ? ["Fine."] : problems.map(\.sentence)
        try output.write(lines(words.map { "\(called(path)), \(theme.shownName): \($0)" }))
      }
    }
    if hasErrors { throw Failure.badData("not all of these themes can be played") }
  }

  private func add(
    _ paths: [String], to output: inout StandardOutput, in console: Console,
    with files: PlayerFiles
  ) throws {
    let themes = try paths.flatMap { path in
      try self.themes(in: path, console).map { theme in
        guard theme.isPlayable else {
          throw Failure.badData(
            "\(called(path)), \(theme.shownName) cannot be played; see \(Memorize.name) themes check"
          )
        }
        return theme
      }
    }
    let warnings = StartupWarnings()
    guard files.data != nil else {
      throw Failure(code: .inputOutput, message: "there is no place for themes: HOME is not set")
    }
    let added = files.library(warnings).add(contentsOf: themes)
    if let warning = warnings.first { throw Failure(code: .inputOutput, message: warning) }
    try output.write(lines(added.map { "Added \($0.shownName)." }))
    let known = themes.count - added.count
    if known > 0 { try output.write("\(counted(known, "theme")) known already.\n") }
  }

  private func themes(in path: String, _ console: Console) throws -> [Theme] {
    do {
      if path == "-" { return try ThemePack.themes(in: Self.standardInput(console)) }
      return try ThemePack.read(path)
    } catch let error as FormatError {
      throw Failure.badData("\(called(path)): \(error)")
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// All of standard input, and no more of it than shows that it is too long.
  private static func standardInput(_ console: Console) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= ThemePack.limit {
        let more = try console.read(65_536)
        if more.isEmpty { break }
        bytes += more
      }
    } catch {
      throw Failure.inputOutput("standard input", error)
    }
    return bytes
  }

  /// How messages call a file.
  private func called(_ path: String) -> String { path == "-" ? "standard input" : shown(path) }

  private func text(of themes: [Theme]) throws -> String {
    try Failure.keeping { try ThemePack.written(themes) }
  }

  private func export(
    _ themes: [Theme], _ path: String?, to output: inout StandardOutput
  ) throws {
    if themes.isEmpty { throw Failure(code: .failed, message: "there is no theme to export") }
    guard let path else { return try output.write(text(of: themes)) }
    try Failure.keeping { try ThemePack.write(themes, to: path) }
    try output.write("Wrote \(counted(themes.count, "theme")) to \(shown(path)).\n")
  }
}

extension ThemeProblem {
  /// What is wrong, and how bad that is.
  fileprivate var sentence: String {
    severity == .error ? "\(self)" : "\(self) (It can be played all the same.)"
  }
}

extension Theme {
  /// Its faces with their words, a kind a line.
  fileprivate var description: [String] {
    let kinds = kindFaces.map { kind in
      "  "
        + kind.map { face in
          let symbol = face.symbol.printable(atMost: Face.longestSymbol)
          return face.word == face.symbol ? symbol : "\(symbol) \(face.spoken)"
        }.joined(separator: " = ")
    }
    return [sentence + ", \(pairs) pairs a game"] + kinds
  }

  fileprivate var json: JSON {
    .object([
      "id": .string(id), "name": .string(name), "faces": .int(kindFaces.count),
      "pairs": .int(pairs), "playable": .bool(isPlayable),
    ])
  }
}
