import MemoryEngine

@testable import MemorySimulation

/// Games of a simulated person, for fits whose truth is known.
struct SimulatedPerson {
  let model: RecallModel
  var lapse = 0.05
  var pairs = 10
  var games: UInt64 = 30

  func traces(seed: UInt64) throws -> [MemoryTrace] {
    let (model, lapse) = (model, lapse)
    let simulation = try Simulation(
      kinds: pairs, copies: 2, rules: .course, seed: Seed(seed),
      players: [.custom("person") { RecallPlayer(model, lapse: lapse) }])
    return try (0..<games).map { try MemoryTrace(of: simulation.record(game: $0)) }
  }
}

/// Returns the traces of games that a named player plays.
func traces(of player: String, pairs: Int = 8, games: UInt64 = 20) throws -> [MemoryTrace] {
  let choice = PlayerChoice(player) ?? .perfect
  let simulation = try Simulation(
    kinds: pairs, copies: 2, rules: .course, seed: Seed(7), players: [choice])
  return try (0..<games).map { try MemoryTrace(of: simulation.record(game: $0)) }
}
