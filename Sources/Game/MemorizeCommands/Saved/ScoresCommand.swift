import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import PlainJSON

/// `memorize scores`: lists the best scores.
struct ScoresCommand: Request {
  enum Output: Sendable {
    case list
    case json
    case csv
  }

  /// The theme; nil for all.
  let theme: Theme?
  let output: Output
  /// The groups of the list.
  let grouping: ListGrouping

  init(_ line: inout RequestReader) throws(UsageError) {
    let name = line.operand(.theme)
    let isJSON = try line[.json]
    let isCSV = try line[.scoresAsCSV]
    theme = try name.map { [context = line.context] name throws(UsageError) in
      try context.existingTheme(named: name)
    }
    if isJSON, isCSV { throw .conflict(Option.json.row, Option.scoresAsCSV.row) }
    output = isJSON ? .json : isCSV ? .csv : .list
    let grouping = try line[.grouping]
    if grouping != nil, output != .list {
      throw .conflict(Option.grouping.row, isJSON ? Option.json.row : Option.scoresAsCSV.row)
    }
    self.grouping = grouping ?? .theme
  }
}

extension CommandTable {
  static let scores = Command(
    "scores", "List the best scores",
    examples: [
      Example("memorize scores", "of all themes"),
      Example("memorize scores animals", "of one"),
      Example("memorize scores --by size", "by the number of pairs"),
      Example("memorize scores --csv > scores.csv", "for a spreadsheet"),
    ], reading: ScoresCommand.init)
}

extension ScoresCommand {
  func run(to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles) throws
  {
    let warnings = StartupWarnings()
    let table = ScoreTable(files.savedScores(warnings) { files.playerName(warnings) })
    warnings.report(to: context.console)
    let sheets = table.sheets.filter { theme == nil || $0.themeID == theme?.id }
    let scores = sheets.flatMap(table.scores(of:))
    switch self.output {
    case .list where grouping == .theme:
      try output.write(lines(sheets.flatMap { Self.sentences(of: table.scores(of: $0)) }))
    case .list: try output.write(lines(sentences(of: ScoreTable(scores))))
    case .json:
      let json = JSON.object(["version": .int(1), "scores": .array(scores.map(\.json))])
      try output.write("\(json)\n")
    case .csv:
      try output.write(lines([Score.csvHeader] + scores.map(\.csv)))
    }
    if scores.isEmpty, self.output == .list { try output.write("No score yet.\n") }
  }

  /// Returns the lines of groups, whose scores are of any theme.
  private func sentences(of table: ScoreTable) -> [String] {
    ScoreGroup.all(in: table, by: grouping, library: ThemeLibrary { "" }).flatMap { group in
      ["\(group.title):"]
        + group.scores.enumerated().map { rank, score in
          let theme = score.themeName.printable(atMost: Theme.longestName)
          return "  \(rank + 1). \(theme)\(score.sides.inTitle), \(score.sentence)"
        }
    }
  }

  private static func sentences(of scores: [Score]) -> [String] {
    guard let first = scores.first else { return [] }
    let name = first.themeName.printable(atMost: Theme.longestName)
    return ["\(name)\(first.sides.inTitle), \(first.rules.printable(atMost: 20)) rules:"]
      + scores.enumerated().map { "  \($0 + 1). \($1.sentence)" }
  }
}

extension Score {
  fileprivate var json: JSON {
    .object([
      "theme": .string(themeID),
      "themeName": .string(themeName),
      "rules": .string(rules),
      "pairs": .int(pairs),
      "players": .int(players),
      "points": .int(points),
      "turns": .int(turns),
      "time": .int(Int(time.clampedNanoseconds)),
      "seed": .string(seed),
      "player": .string(player),
      "date": .int(Int(date)),
      "won": .bool(isWon),
      "sides": .string(sides.rawValue),
    ])
  }

  fileprivate static let csvHeader =
    "theme,theme_name,rules,pairs,players,points,turns,time_ns,seed,player,date,won,sides"

  fileprivate var csv: String {
    [
      themeID.csvCell, themeName.csvCell, rules.csvCell, "\(pairs)", "\(players)", "\(points)",
      "\(turns)", "\(time.clampedNanoseconds)", seed.csvCell, player.csvCell, "\(date)",
      isWon ? "yes" : "no", sides.rawValue,
    ].joined(separator: ",")
  }
}
