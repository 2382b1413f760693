import CommandLineKit

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
    let leftOut = LeftOutRecords(in: context)
    let games = RecordedGames(in: context, with: files, skipping: leftOut.add)
    if form == .records {
      try games.each(of: words) { game in
        try output.write(game.record.line)
        leftOut.countRead()
      }
    } else {
      try writeFlips(of: games, leftOut, to: &output, in: context)
    }
    try leftOut.finish()
  }

  private func writeFlips(
    of games: RecordedGames, _ leftOut: LeftOutRecords, to output: inout StandardOutput,
    in context: RunContext
  ) throws {
    var progress = ProgressLine(goal: nil, of: "flips", in: context, after: .seconds(1))
    var table = FlipTable(isJSON: form == .json)
    try games.each(of: words) { game in
      do {
        let rows = try FlipReading.rows(of: game) { progress.show(table.count + $0) }
        try table.write(rows, to: &output)
        leftOut.countRead()
      } catch let failure as Failure where failure.code == .badData {
        try leftOut.add(failure)
      }
    }
    progress.clear()
    if !leftOut.areAll { try table.finish(to: &output) }
  }
}
