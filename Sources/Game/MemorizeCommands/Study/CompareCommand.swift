import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize compare`: compares two players on the same deals.
struct CompareCommand: Study {
  let seed: Seed?
  let games: Int
  let answerTimeout: Duration
  let threads: Int?
  let results: ResultOptions
  let histograms: [CountedQuantity]
  /// The power of later games that is wanted.
  let goal: SampleSize.Goal?
  /// The games of each player, who plays for all seats.
  let first: SimulationSetup
  let second: SimulationSetup
  let output: StudyOutput

  init(_ line: inout RequestReader) throws(UsageError) {
    let names = line.operand(.players)
    let cards = try CardOptions(&line)
    seed = try line[.seed]
    games = try line[.games]
    answerTimeout = try line[.answerTimeout]
    let flipTime = try line[.flipTime]
    threads = try line[.threads]
    let rules = try RuleOptions(&line)
    results = try ResultOptions(&line, csv: .pairedCSV)
    histograms = try line[.histogram].flatMap(\.self)
    goal = try SampleSize.Goal(&line)
    output = try results.output()
    try histograms.check(players: Rules(rules).players, Option.histogram.row)
    if !histograms.isEmpty { try results.checkDrawing(Option.histogram.row) }
    let compared: [CountedQuantity] = [.turns, .score]
    if let other = histograms.first(where: { !compared.contains($0) }) {
      throw .usage(
        "\(Option.histogram.row.title) \(other.rawValue): only turns and score are compared")
    }
    let players = try names.map { name throws(UsageError) in
      if let player = ValueForm<PlayerChoice>.player.read(name) { return player }
      throw .usage(
        "a player must be \(Option.player.row.value?.allowed ?? ""), not \(shown(name))")
    }
    let setups = try players.map { player throws(UsageError) in
      try SimulationSetup([player], named: nil, cards: cards, rules: rules, flipTime: flipTime)
    }
    (first, second) = (setups[0], setups[1])
  }
}

extension CommandTable {
  static let compare = Command(
    "compare", "Compare two players on the same deals",
    examples: [
      Example("memorize compare capacity:7 perfect", "what forgetting costs"),
      Example("memorize compare perfect random -p 4 -n 1M --json", "exact figures"),
      Example("memorize compare capacity:6 capacity:7 --power 0.9", "how many games tell"),
      Example("memorize compare capacity:6 capacity:7 --svg turns.svg", "both, and the difference"),
      Example("memorize compare capacity:6 capacity:7 --csv > deals.csv", "one line per deal"),
    ], topic: research, reading: CompareCommand.init)
}

extension Operand<[String]> {
  fileprivate static let players = Self(
    2...2, of: PlayerForm.placeholder,
    completion: Option.player.row.value?.completion ?? .nothing)
}

extension SampleSize.Goal {
  fileprivate init?(_ line: inout RequestReader) throws(UsageError) {
    let (power, difference) = (try line[.power], try line[.soughtDifference])
    guard let power else {
      if difference != nil {
        throw .option(Option.soughtDifference.row, needs: Option.power.row)
      }
      return nil
    }
    self.init(power: power, difference: difference)
  }
}

extension CompareCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = seed ?? context.chance.seed
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout, unless: interrupt.hasCome)
    let comparison = Comparison(
      try first.simulation(by: seed, connecting: programs.line(to:)),
      try second.simulation(by: seed, connecting: programs.line(to:)))
    let head = RunHead(comparison, games: games).withProvenance(answeringWithin: answerTimeout)
    let files = try ResultFiles(results, study: "compare", in: context.files)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      comparison, under: head, unless: { interrupt.hasCome() || programs.haveFailed },
      to: &output, and: files, in: context)
    let report = ComparisonReport(comparison, tally, under: head, for: goal)
    let kept = Result {
      try files.finish(
        json: report.json, picture: { report.picture(of: histograms, results.scheme) })
    }
    try await write(report, to: &output, in: context.console)
    try output.flush()
    try kept.get()
    guard report.isIncomplete || programs.reports > 0 else { return }
    throw Failure.missing(
      tally.games, of: games, programs, isInterrupted: interrupt.hasCome())
  }

  private func write(
    _ report: ComparisonReport, to output: inout StandardOutput, in console: Console
  ) async throws(Failure) {
    switch self.output {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .picture: try output.write(report.picture(of: histograms, results.scheme))
    case .table:
      let bars: HistogramBars = console.writesUTF8 ? .blocks : .ascii
      try output.write(await report.text(drawing: histograms, as: bars))
    }
  }

  private func play(
    _ comparison: Comparison, under head: RunHead,
    unless shouldStop: @escaping @Sendable () -> Bool,
    to output: inout StandardOutput, and files: ResultFiles, in context: RunContext
  ) async throws -> PairedTally {
    var tally = PairedTally()
    var progress = ProgressLine(goal: games, in: context)
    let rows = ResultRows(files: files, arePrinted: self.output == .csv)
    try rows.begin((results.tellsHead ? head.csvLines : "") + comparison.csvHeader, to: &output)
    try await comparison.run(
      games: UInt64(games), threads: threads ?? context.coreCount,
      unless: shouldStop, row: rows.areTaken ? comparison.csvRow : nil
    ) { batch in
      tally.merge(batch.tally)
      try rows.write(batch.rows, to: &output)
      progress.show(tally.games)
    }
    progress.clear()
    return tally
  }
}

extension HelpSection {
  /// The help on the last lines of a comparison, and on its limits.
  static let pairing = HelpSection(
    "The same deals",
    paragraph: """
      Similar players, such as capacity:6 and capacity:7, do well or badly in the same games, so \
      fewer games are needed to tell them apart than on separate deals. The correlation and this \
      factor are printed below the table. For players of different kinds, such as capacity:7 and \
      perfect, the factor is about 1.
      """)
}
