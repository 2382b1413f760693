import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel
import PlainJSON

/// `memorize themes`: lists, shows, checks, imports and exports themes.
enum ThemesCommand: Request {
  case list(ListOutput)
  case show(Theme, isJSON: Bool)
  /// Checks theme files.
  case check(ThemeReading)
  /// Adds themes to the player's; in kids mode a grown-up must confirm. All remarks are written to
  /// the path of a report if there is one.
  case add(ThemeReading, report: String?, isKidsMode: Bool)
  /// Writes themes to a new file, or to standard output if there is no path.
  case export([Theme], path: String?)
  /// Draws the cards of a theme on pages to print.
  case print(Theme, OutputDestination)
}

extension CommandTable {
  static let themes = Command(
    "themes", "List, show, check, import or export themes",
    usages: [
      "[list] [OPTIONS]", "show NAME [--json]", "check FILE...",
      "import FILE... [--name NAME] [--columns A,B]",
      "export [NAME...] [--output FILE]", "export NAME --svg FILE",
    ],
    examples: [
      Example("memorize themes", "what can be played"),
      Example("memorize themes show sea", "its faces and words"),
      Example("memorize themes import words.tsv", "learn words: two columns are a pair"),
      Example("memorize themes import ~/Pictures/family", "play with your own photos"),
    ], actions: [listThemes, show, check, imports, export]
  ) { line throws(UsageError) in ThemesCommand.list(try ListOutput(&line)) }

  private static let listThemes = Command(
    "themes list", "List what can be played",
    examples: [Example("memorize themes list --json", "for programs")]
  ) { line throws(UsageError) in ThemesCommand.list(try ListOutput(&line)) }

  private static let show = Command(
    "themes show", "Show the faces of a theme",
    examples: [Example("memorize themes show capitals", "words and their partners")]
  ) { line throws(UsageError) in
    let name = line.operand(.name)
    let isJSON = try line[.json]
    return ThemesCommand.show(try line.context.existingTheme(named: name), isJSON: isJSON)
  }

  private static let check = Command(
    "themes check", "Check the themes of files for mistakes",
    examples: [
      Example("memorize themes check mine.json", "errors and warnings"),
      Example("memorize themes check - < mine.json", "the same from standard input"),
    ]
  ) { line throws(UsageError) in ThemesCommand.check(try reading(&line)) }

  private static let imports = Command(
    "themes import", "Add themes of files, words or your own pictures",
    examples: [
      Example("memorize themes import words.tsv", "two columns: dog and Hund belong together"),
      Example("memorize themes import words.csv --columns 1,3", "two columns of several"),
      Example("memorize themes import - < anki.txt", "Anki's notes in plain text"),
      Example("memorize themes import mine.json", "themes that were exported"),
      Example("memorize themes import ~/Pictures/family", "a theme of all photos in a folder"),
      Example("memorize themes import cat.jpg dog.png --name Pets", "a theme of some"),
    ]
  ) { line throws(UsageError) in
    var reading = try reading(&line)
    reading.name = try line[.themeName]
    return ThemesCommand.add(
      reading, report: try line[.report], isKidsMode: try line.context.isKidsMode())
  }

  private static func reading(_ line: inout RequestReader) throws(UsageError) -> ThemeReading {
    ThemeReading(
      paths: line.operand(.files),
      format: WordListFormat(columns: try line[.columns] ?? [], encoding: try line[.encoding]))
  }

  /// Returns a theme with the sides that are printed.
  private static func printed(
    _ theme: Theme, _ sides: ThemeSides?, in context: ParseContext
  ) throws(UsageError) -> Theme {
    guard let sides else { return theme }
    let sided = theme.with(sides, in: context.language)
    if sides != .same, sided.sides == .same { throw .noWordSides(theme.typedName) }
    return sided
  }

  private static let export = Command(
    "themes export", "Write themes to standard output or to a file",
    examples: [
      Example("memorize themes export sea > sea.json", "a theme to give away or to edit"),
      Example("memorize themes export capitals -o words.tsv", "for a spreadsheet; or .csv"),
      Example("memorize themes export -o all.json", "all of them"),
      Example("memorize themes export times --svg cards.svg", "cards to print and cut out"),
    ]
  ) { line throws(UsageError) in
    let (names, path) = (line.operand(.names), try line[.output])
    let (sheet, sides) = (try line[.sheet], try line[.sides])
    let context = line.context
    let themes = try names.map { name throws(UsageError) in
      try context.existingTheme(named: name)
    }
    if let sheet {
      if path != nil { throw .conflict(Option.sheet.row, Option.output.row) }
      guard themes.count == 1 else {
        throw .usage(
          "\(Option.sheet.row.title) draws the cards of one theme, "
            + "not of \(themes.isEmpty ? "all" : "\(themes.count)")")
      }
      return ThemesCommand.print(try printed(themes[0], sides, in: context), sheet)
    }
    if sides != nil { throw .option(Option.sides.row, needs: Option.sheet.row) }
    return ThemesCommand.export(
      themes.isEmpty ? context.themes() : themes,
      path: path == "-" || path == "/dev/stdout" ? nil : path)
  }
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
  func needs(in context: RunContext) -> ResourceNeeds? {
    switch self {
    case .check, .add: .work(in: context)
    case .list, .show, .export, .print: ResourceNeeds()
    }
  }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    switch self {
    case .list(let form): try list(as: form, to: &output, in: context, with: files)
    case .show(let theme, let isJSON):
      if isJSON { return try output.write(bytes(of: [theme])) }
      try output.write(lines(theme.description + histories(of: theme, in: context, with: files)))
    case .check(let reading): try await check(reading, to: &output, in: context)
    case .add(let reading, let report, let isKidsMode):
      if isKidsMode { try Confirmation(in: context).requireGrownUp("Import themes?") }
      try await add(reading, report: report, to: &output, in: context, with: files)
    case .export(let themes, let path):
      try export(themes, path, to: &output, in: context.console, with: files)
    case .print(let theme, let place):
      try print(theme, place, to: &output, in: context, with: files)
    }
  }

  /// Returns the lines about the pairs that were played, the weakest first.
  private func histories(
    of theme: Theme, in context: RunContext, with files: PlayerFiles
  ) throws -> [String] {
    let warnings = StartupWarnings()
    let memories = try Failure.keeping { try files.onlyLooking.pairs(warnings).read() }
    warnings.report(to: context.console)
    let pairs = theme.weakestPairs(by: memories)
    if pairs.isEmpty { return [] }
    let isUnicode = context.console.writesUTF8
    return ["", "Played, the weakest first. \(PairMemory.boxesSentence)"]
      + pairs.map { "  \($0.text(isUnicode: isUnicode)): \($0.history)" }
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
}

extension Theme {
  /// The faces with their words, one kind per line.
  fileprivate var description: [String] {
    let kinds = kindFaces.map { kind in
      "  "
        + kind.map { face in
          let symbol = face.symbol.printable(atMost: TextLimit.scalars)
          return face.spellsSymbol ? symbol : "\(symbol) \(face.spoken)"
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
