import PlainJSON

@testable import MemorySimulation

extension RunPlan {
  /// Returns a small run, whose games take no time.
  static func small(
    games: Int = 100, seed: UInt64 = 1, pairs: Int = 4, _ player: PlayerChoice = .perfect
  ) throws -> RunPlan {
    RunPlan(try Simulation(pairs: pairs, player, seed: seed), games: games)
  }

  func summaries(of size: Int) -> [ShardSummary] { shards(of: size).map(\.played) }

  /// The report of the run without shards.
  var whole: String { simulation.json(0..<UInt64(games)) }
}

extension Shard {
  var played: ShardSummary {
    let games = UInt64(games.lowerBound)..<UInt64(games.upperBound)
    return ShardSummary(self, run.simulation.tally(games))
  }
}

extension ShardMerge {
  /// Creates a merge, and adds the lines of a file of shards.
  init(_ lines: [String]) throws(MergeError) {
    self.init()
    for line in lines { try add(line: Array(line.utf8)) }
  }

  /// The report of the received games, complete or not.
  var report: String? { run.map { Report($0.simulation, tally).json.description } }
}
