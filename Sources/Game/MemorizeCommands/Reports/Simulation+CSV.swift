import MemoryEngine
import MemorySimulation

extension Simulation {
  var csvHeader: String { (["seed", "game"] + csvColumns).joined(separator: ",") + "\n" }

  /// The columns of each game, besides its number.
  var csvColumns: [String] {
    ["turns", "score", "flips", "lucky", "seconds", "finished"]
      + (rules.players == 2 ? ["margin", "score2"] : [])
  }
}

extension GameStatistics {
  /// Returns the row of a game; it has numbers only, so that no spreadsheet finds a formula, and so
  /// the number of the seed, which gives the same deals.
  func csv(seed: UInt64) -> String {
    "\(seed),\(index),\(csvCells)\n"
  }

  /// The cells of the game, in the order of the columns.
  var csvCells: String {
    let seconds = UnitScale.seconds(lastFlip.clampedNanoseconds)
    return "\(turns),\(score),\(flips),\(lucky),\(seconds),\(isFinished ? 1 : 0)"
      + (secondScore.map { ",\(margin),\($0)" } ?? "")
  }
}

extension RunHead {
  /// The head as lines of CSV: one per member, with its value as JSON.
  ///
  /// Most readers of CSV skip lines that start with `#`, some only if told to.
  var csvLines: String {
    members.map { "# \($0.name): \($0.value)\n" }.joined()
  }
}
