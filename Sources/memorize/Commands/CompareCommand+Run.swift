import MemoryEngine
import MemorySimulation

extension CompareCommand {
  func run(to output: inout StandardOutput) async throws {
    let seed = first.seed ?? .byChance()
    let comparison = Comparison(
      try first.simulation(by: seed), try second.simulation(by: seed))
    Interrupt.catchFirst()
    let tally = try await play(comparison)
    let head = RunHead(comparison, games: first.games).signed
    let report = ComparisonReport(comparison, tally, under: head)
    try output.write(isJSON ? "\(report.json)\n" : report.text)
    guard report.isIncomplete else { return }
    try output.flush()
    throw Failure(
      code: .interrupted,
      message: "interrupted: the result counts \(tally.games) of \(first.games) games")
  }

  private func play(_ comparison: Comparison) async throws -> PairedTally {
    var tally = PairedTally()
    var progress = ProgressLine(goal: first.games, isShown: Platform.isTerminal(2))
    try await comparison.run(
      games: UInt64(first.games), threads: first.threads ?? Platform.coreCount,
      unless: Interrupt.hasCome,
      receive: { piece in
        tally.merge(piece)
        progress.show(tally.games)
      })
    progress.clear()
    return tally
  }
}
