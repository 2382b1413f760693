import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize sweep`: simulates each value of a parameter for each of some players.
struct SweepCommand: Study {
  /// The parameter that varies, and its values.
  let range: SweptRange
  /// The setups of the games, indexed by value and then by line; there is at least one line.
  let points: [[SimulationSetup]]
  /// The names of the lines: the name of a player, or the names of two players at one table.
  let lines: [String]
  /// The quantities that are plotted; empty for the default.
  let plots: [CountedQuantity]
  let logarithmic: LinePlot.Logarithmic?
  let seed: Seed?
  let games: Int
  let answerTimeout: Duration
  let threads: Int?
  let results: ResultOptions
  let output: StudyOutput

  init(_ line: inout RequestReader) throws(UsageError) {
    let swept = try SweptOptions(&line)
    plots = try line[.plot].flatMap(\.self)
    logarithmic = try line[.logarithmic]
    seed = try line[.seed]
    games = try line[.games]
    answerTimeout = try line[.answerTimeout]
    threads = try line[.threads]
    let rules = try RuleOptions(&line)
    results = try ResultOptions(&line, csv: .sweepAsCSV)
    let range = try swept.range()
    let lines = try swept.lines(of: rules)
    self.range = range
    self.lines = lines.map { $0.map(\.text).joined(separator: " and ") }
    points = try range.values.map { value throws(UsageError) in
      try lines.map { line throws(UsageError) in
        try swept.setup(range, value, line, rules: rules)
      }
    }
    output = try results.output()
    try checkPlots()
  }

  private func checkPlots() throws(UsageError) {
    try plots.check(players: points[0][0].rules.players, Option.plot.row)
    if logarithmic == .x || logarithmic == .xy, range.values[0] <= 0 {
      throw .usage(
        "\(Option.logarithmic.row.title) x needs values above 0; "
          + "\(shown(range.text)) begins with \(range.decimal(range.values[0]))")
    }
    if !plots.isEmpty { try results.checkDrawing(Option.plot.row) }
    if logarithmic != nil { try results.checkDrawing(Option.logarithmic.row) }
  }
}

extension CommandTable {
  static let sweep = Command(
    "sweep", "Simulate over a range of pairs, times or a player's number",
    examples: [
      Example("memorize sweep --pairs 4...26", "how the turns grow"),
      Example("memorize sweep --player capacity:0...20 -p 8", "what more memory brings"),
      Example("memorize sweep --player perfect --player random", "a line for each of them"),
      Example("memorize sweep -p 4...64:x2 --log xy --svg turns.svg", "a picture as well"),
      Example("memorize sweep --flip-time 500ms...8s --plot score", "what speed is worth"),
      Example("memorize sweep --pairs 1...20 --csv > sweep.csv", "a row for each"),
    ], topic: research, reading: SweepCommand.init)
}

extension SweepCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = seed ?? context.chance.seed
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout, unless: interrupt.hasCome)
    let simulations = try zip(range.values, points).map { value, point in
      try point.map {
        try $0.simulation(by: range.seed(for: value, of: seed), connecting: programs.line(to:))
      }
    }
    let head = RunHead(sweeping: range, as: simulations[0][0], from: seed, games: games)
      .withProvenance(answeringWithin: answerTimeout)
    let files = try ResultFiles(results, study: "sweep", in: context.files)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let sweep = Sweep(
      head: head, range: range, lines: lines,
      reports: try await play(
        simulations, unless: { interrupt.hasCome() || programs.haveFailed }, in: context))
    let kept = Result { try keep(sweep, in: files) }
    try await print(sweep, to: &output, in: context.console)
    try kept.get()
    guard sweep.isIncomplete || programs.reports > 0 else { return }
    let counts = "the result has \(sweep.reports.count) of \(points.count) values"
    if interrupt.hasCome() {
      throw Failure(code: .interrupted, message: "interrupted: \(counts)")
    }
    throw Failure.leftGames(of: programs, sweep.isIncomplete ? counts : "")
  }

  private func csv(_ sweep: Sweep) -> String {
    (results.tellsHead ? sweep.head.csvLines : "") + sweep.csv
  }

  private func keep(_ sweep: Sweep, in files: ResultFiles) throws(Failure) {
    if files.takesRows { try files.write(rows: csv(sweep)) }
    try files.finish(
      json: sweep.json, picture: { sweep.picture(of: plots, logarithmic, results.scheme) })
  }

  private func print(
    _ sweep: Sweep, to output: inout StandardOutput, in console: Console
  ) async throws(Failure) {
    switch self.output {
    case .csv: try output.write(csv(sweep))
    case .json: try output.write("\(sweep.json)\n")
    case .table: try output.write(sweep.text + (await plotted(sweep, in: console)))
    case .picture: try output.write(sweep.picture(of: plots, logarithmic, results.scheme))
    }
    try output.flush()
  }

  /// Returns the plots; on a terminal the turns are plotted by default.
  @MainActor private func plotted(_ sweep: Sweep, in console: Console) -> String {
    let usual: [CountedQuantity] = console.isTerminal(.output) ? [.turns] : []
    return sweep.plots(
      of: plots.isEmpty ? usual : plots, logarithmic, columns: min(100, console.width(.output)),
      isUnicode: console.writesUTF8)
  }

  /// Plays one value after another, each on all threads; an interrupted value is left out.
  private func play(
    _ simulations: [[Simulation]], unless shouldStop: @escaping @Sendable () -> Bool,
    in context: RunContext
  ) async throws -> [[Report]] {
    var reports: [[Report]] = []
    var progress = ProgressLine(goal: games * points.count * lines.count, in: context)
    for point in simulations {
      var all: [Report] = []
      for simulation in point {
        let done = (reports.count * lines.count + all.count) * games
        let same = reports.last.map { $0[all.count] }
        guard
          let report = try await play(
            simulation, knowing: same, unless: shouldStop, in: context,
            showing: { progress.show(done + $0) })
        else { break }
        all.append(report)
      }
      guard all.count == lines.count else { break }
      reports.append(all)
    }
    progress.clear()
    return reports
  }

  /// Plays a line of a value, or returns the previous report if nothing varies in this line.
  private func play(
    _ simulation: Simulation, knowing same: Report?,
    unless shouldStop: @escaping @Sendable () -> Bool, in context: RunContext,
    showing show: (Int) -> Void
  ) async throws -> Report? {
    if let same, case .argument = range.parameter, !range.hasSeedPerPoint,
      same.simulation.players == simulation.players
    {
      return same
    }
    var tally = Tally()
    try await simulation.run(
      games: UInt64(games), threads: threads ?? context.coreCount,
      unless: shouldStop
    ) { batch in
      tally.merge(batch.tally)
      show(tally.games)
    }
    guard tally.games == games else { return nil }
    let head = RunHead(simulation, games: games).withProvenance(answeringWithin: answerTimeout)
    return Report(simulation, tally, under: head)
  }
}

extension HelpSection {
  /// The help on ranges and on several players.
  static let ranges = HelpSection(
    "Ranges",
    paragraph: """
      One thing varies: the pairs, the flip time, or the number of a player, as in \
      capacity:0...20. 4...26 goes from one whole number to the next, 4...26:2 takes steps of 2, \
      and 4...512:x2 doubles, as a logarithmic axis likes it; other numbers and times go by round \
      steps if none is given. Each player is a line of its own; by rules with 2 players, two sit at \
      one table. Points that count unfinished games are hollow.
      """)
}
