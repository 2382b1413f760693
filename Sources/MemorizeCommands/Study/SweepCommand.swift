import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize sweep`: a simulation for each value of a parameter.
struct SweepCommand: Study {
  static let standardPairs = 4...26

  /// What varies.
  let parameter: RunHead.Parameter
  /// In rising order, at least one, with what each would play alone.
  let points: [(value: Int, simulate: SimulateCommand)]
  let output: SimulateCommand.Output
  /// Where a picture goes, if anywhere.
  let picture: OutputDestination?
  /// Where CSV and JSON go as well, if anywhere.
  let folder: String?
  /// Whether CSV begins with the head of the run.
  let tellsHead: Bool

  /// What is typed: what varies, and what is simulated for each value of it.
  struct Arguments: Sendable {
    let pairs: ClosedRange<Int>?
    let capacity: ClosedRange<Int>?
    let step: Int
    let simulate: SimulateCommand.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      pairs = try arguments[.sweptPairs]
      capacity = try arguments[.sweptCapacity]
      step = try arguments[.step]
      var simulate = SimulateCommand.Arguments()
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      simulate.players = try arguments[.player]
      simulate.answerTimeout = try arguments[.answerTimeout]
      simulate.flipTime = try arguments[.flipTime]
      simulate.threads = try arguments[.threads]
      simulate.rules = try RuleOptions(&arguments)
      simulate.isJSON = try arguments[.json]
      simulate.isCSV = try arguments[.sweepAsCSV]
      simulate.tellsHead = try arguments[.csvHead]
      simulate.folder = try arguments[.out]
      simulate.picture = try arguments[.svg]
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let swept = arguments.capacity ?? arguments.pairs ?? Self.standardPairs
    if arguments.capacity != nil {
      if let pairs = arguments.pairs, pairs.count > 1 { throw .twoRanges }
      if !arguments.simulate.players.isEmpty {
        throw .conflict(Option.sweptCapacity.row, Option.player.row)
      }
    }
    let values = stride(from: swept.lowerBound, through: swept.upperBound, by: arguments.step)
    points = try values.map { value throws(UsageError) in
      (value, try SimulateCommand(arguments.simulate(value)))
    }
    parameter = arguments.capacity == nil ? .pairs : .capacity
    output = points[0].simulate.output
    picture = arguments.simulate.picture
    folder = arguments.simulate.folder
    tellsHead = arguments.simulate.tellsHead
  }
}

extension CommandTable {
  static let sweep = Command(
    "sweep", "Simulate over a range of pairs, or of a player's capacity",
    examples: [
      Example("memorize sweep --pairs 4...26", "how the turns grow"),
      Example("memorize sweep --capacity 0...20 -p 8", "what more memory brings"),
      Example("memorize sweep -p 5...50 --step 5 --svg turns.svg", "a picture as well"),
      Example("memorize sweep --pairs 1...20 --csv > sweep.csv", "a line for each"),
    ], reading: SweepCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try SweepCommand(arguments) }
}

extension SweepCommand.Arguments {
  /// What is simulated for one of the values.
  fileprivate func simulate(_ value: Int) -> SimulateCommand.Arguments {
    var simulate = simulate
    if capacity == nil {
      simulate.deck.pairs = value
    } else {
      simulate.deck.pairs = pairs?.lowerBound
      simulate.players = [.capacity(value)]
    }
    return simulate
  }
}

extension SweepCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = points[0].simulate.seed ?? context.chance.seed
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: points[0].simulate.answerTimeout, unless: interrupt.hasCome)
    let simulations = try points.map {
      try $0.simulate.simulation(by: seed, connecting: programs.line(to:))
    }
    let head = RunHead(
      sweeping: parameter, over: points.map(\.value), as: simulations[0],
      games: points[0].simulate.games
    ).withProvenance(answeringWithin: points[0].simulate.answerTimeout)
    let files = try ResultFiles(
      picture: picture, folder: folder, study: "sweep", in: context.files)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let sweep = Sweep(
      head: head, parameter: parameter, values: points.map(\.value),
      reports: try await play(
        simulations, unless: { interrupt.hasCome() || programs.haveFailed }, in: context))
    let kept = Result { try keep(sweep, in: files) }
    try print(sweep, to: &output)
    try kept.get()
    guard sweep.isIncomplete || programs.reports > 0 else { return }
    let counts = "the result has \(sweep.reports.count) of \(points.count) values"
    if interrupt.hasCome() {
      throw Failure(code: .interrupted, message: "interrupted: \(counts)")
    }
    throw Failure.leftGames(of: programs, sweep.isIncomplete ? counts : "")
  }

  private func csv(_ sweep: Sweep) -> String { (tellsHead ? sweep.head.csvLines : "") + sweep.csv }

  private func keep(_ sweep: Sweep, in files: ResultFiles) throws(Failure) {
    if files.takesRows { try files.write(rows: csv(sweep)) }
    try files.finish(json: sweep.json, picture: { sweep.picture })
  }

  private func print(_ sweep: Sweep, to output: inout StandardOutput) throws(Failure) {
    switch self.output {
    case .csv: try output.write(csv(sweep))
    case .json: try output.write("\(sweep.json)\n")
    case .table: try output.write(sweep.text)
    case .picture: try output.write(sweep.picture)
    }
    try output.flush()
  }

  /// Plays one value after another, each on all threads; an interrupted one is left out.
  private func play(
    _ simulations: [Simulation], unless shouldStop: @escaping @Sendable () -> Bool,
    in context: RunContext
  ) async throws -> [Report] {
    let games = points[0].simulate.games
    let threads = points[0].simulate.threads ?? context.coreCount
    var reports: [Report] = []
    var progress = ProgressLine(goal: games * simulations.count, in: context)
    for simulation in simulations {
      var tally = Tally()
      try await simulation.run(
        games: UInt64(games), threads: threads, unless: shouldStop,
        receive: { batch in
          tally.merge(batch.tally)
          progress.show(reports.count * games + tally.games)
        })
      guard tally.games == games else { break }
      let head = points[reports.count].simulate.head(of: simulation)
      reports.append(Report(simulation, tally, under: head))
    }
    progress.clear()
    return reports
  }
}
