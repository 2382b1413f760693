import MemoryEngine
import MemorySimulation

extension SweepCommand {
  func run(to output: inout StandardOutput) async throws {
    let seed = points[0].simulate.seed ?? .byChance()
    let simulations = try points.map { try $0.simulate.simulation(by: seed) }
    Interrupt.catchFirst()
    let sweep = Sweep(
      parameter: parameter, values: points.map(\.value), reports: try await play(simulations))
    switch self.output {
    case .csv: try output.write(sweep.csv)
    case .json: try output.write("\(sweep.json)\n")
    case .table: try output.write(sweep.text)
    }
    if let picture { try Platform.save(sweep.picture, to: picture) }
    guard sweep.isIncomplete else { return }
    try output.flush()
    throw Failure(
      code: .interrupted,
      message: "interrupted: the result has \(sweep.reports.count) of \(points.count) values")
  }

  /// Plays one value after another, each on all threads; an interrupted one is left out.
  private func play(_ simulations: [Simulation]) async throws -> [Report] {
    let games = points[0].simulate.games
    let threads = points[0].simulate.threads ?? Platform.coreCount
    var reports: [Report] = []
    var progress = ProgressLine(
      goal: games * simulations.count, isShown: Platform.isTerminal(2))
    for simulation in simulations {
      var tally = Tally()
      try await simulation.run(
        games: UInt64(games), threads: threads, unless: Interrupt.hasCome,
        receive: { piece in
          tally.merge(piece.tally)
          progress.show(reports.count * games + tally.games)
        })
      guard tally.games == games else { break }
      reports.append(Report(simulation, tally))
    }
    progress.clear()
    return reports
  }
}
