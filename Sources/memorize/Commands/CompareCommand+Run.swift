import MemoryEngine
import MemorySimulation

extension CompareCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let seed = first.seed ?? context.chance.seed
    let comparison = Comparison(
      try first.simulation(by: seed), try second.simulation(by: seed))
    context.console.interrupt.catchFirst()
    let tally = try await play(comparison, in: context)
    let head = RunHead(comparison, games: first.games).signed
    let report = ComparisonReport(comparison, tally, under: head)
    try output.write(isJSON ? "\(report.json)\n" : report.text)
    guard report.isIncomplete else { return }
    try output.flush()
    throw Failure(
      code: .interrupted,
      message: "interrupted: the result counts \(tally.games) of \(first.games) games")
  }

  private func play(
    _ comparison: Comparison, in context: RunContext
  ) async throws -> PairedTally {
    var tally = PairedTally()
    var progress = ProgressLine(goal: first.games, in: context)
    try await comparison.run(
      games: UInt64(first.games), threads: first.threads ?? context.coreCount,
      unless: context.console.interrupt.hasCome,
      receive: { piece in
        tally.merge(piece)
        progress.show(tally.games)
      })
    progress.clear()
    return tally
  }
}
