import MemoryEngine
import MemorySimulation

extension Simulation {
  /// The cards, as the person thinks of them: `8 pairs`, `5 kinds of 6 cards`.
  var cards: String {
    copies == 2 && rules.matchSize == 2
      ? counted(kinds, "pair")
      : "\(counted(kinds, "kind")) of \(counted(copies, "card"))"
  }
}

/// How many of the games came to no end: `, 470 of 500 unfinished`, or nothing.
func unfinishedNote(_ unfinished: Int, of games: Int) -> String {
  unfinished > 0 ? ", \(unfinished) of \(games) unfinished" : ""
}
