import MemoryEngine
import MemorySimulation

extension PlayerChoice {
  /// The same player as a custom one, whose games only the engine can play.
  var ownByEngine: PlayerChoice {
    switch self {
    case .random: .custom("own-random") { RandomPlayer() }
    case .perfect: .custom("own-perfect") { PerfectPlayer() }
    case .capacity(let cards, .oldest):
      .custom("own-capacity-\(cards)") { CapacityPlayer(cards) }
    case .forgetful(let chance):
      .custom("own-forgetful-\(chance)") { ForgetfulPlayer(forgetting: chance) }
    default: self
    }
  }

  /// Players of plain pairs, with both extremes of the parameters of forgetting.
  static let playersOfPairs: [PlayerChoice] =
    [.random, .perfect, .capacity(3), .forgetful(Probability(millionths: 100_000))] + [
      .capacity(0), .capacity(1), .capacity(1_000), .forgetful(Probability(millionths: 0)),
      .forgetful(Probability(millionths: 1_000_000)),
    ]
}

extension Simulation {
  /// Returns the same games, played by the engine.
  func byEngine() throws -> Simulation {
    try Simulation(
      kinds: kinds, copies: copies, rules: rules, seed: seed, players: players.map(\.ownByEngine),
      flipTime: flipTime)
  }

  /// Returns the first game that the engine plays differently, if any.
  func firstDifference(_ games: Range<UInt64>) throws -> GamesThatDiffer? {
    let (own, engine) = try (figures(games), byEngine().figures(games))
    if own.count != engine.count { return GamesThatDiffer(own: own.last, engine: engine.last) }
    let pair = zip(own, engine).first { $0 != $1 }
    return pair.map { GamesThatDiffer(own: $0.0, engine: $0.1) }
  }
}

struct GamesThatDiffer: Equatable {
  let own: GameStatistics?
  let engine: GameStatistics?
}
