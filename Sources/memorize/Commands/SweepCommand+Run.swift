import MemoryEngine
import MemorySimulation

extension SweepCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = points[0].simulate.seed ?? context.chance.seed
    let simulations = try points.map { try $0.simulate.simulation(by: seed) }
    let head = RunHead(
      sweeping: parameter, over: points.map(\.value), as: simulations[0],
      games: points[0].simulate.games
    ).signed
    let files = try ResultFiles(picture: picture, folder: folder, study: "sweep")
    context.console.interrupt.catchFirst()
    let sweep = Sweep(
      head: head, parameter: parameter, values: points.map(\.value),
      reports: try await play(simulations, in: context))
    let kept = Result { try keep(sweep, in: files) }
    try print(sweep, to: &output)
    try kept.get()
    guard sweep.isIncomplete else { return }
    throw Failure(
      code: .interrupted,
      message: "interrupted: the result has \(sweep.reports.count) of \(points.count) values")
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
    _ simulations: [Simulation], in context: RunContext
  ) async throws -> [Report] {
    let games = points[0].simulate.games
    let threads = points[0].simulate.threads ?? context.coreCount
    var reports: [Report] = []
    var progress = ProgressLine(goal: games * simulations.count, in: context)
    for simulation in simulations {
      var tally = Tally()
      try await simulation.run(
        games: UInt64(games), threads: threads, unless: context.console.interrupt.hasCome,
        receive: { piece in
          tally.merge(piece.tally)
          progress.show(reports.count * games + tally.games)
        })
      guard tally.games == games else { break }
      let head = RunHead(simulation, games: games).signed
      reports.append(Report(simulation, tally, under: head))
    }
    progress.clear()
    return reports
  }
}
