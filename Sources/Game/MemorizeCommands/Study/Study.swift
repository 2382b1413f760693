/// A request that plays on all threads, and needs none of the player's files.
protocol Study: Request {
  /// Plays the games and writes the results.
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
