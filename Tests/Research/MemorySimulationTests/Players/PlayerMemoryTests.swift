import Foundation
import MemoryEngine
import MemorySimulation
import Testing

@Suite("Players' use of seen cards")
struct PlayerMemoryTests {
  /// The number of games; `.ci/deep` plays more.
  private static let games =
    UInt64(ProcessInfo.processInfo.environment["ANALYSED_GAMES"] ?? "") ?? 10_000

  @Test(
    "a perfect memory misses no match that it has seen, and is as lucky as expected",
    arguments: [(3, 2, false), (4, 2, false), (6, 2, true), (3, 3, false), (2, 4, false)])
  func perfectMemoryMissesNothing(kinds: Int, matchSize: Int, peeks: Bool) throws {
    let rules = Rules { ($0.matchSize, $0.peek) = (matchSize, .seconds(peeks ? 1 : 0)) }
    let simulation = try Simulation(pairs: kinds, .perfect, rules)
    for figures in simulation.figures(Self.games / 5) {
      let analysis = try GameAnalysis(of: simulation.record(game: figures.index))
      try #require(analysis.missedMatches() == 0, "game \(figures.index)")
      try #require(analysis.turns.count == figures.turns)
      if matchSize == 2, !peeks {
        try #require(analysis.count(of: .lucky) == figures.lucky)
      }
      if peeks { try #require(analysis.count(of: .known) == kinds) }
    }
  }

  @Test("a perfect memory misses nothing against others, a worse one more, and no memory the most")
  func perfectMemoryWatchesOthers() throws {
    let simulation = try Simulation(pairs: 6, .perfect, against: .random, .hotSeat(2))
    var missed = [0, 0]
    for game in 0..<Self.games / 20 {
      let analysis = try GameAnalysis(of: simulation.record(game: game))
      for player in missed.indices { missed[player] += analysis.missedMatches(by: player) }
    }
    let players: [PlayerChoice] = [
      .perfect, .forgetful(Probability(millionths: 50_000)),
      .forgetful(Probability(millionths: 300_000)), .random,
    ]
    let misses = try players.map { player in
      let simulation = try Simulation(pairs: 6, player)
      return try (0..<Self.games / 100).reduce(0) { sum, game in
        try sum + GameAnalysis(of: simulation.record(game: game)).missedMatches()
      }
    }
    #expect(
      (missed[0], misses[0]) == (0, 0) && missed[1] > Int(Self.games / 20) && misses[1] > 0
        && misses[1] < misses[2])
    #expect(misses[2] < misses[3])
  }
}
