// The custom player of the page `OwnPlayer`, line by line; a test compares them.

import MemoryEngine
import MemorySimulation
import TestSupport

// Example begins
/// Knows the seven cards that it saw last, and so perhaps the partner of the one it turned.
struct LastSeven: Player {
  var seen: [(card: Int, kind: Int)] = []

  func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    for (card, kind) in seen where kind == table.turnKind && table.mayChoose(card) { return card }
    return generator.draw(below: table.cardCount)
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    if let kind { seen = seen.suffix(6) + [(card, kind)] }
  }
}
// Example ends

extension LastSeven {
  /// Returns the output of the page's lines.
  static func example() async throws -> String {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let players: [PlayerChoice] = [.custom("last-seven") { LastSeven() }]
    let simulation = try Simulation(
      kinds: 8, copies: 2, rules: .course, seed: Seed(42), players: players)
    var tally = Tally()
    try await simulation.run(games: 10_000, threads: 4) { tally.merge($0.tally) }
    print(Report(simulation, tally).json)
    // Example ends

    return printed.rows.joined()
  }
}
