import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize simulate`: plays many games without a screen.
struct SimulateCommand: Study {
  /// The seed; nil for a random one.
  let seed: Seed?
  let games: Int
  /// The time for each answer of an external player.
  let answerTimeout: Duration
  /// The number of threads; nil for one per core.
  let threads: Int?
  let results: ResultOptions
  /// The quantities that are drawn; empty for the default.
  let histograms: [CountedQuantity]
  /// True if the run is compared with theory.
  let isChecked: Bool
  /// True if the records of the games are printed instead of figures.
  let printsRecords: Bool
  let setup: SimulationSetup
  let output: StudyOutput

  init(_ line: inout RequestReader) throws(UsageError) {
    let cards = try CardOptions(&line)
    seed = try line[.seed]
    games = try line[.games]
    let players = try line[.player]
    answerTimeout = try line[.answerTimeout]
    let flipTime = try line[.flipTime]
    threads = try line[.threads]
    let rules = try RuleOptions(&line)
    results = try ResultOptions(&line, csv: .csv)
    histograms = try line[.histogram].flatMap(\.self)
    isChecked = try line[.check]
    printsRecords = try line[.records]
    setup = try SimulationSetup(players, cards: cards, rules: rules, flipTime: flipTime)
    if isChecked, results.isCSV { throw .conflict(Option.check.row, Option.csv.row) }
    output = try results.output()
    if printsRecords { try results.checkNothingElse(beside: Option.records.row) }
    try histograms.check(players: setup.rules.players, Option.histogram.row)
    if !histograms.isEmpty { try results.checkDrawing(Option.histogram.row) }
  }
}

extension CommandTable {
  static let simulate = Command(
    "simulate", "Let computer players play many games, with statistics",
    examples: [
      Example("memorize simulate", "how a perfect memory does"),
      Example("memorize simulate --player random -p 4", "a player without memory, four pairs"),
      Example("memorize simulate -n 1M --seed 42 --json", "exact figures, the same every time"),
      Example("memorize simulate --csv > games.csv", "one line per game"),
      Example("memorize simulate -p 26 --check", "compared with theory"),
      Example("memorize simulate -n 50 --records", "the games themselves, for fit"),
    ], topic: research, reading: SimulateCommand.init)
}

extension SimulateCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout, unless: interrupt.hasCome)
    let simulation = try setup.simulation(
      by: seed ?? context.chance.seed, connecting: programs.line(to:))
    if printsRecords { return try writeRecords(of: simulation, to: &output, interrupt, programs) }
    let predictions = try isChecked ? predictions(of: simulation) : nil
    let files = try ResultFiles(results, study: "simulate", in: context.files)
    let head = RunHead(simulation, games: games).withProvenance(answeringWithin: answerTimeout)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      simulation, under: head, unless: { interrupt.hasCome() || programs.haveFailed },
      to: &output, and: files, in: context)
    let report = Report(simulation, tally, under: head, comparedWith: predictions)
    let kept = Result {
      try files.finish(
        json: report.json, picture: { report.picture(of: histograms, results.scheme) })
    }
    try await self.output.write(
      report, histograms: histograms, results.scheme, to: &output, in: context.console)
    try output.flush()
    try kept.get()
    if report.isIncomplete || programs.reports > 0 {
      throw Failure.missing(
        tally.games, of: games, programs, isInterrupted: interrupt.hasCome())
    }
    if let check = report.check, !check.isPassed { throw Failure.farFromTheory(check) }
  }

  private func predictions(of simulation: Simulation) throws(UsageError) -> [Prediction] {
    do {
      return try simulation.predictions()
    } catch {
      throw .usage("\(error)")
    }
  }

  private func play(
    _ simulation: Simulation, under head: RunHead,
    unless shouldStop: @escaping @Sendable () -> Bool,
    to output: inout StandardOutput, and files: ResultFiles, in context: RunContext
  ) async throws -> Tally {
    var tally = Tally()
    var progress = ProgressLine(goal: games, in: context)
    let rows = ResultRows(files: files, arePrinted: self.output == .csv)
    try rows.begin((results.tellsHead ? head.csvLines : "") + simulation.csvHeader, to: &output)
    let seed = simulation.seed.number
    let row: @Sendable (GameStatistics, inout [UInt8]) -> Void = { game, bytes in
      bytes.append(contentsOf: game.csv(seed: seed).utf8)
    }
    try await simulation.run(
      games: UInt64(games), threads: threads ?? context.coreCount, unless: shouldStop,
      row: rows.areTaken ? row : nil
    ) { batch in
      tally.merge(batch.tally)
      try rows.write(batch.rows, to: &output)
      progress.show(tally.games)
    }
    progress.clear()
    return tally
  }
}
