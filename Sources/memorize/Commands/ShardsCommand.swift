import MemorySimulation

/// `memorize shards`: a simulation as lines that any number of machines can play.
struct ShardsCommand: Sendable {
  static let standardSize = 1_000_000

  let simulate: SimulateCommand
  /// Games in a shard.
  let size: Int

  init(_ given: GivenArguments) throws(UsageError) {
    simulate = try SimulateCommand(given)
    size = try given[.shardSize] ?? Self.standardSize
  }

  func run(to output: inout StandardOutput, in context: RunContext) throws {
    let run = RunPlan(
      try simulate.simulation(by: simulate.seed ?? context.chance.seed), games: simulate.games)
    for shard in run.shards(of: size) { try output.write("\(shard.json)\n") }
  }
}
