import MemoryEngine
import MemorySimulation

extension Comparison {
  /// The header: the columns of a deal for the first player, and for the second.
  var csvHeader: String {
    let columns = ["first", "second"].flatMap { side in
      [side] + first.csvColumns.map { "\(side)_\($0)" }
    }
    return (["seed", "game"] + columns).joined(separator: ",") + "\n"
  }

  /// Appends the line of a deal; seed, game and a player's name are enough to replay it.
  var csvRow: @Sendable (GameStatistics, GameStatistics, inout [UInt8]) -> Void {
    let seed = first.seed.number
    let names = [first, second].map { side in
      side.players.map(\.name).joined(separator: " ").csvCell
    }
    return { one, other, bytes in
      let cells =
        "\(seed),\(one.index),\(names[0]),\(one.csvCells),\(names[1]),\(other.csvCells)\n"
      bytes.append(contentsOf: cells.utf8)
    }
  }
}
