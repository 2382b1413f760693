import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel

extension Sweep {
  /// The sweep as a table.
  var text: String {
    let names =
      areTwo
      ? ["turns", "score", "score2", "margin"].flatMap { [$0, "+- 95 %"] }
      : ["turns", "+- 95 %", "sd", "score", "+- 95 %", "sd", "lucky"]
    let players = lines.count > 1 ? ["player"] : []
    let rows =
      [[range.parameter.title] + players + names + ["unfinished"]]
      + points.map { point in
        [shown(point.value)] + (players.isEmpty ? [] : [lines[point.line].printable(atMost: 30)])
          + (areTwo ? point.report.cellsOfTwo : point.report.cells)
      }
    let table = AlignedColumns(rows: rows, textColumns: players.isEmpty ? [] : [1])
    return ([heading, ""] + table.lines).joined(separator: "\n") + "\n"
  }

  private func shown(_ value: Int) -> String {
    range.parameter == .flipTime
      ? Duration.nanoseconds(value).inLargestUnit : range.decimal(value)
  }

  /// The heading, which describes what all values of the sweep have in common.
  var heading: String {
    let incomplete = isIncomplete ? " INCOMPLETE: stopped early." : ""
    guard let report = reports.first?.first else { return "No games.\(incomplete)" }
    let cards = range.parameter == .pairs ? "" : "\(report.simulation.cards), "
    return "\(counted(report.tally.games, "game")) each, \(cards)\(players), "
      + "\(seed).\(incomplete)"
  }

  /// The seed in the heading, and whether the rows share its deals.
  private var seed: String {
    let text = MemorizeCommands.shown(head.seed.text)
    return range.hasSeedPerPoint
      ? "a seed for each value, from \(text)" : "seed \(text) in each row"
  }

  /// The players in the heading; several lines are named in the rows instead.
  private var players: String {
    let names = range.players.map { $0.printable(atMost: 60) }
    if names.count == 1 { return "player \(names[0])" }
    return areTwo
      ? "players \(names.joined(separator: " and "))" : "\(names.count) players"
  }
}

extension Report {
  fileprivate var cells: [String] {
    turns.cells + score.cells + [lucky.mean?.inThousandths ?? "-", unfinished]
  }

  /// The cells for two players, without deviations so that a line fits a terminal.
  fileprivate var cellsOfTwo: [String] {
    [turns, score, secondScore, margin].flatMap { summary in
      summary.map { Array($0.cells.prefix(2)) } ?? ["-", "-"]
    } + [unfinished]
  }

  private var unfinished: String {
    tally.unfinished > 0 ? "\(tally.unfinished) of \(tally.games)" : "0"
  }
}

extension Summary {
  fileprivate var cells: [String] {
    let interval = high.flatMap { high in mean.map { high - $0 } }
    return [mean, interval, sd].map { $0?.inThousandths ?? "-" }
  }
}
