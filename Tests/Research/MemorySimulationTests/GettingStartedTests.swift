import MemoryEngine
import MemorySimulation
import TestSupport
import Testing

@Suite("Getting started with simulations")
struct MemorySimulationGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() async throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    for player in [PlayerChoice.random, .capacity(4), .perfect] {
      let simulation = try Simulation(
        kinds: 8, copies: 2, rules: .course, seed: Seed(42), players: [player])
      var tally = Tally()
      try await simulation.run(games: 500, threads: 2) { tally.merge($0.tally) }

      let turns = Report(simulation, tally).turns
      print(player.name, "takes", turns.minimum ?? 0, "to", turns.maximum ?? 0, "turns;")
      print("  half of its games are over after", turns.quantile(50) ?? 0)
    }

    // Both play the same deals, so that only the players differ.
    let sides = try [PlayerChoice.capacity(4), .perfect].map { player in
      try Simulation(kinds: 8, copies: 2, rules: .course, seed: Seed(42), players: [player])
    }
    let comparison = Comparison(sides[0], sides[1])
    var tally = PairedTally()
    try await comparison.run(
      games: 200, threads: 2, unless: { false }, receive: { tally.merge($0.tally) })
    let turns = ComparisonReport(comparison, tally).turns
    print("a short memory is better in", turns.wins, "worse in", turns.losses, "of 200 deals")
    // Example ends

    let article = try DocumentedExample(of: "MemorySimulation")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
