import PlainJSON

@testable import MemorySimulation

extension RunPlan {
  /// A small run, whose games take no time.
  static func small(
    games: Int = 100, seed: UInt64 = 1, pairs: Int = 4, _ player: PlayerChoice = .perfect
  ) throws -> RunPlan {
    RunPlan(try Simulation(pairs: pairs, player, seed: seed), games: games)
  }

  func summaries(of size: Int) -> [ShardSummary] { shards(of: size).map(\.played) }

  /// What the report says when the run is not cut at all.
  var whole: String { simulation.json(0..<UInt64(games)) }
}

extension Shard {
  var played: ShardSummary {
    let games = UInt64(games.lowerBound)..<UInt64(games.upperBound)
    return ShardSummary(self, run.simulation.tally(games))
  }
}

extension ShardMerge {
  /// Adds whole lines of text.
  init(_ lines: [String]) throws(MergeError) {
    self.init()
    for line in lines { try add(line: Array(line.utf8)) }
  }

  /// The report of the games that came, whether they are all or not.
  var report: String? { run.map { Report($0.simulation, tally).json.description } }
}
