import MemoryEngine
import MemorySimulation
import MemoryViewModel

extension Sweep {
  /// A table for a person.
  var text: String {
    let areTwo = head.rules.players == 2
    let names =
      areTwo
      ? ["turns", "score", "score2", "margin"].flatMap { [$0, "+- 95 %"] }
      : ["turns", "+- 95 %", "sd", "score", "+- 95 %", "sd", "lucky"]
    let rows =
      [[parameter.rawValue] + names + ["unfinished"]]
      + zip(values, reports).map { ["\($0)"] + (areTwo ? $1.cellsOfTwo : $1.cells) }
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
    guard parameter == .pairs else { return "\(games), \(report.simulation.cards)" }
    return "\(games), \(report.players)"
  }

  /// A plot of the turns.
  var picture: String {
    let points = zip(values, reports).map {
      LinePlot.Point($0, $1.turns, unfinished: $1.tally.unfinished)
    }
    return LinePlot(
      points, title: "Turns by \(parameter)", subtitle: heading,
      names: (parameter.rawValue, "turns")
    ).svg
  }
}

extension Report {
  fileprivate var cells: [String] {
    turns.cells + score.cells + [lucky.mean?.inThousandths ?? "-", unfinished]
  }

  /// Without deviations, so that a line fits a terminal.
  fileprivate var cellsOfTwo: [String] {
    [turns, score, secondScore, margin].flatMap { summary in
      summary.map { Array($0.cells.prefix(2)) } ?? ["-", "-"]
    } + [unfinished]
  }

  private var unfinished: String {
    tally.unfinished > 0 ? "\(tally.unfinished) of \(tally.games)" : "0"
  }

  /// Mean, interval and deviation in full, as CSV holds them.
  var csvLine: String {
    let names = simulation.players.map(\.name).joined(separator: " ")
    let cells =
      [names.csvCell, "\(simulation.seed.number)", "\(tally.games)", "\(tally.unfinished)"]
      + turns.csvCells + score.csvCells + [lucky.mean.map { "\($0)" } ?? ""]
      + [margin, secondScore].compactMap(\.self).flatMap(\.csvCells)
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
