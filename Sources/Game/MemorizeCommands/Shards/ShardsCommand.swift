import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize shards`: prints a simulation as lines for any number of machines.
struct ShardsCommand: Request {
  let seed: Seed?
  let games: Int
  /// The number of games in a shard.
  let size: Int
  let setup: SimulationSetup

  init(_ line: inout RequestReader) throws(UsageError) {
    let cards = try CardOptions(&line)
    seed = try line[.seed]
    games = try line[.games]
    size = try line[.shardSize]
    let players = try line[.plannedPlayer]
    let flipTime = try line[.flipTime]
    setup = try SimulationSetup(
      players, cards: cards, rules: RuleOptions(&line), flipTime: flipTime)
  }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let run = RunPlan(
      try setup.simulation(by: seed ?? context.chance.seed, connecting: { _ in .closed }),
      games: games)
    for shard in run.shards(of: size) { try output.write("\(shard.json)\n") }
  }
}

extension CommandTable {
  static let shards = Command(
    "shards", "Divide a simulation into shards, for many machines",
    examples: [
      Example("memorize shards -n 100M --seed 42 > plan", "a line of JSON for each shard"),
      Example("memorize shards --seed 42 --size 10k > plan", "smaller shards"),
    ], topic: research, reading: ShardsCommand.init)
}
