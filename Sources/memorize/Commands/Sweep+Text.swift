import MemoryEngine
import MemorySimulation
import MemoryViewModel

extension Sweep {
  /// A table for a person.
  var text: String {
    let head = [
      parameter, "turns", "+- 95 %", "sd", "score", "+- 95 %", "sd", "lucky", "unfinished",
    ]
    let rows = [head] + zip(values, reports).map { ["\($0)"] + $1.cells }
    let lines = [heading, ""] + AlignedColumns(rows: rows, textColumns: []).lines
    return lines.joined(separator: "\n") + "\n"
  }

  /// What all values have in common.
  private var heading: String {
    let incomplete = isIncomplete ? " INCOMPLETE: stopped early." : ""
    guard let report = reports.first else { return "No games.\(incomplete)" }
    return "\(about(report)), seed \(shown(report.simulation.seed.text)).\(incomplete)"
  }

  private func about(_ report: Report) -> String {
    let games = "\(counted(report.tally.games, "game")) each"
    guard parameter == "pairs" else { return "\(games), \(report.simulation.kinds) pairs" }
    return "\(games), \(report.players)"
  }

  /// A plot of the turns.
  var picture: String {
    let points = zip(values, reports).map { LinePlot.Point($0, $1.turns) }
    return LinePlot(
      points, title: "Turns by \(parameter)", subtitle: heading, names: (parameter, "turns")
    ).svg
  }
}

extension Report {
  fileprivate var cells: [String] {
    turns.cells + score.cells + [lucky.mean?.inThousandths ?? "-", "\(tally.unfinished)"]
  }

  /// Mean, interval and deviation in full, as CSV holds them.
  var csvLine: String {
    let names = simulation.players.map(\.name).joined(separator: " ")
    let cells =
      [names.csvCell, "\(simulation.seed.number)", "\(tally.games)", "\(tally.unfinished)"]
      + turns.csvCells + score.csvCells + [lucky.mean.map { "\($0)" } ?? ""]
    return cells.joined(separator: ",")
  }
}

extension Summary {
  fileprivate var cells: [String] {
    let interval = high.flatMap { high in mean.map { high - $0 } }
    return [mean, interval, sd].map { $0?.inThousandths ?? "-" }
  }

  /// A figure that the number of games does not allow is empty.
  fileprivate var csvCells: [String] {
    [mean, low, high, sd].map { $0.map { "\($0)" } ?? "" }
  }
}
