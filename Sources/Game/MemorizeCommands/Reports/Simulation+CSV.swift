import MemoryEngine
import MemorySimulation

extension Simulation {
  var csvHeader: String { (["seed", "game"] + csvColumns).joined(separator: ",") + "\n" }

  /// What stands of each game in a file of CSV, beside which one it is.
  var csvColumns: [String] {
    ["turns", "score", "flips", "lucky", "seconds", "finished"]
      + (rules.players == 2 ? ["margin", "score2"] : [])
  }
}

extension GameStatistics {
  /// Numbers only, so that no spreadsheet can take a cell for a formula; the seed as the number
  /// that its text stands for, which deals the same.
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
  /// The head of a file of CSV: a line for each of its members, with its value as JSON.
  ///
  /// Most readers of CSV pass over lines of `#`, some when they are told to.
  var csvLines: String {
    members.map { "# \($0.name): \($0.value)\n" }.joined()
  }
}
