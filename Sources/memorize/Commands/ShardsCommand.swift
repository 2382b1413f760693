import CommandLineKit
import MemorySimulation

/// `memorize shards`: a simulation as lines that any number of machines can play.
struct ShardsCommand: Sendable {
  let simulate: SimulateCommand
  /// Games in a shard.
  let size: Int

  struct Arguments: Sendable {
    let simulate: SimulateCommand.Arguments
    let size: Int

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      var simulate = SimulateCommand.Arguments()
      simulate.deck = try DeckChoice.Arguments(&arguments)
      simulate.seed = try arguments[.seed]
      simulate.games = try arguments[.games]
      size = try arguments[.shardSize]
      simulate.players = try arguments[.ownPlayer]
      simulate.flipTime = try arguments[.flipTime]
      simulate.rules = try RuleOptions(&arguments)
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    simulate = try SimulateCommand(arguments.simulate)
    size = arguments.size
  }

  func run(to output: inout StandardOutput, in context: RunContext) throws {
    let run = RunPlan(
      try simulate.simulation(by: simulate.seed ?? context.chance.seed), games: simulate.games)
    for shard in run.shards(of: size) { try output.write("\(shard.json)\n") }
  }
}
