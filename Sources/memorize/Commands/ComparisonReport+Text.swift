import MemoryEngine
import MemorySimulation
import MemoryViewModel

extension ComparisonReport {
  /// The comparison for a person: a line for turns and one for points.
  var text: String {
    let simulation = comparison.first
    let cards = "\(counted(simulation.kinds, "kind")) of \(counted(simulation.copies, "card"))"
    let state = unfinished > 0 ? ", \(unfinished) unfinished" : ""
    let incomplete = isIncomplete ? " INCOMPLETE: stopped early." : ""
    let heading =
      "\(counted(games, "game")) of \(cards), \(names[0]) and \(names[1]) on the same deals, "
      + "seed \(shown(simulation.seed.text))\(state).\(incomplete)"
    let head = [
      "", "1st", "2nd", "difference", "+- 95 %", "sd", "1st better", "equal", "2nd better",
    ]
    let rows = [head, turns.row("turns"), score.row("score")]
    let lines = [heading, ""] + AlignedColumns(rows: rows, textColumns: [0]).lines
    return lines.joined(separator: "\n") + "\n"
  }

  private var names: [String] {
    (comparison.first.players + comparison.second.players).map { $0.name.printable(atMost: 60) }
  }
}

extension ComparisonReport.Quantity {
  fileprivate func row(_ name: String) -> [String] {
    let mean = difference.mean
    let interval = difference.high.flatMap { high in mean.map { high - $0 } }
    let figures = [first.mean, second.mean, mean, interval, difference.sd]
    return [name] + figures.map { $0?.inThousandths ?? "-" }
      + [wins, draws, losses].map { "\($0)" }
  }
}
