import MemoryEngine
import MemorySimulation

extension SimulateCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout, unless: interrupt.hasCome)
    let simulation = try simulation(by: seed ?? context.chance.seed, with: programs)
    let predictions = try isChecked ? predictions(of: simulation) : nil
    let files = try ResultFiles(picture: picture, folder: folder, study: "simulate")
    let head = head(of: simulation)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      simulation, under: head, unless: { interrupt.hasCome() || programs.haveFailed },
      to: &output, and: files, in: context)
    let report = Report(simulation, tally, under: head, comparedWith: predictions)
    let kept = Result {
      try files.finish(json: report.json, picture: { report.picture(of: histograms) })
    }
    try self.output.write(report, histograms: histograms, to: &output, in: context.console)
    try output.flush()
    try kept.get()
    if report.isIncomplete || programs.leftGames > 0 {
      throw Failure.missing(
        tally.games, of: games, programs, isInterrupted: interrupt.hasCome())
    }
    if let check = report.check, !check.isPassed { throw Failure.farFromTheory(check) }
  }

  private func predictions(of simulation: Simulation) throws(UsageError) -> [Prediction] {
    do {
      return try simulation.predictions()
    } catch {
      throw .noTheory(error)
    }
  }

  /// The games that were asked for.
  ///
  /// Other programs can play only if somebody starts them.
  func simulation(
    by seed: Seed, with programs: ExternalPrograms? = nil
  ) throws -> Simulation {
    try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules, seed: seed,
      players: players, flipTime: flipTime, connecting: programs.map { $0.line })
  }

  private func head(of simulation: Simulation) -> RunHead {
    var head = RunHead(simulation, games: games)
    if players.contains(where: \.isExternal) { head.answerTimeout = answerTimeout }
    return head.signed
  }

  private func play(
    _ simulation: Simulation, under head: RunHead,
    unless shouldStop: @escaping @Sendable () -> Bool,
    to output: inout StandardOutput, and files: ResultFiles, in context: RunContext
  ) async throws -> Tally {
    var tally = Tally()
    var progress = ProgressLine(goal: games, in: context)
    let isCSV = self.output == .csv
    let start = (tellsHead ? head.csvLines : "") + simulation.csvHeader
    try files.write(rows: start)
    if isCSV {
      try output.write(start)
      try output.flush()
    }
    let seed = simulation.seed.number
    let row: @Sendable (GameFigures, inout [UInt8]) -> Void = { game, bytes in
      bytes.append(contentsOf: game.csv(seed: seed).utf8)
    }
    try await simulation.run(
      games: UInt64(games), threads: threads ?? context.coreCount, unless: shouldStop,
      row: isCSV || files.takesRows ? row : nil
    ) { piece in
      tally.merge(piece.tally)
      try files.write(rows: piece.rows)
      if isCSV { try output.write(piece.rows) }
      progress.show(tally.games)
    }
    progress.clear()
    return tally
  }
}

extension SimulateCommand.Output {
  /// Writes what is said at the end; rows of CSV have been written by then.
  ///
  /// On a terminal the turns are drawn even if no histogram was asked for.
  func write(
    _ report: Report, histograms: [CountedQuantity] = [], to output: inout StandardOutput,
    in console: Console
  ) throws(Failure) {
    let usual: [CountedQuantity] = console.isTerminal(.output) ? [.turns] : []
    let quantities = histograms.isEmpty ? usual : histograms
    switch self {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .table:
      try output.write(report.text(drawing: quantities, as: console.writesUTF8 ? .blocks : .ascii))
    case .picture: try output.write(report.picture(of: histograms))
    }
  }
}

extension Failure {
  /// The result lacks games, or ends of games.
  fileprivate static func missing(
    _ played: Int, of games: Int, _ programs: ExternalPrograms, isInterrupted: Bool
  ) -> Failure {
    let counts = "the result counts \(played) of \(games) games"
    if isInterrupted { return Failure(code: .interrupted, message: "interrupted: \(counts)") }
    return played < games ? .leftGames(of: programs, counts) : .leftGames(of: programs)
  }
}

extension Simulation {
  fileprivate var csvHeader: String {
    "seed,game,turns,score,flips,lucky,seconds,finished"
      + (rules.players == 2 ? ",margin,score2\n" : "\n")
  }
}

extension GameFigures {
  /// Numbers only, so that no spreadsheet can take a cell for a formula; the seed as the number
  /// that its text stands for, which deals the same.
  func csv(seed: UInt64) -> String {
    let seconds = Scale.seconds(lastFlip.clampedNanoseconds)
    return "\(seed),\(index),\(turns),\(score),\(flips),\(lucky),\(seconds),"
      + "\(isFinished ? 1 : 0)" + (secondScore.map { ",\(margin),\($0)\n" } ?? "\n")
  }
}
