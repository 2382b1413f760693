import CommandLineKit
import MemorySimulation

/// `memorize shards`: a simulation as lines that any number of machines can play.
struct ShardsCommand: Request {
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
      simulate.players = try arguments[.plannedPlayer]
      simulate.flipTime = try arguments[.flipTime]
      simulate.rules = try RuleOptions(&arguments)
      self.simulate = simulate
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    simulate = try SimulateCommand(arguments.simulate)
    size = arguments.size
  }

  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds() }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let run = RunPlan(
      try simulate.simulation(
        by: simulate.seed ?? context.chance.seed, connecting: { _ in .closed }),
      games: simulate.games)
    for shard in run.shards(of: size) { try output.write("\(shard.json)\n") }
  }
}

extension CommandTable {
  static let shards = Command(
    "shards", "Cut a simulation into shards, for many machines",
    examples: [
      Example("memorize shards -n 100M --seed 42 > plan", "a line of JSON for each shard"),
      Example("memorize shards --seed 42 --size 10k > plan", "smaller shards"),
    ], reading: ShardsCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try ShardsCommand(arguments) }
}
