import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryStore
import PlainJSON

/// `memorize export`: prints the flips of recorded games as a table for statistics programs.
struct ExportCommand: Request {
  /// The form of the output.
  enum Form: Sendable {
    case csv
    case json
    /// The records themselves, one in each line.
    case records
  }

  /// The records and games; none for all finished games.
  let words: [String]
  let form: Form

  init(_ line: inout RequestReader) throws(UsageError) {
    words = line.operand(.exported)
    let isJSON = try line[.json]
    let isCSV = try line[.flipCSV]
    let areRecords = try line[.ownRecords]
    if isJSON, isCSV { throw .conflict(Option.json.row, Option.flipCSV.row) }
    if isJSON, areRecords { throw .conflict(Option.json.row, Option.ownRecords.row) }
    if isCSV, areRecords { throw .conflict(Option.flipCSV.row, Option.ownRecords.row) }
    form = areRecords ? .records : isJSON ? .json : .csv
    if words.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
  }
}

extension CommandTable {
  static let exportFlips = Command(
    "export", "Print the flips of recorded games as a table, for statistics",
    examples: [
      Example("memorize export > flips.csv", "all your finished games, a row for each flip"),
      Example("memorize export Animals --json", "one game, with the version of the columns"),
      Example("memorize export --records | memorize fit -", "the records, a line each"),
    ], topic: research, reading: ExportCommand.init)
}

extension Operand<[String]> {
  fileprivate static let exported = Self(0...(.max), of: "RECORD|FOLDER|GAME", completion: .games)
}

extension Option<Bool> {
  fileprivate static var flipCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each flip: the default")
  }
  fileprivate static var ownRecords: Self {
    Self(flag: "records", in: .output, "Print the records, one in each line")
  }
}

extension ExportCommand {
  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let games = try RecordedGames(in: context, with: files).all(of: words)
    if form == .records {
      for game in games { try output.write(game.record.line) }
      return
    }
    var table = FlipTable()
    for game in games {
      try NamedRecord.playing(game.place) {
        try table.add(
          game.record, game: game.name, theme: game.theme, experiment: game.experiment)
      }
    }
    try output.write(form == .json ? "\(table.json)\n" : table.csv)
  }
}

extension FlipTable {
  fileprivate var csv: String {
    ([Self.columns] + rows.map(\.cells)).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// The table as JSON: its version, the names of the columns, and a list of cells for each flip.
  fileprivate var json: JSON {
    .object([
      "version": .int(Self.version),
      "columns": .array(Self.columns.map { .string($0) }),
      "rows": .array(rows.map { .array($0.json) }),
    ])
  }
}

extension FlipTable.Row {
  /// The cells as JSON: texts as texts, numbers as numbers, and null for those that do not exist.
  fileprivate var json: [JSON] {
    zip(FlipTable.columns, cells).map { column, cell in
      switch column {
      case "game": .string(game)
      case "theme": .string(theme)
      case "outcome": .string(outcome)
      case "participant": .string(participant)
      case "condition": .string(condition)
      default: cell.isEmpty ? .null : .number(cell)
      }
    }
  }
}
