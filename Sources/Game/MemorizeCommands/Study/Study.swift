/// A request that plays on all threads, and needs nothing that the player keeps.
protocol Study: Request {
  /// Plays, and writes what comes of it.
  func run(to output: inout StandardOutput, in context: RunContext) async throws
}

extension Study {
  func needs(in context: RunContext) -> ResourceNeeds? { .work(in: context) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    try await run(to: &output, in: context)
  }
}
