import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation

/// `memorize fit`: fits models of memory to games that were played.
struct FitCommand: Request {
  /// The records and folders of them, none for the player's own finished games; `-` is standard
  /// input.
  let records: [String]
  /// The player whose memory matters, starting from one.
  let seat: Int
  let families: [RecallModel.Family]
  /// The participant of an experiment whose games count; nil for all games.
  let participant: String?
  /// The parts of an experiment's mark by which games are grouped; none for one fit of all games.
  let groupings: [FitGrouping]
  let results: ResultOptions
  let output: StudyOutput

  init(_ line: inout RequestReader) throws(UsageError) {
    records = line.operand(.records)
    seat = try line[.seat]
    let chosen = try line[.model]
    families = chosen.isEmpty ? RecallModel.Family.allCases : chosen
    participant = try line[.fittedParticipant]
    groupings = try line[.groupings]
    results = try ResultOptions(&line, csv: .recallCSV, isOfRun: false)
    output = try results.output()
    if !groupings.isEmpty, results.picture != nil {
      throw .conflict(Option.groupings.row, Option.svg.row)
    }
    if records.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
  }
}

extension CommandTable {
  static let fit = Command(
    "fit", "Estimate how well a player remembers, from recorded games",
    examples: [
      Example("memorize fit", "your own finished games"),
      Example("memorize fit one.json two.json --seat 2", "the second player of two records"),
      Example("memorize simulate --player capacity:7 -n 50 --records | memorize fit -", "a test"),
      Example("memorize fit --by participant", "a row for each participant and model"),
      Example("memorize fit --svg recall.svg", "the recall curve as a picture"),
    ], topic: research, reading: FitCommand.init)
}

extension Operand<[String]> {
  fileprivate static let records = Self(0...(.max), of: "RECORD|FOLDER|GAME", completion: .files)
}

extension Option<Int> {
  fileprivate static var seat: Self {
    Self(
      "seat", .integer(1...8), in: .game, "Whose memory: the number of the player", default: 1)
  }
}

extension Option<String?> {
  fileprivate static var fittedParticipant: Self {
    Self("participant", .label, in: .experiment, "Only games that are marked with this participant")
  }
}

extension Option<[FitGrouping]> {
  fileprivate static var groupings: Self {
    Self(each: "by", .choice, in: .experiment, "Fit each participant or condition; or both")
  }
}

extension Option<[RecallModel.Family]> {
  fileprivate static var model: Self {
    Self(each: "model", .recallModel, in: .simulation, "Fit this model of memory", default: "all")
  }
}

extension ValueForm<RecallModel.Family> {
  fileprivate static var recallModel: Self {
    let names = RecallModel.Family.allCases.map(\.rawValue)
    return Self(
      help: ValueHelp(
        placeholder: "MODEL", range: names.joined(separator: ", "),
        allowed: names.joinedWithOr(), completion: .words(names)),
      write: \.rawValue, read: RecallModel.Family.init(rawValue:))
  }
}

extension Option<Bool> {
  fileprivate static var recallCSV: Self {
    Self(flag: "csv", in: .output, "Print a line of CSV for each lag of the curve")
  }
}

extension FitCommand {
  func needs(in context: RunContext) -> ResourceNeeds? { .work(in: context) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    let results = try ResultFiles(results, study: "fit", in: context.files)
    let leftOut = LeftOutRecords(in: context)
    let games = try games(in: context, with: files, leftOut)
    let progress = FitProgress(in: context)
    if groupings.isEmpty {
      let traces = games.map(\.trace)
      let report = await MemoryReport(families, of: traces) { progress.note() }
      progress.end()
      try finish(report, results, to: &output)
    } else {
      let groups = await FitGroups(families, by: groupings, of: games) { progress.note() }
      progress.end()
      try finish(groups, results, to: &output)
    }
    try leftOut.finish()
  }

  /// Returns the games that count; a trace takes a fraction of a record's memory.
  private func games(
    in context: RunContext, with files: PlayerFiles, _ leftOut: LeftOutRecords
  ) throws -> [(tag: ExperimentTag?, trace: MemoryTrace)] {
    var games: [(tag: ExperimentTag?, trace: MemoryTrace)] = []
    // An estimate from a part of the named games would be taken for one from all of them.
    let skip: SkippedRecord = records.isEmpty ? leftOut.add : { throw $0 }
    try RecordedGames(in: context, with: files, skipping: skip).each(of: records) { game in
      leftOut.countRead()
      if let participant, game.experiment?.participant != participant { return }
      let trace = try game.trace(of: seat - 1, isOptional: records.isEmpty)
      if let trace { games.append((game.experiment, trace)) }
    }
    return games
  }

  private func finish(
    _ report: MemoryReport, _ results: ResultFiles, to output: inout StandardOutput
  ) throws {
    if results.takesRows { try results.write(rows: report.csv) }
    switch self.output {
    case .table: try output.write(report.text)
    case .json: try output.write("\(report.json)\n")
    case .csv: try output.write(report.csv)
    case .picture: try output.write(picture(of: report))
    }
    try results.finish(json: report.json, picture: { picture(of: report) })
    if report.fits.isEmpty { throw Failure.nothingToFit(games: report.traces.count) }
  }

  private func finish(
    _ groups: FitGroups, _ results: ResultFiles, to output: inout StandardOutput
  ) throws {
    if results.takesRows { try results.write(rows: groups.csv) }
    switch self.output {
    case .table, .picture: try output.write(groups.text)
    case .json: try output.write("\(groups.json)\n")
    case .csv: try output.write(groups.csv)
    }
    try results.finish(json: groups.json, picture: { "" })
    if groups.isEmpty {
      throw Failure.nothingToFit(games: groups.groups.reduce(0) { $0 + $1.report.traces.count })
    }
  }

  private func picture(of report: MemoryReport) -> String {
    RecallPlot(report, title: "Recall by the cards seen since", scheme: results.scheme).svg
  }
}

extension Failure {
  fileprivate static func nothingToFit(games: Int) -> Failure {
    badData(
      "\(counted(games, "game")) without a chance to remember: a memory shows when a card is "
        + "turned whose partner was seen before")
  }
}
