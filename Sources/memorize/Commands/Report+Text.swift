import MemoryEngine
import MemorySimulation

extension Report {
  /// The report for a person: a table, and on a terminal a histogram of the turns.
  func text(histogram bars: HistogramBars?) -> String {
    var lines = [heading, ""] + table
    if let bars { lines += ["", "turns"] + bars.lines(of: turns) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let cards = "\(counted(simulation.kinds, "kind")) of \(counted(simulation.copies, "card"))"
    let unfinished = tally.unfinished > 0 ? ", \(tally.unfinished) unfinished" : ""
    let incomplete = isIncomplete ? " INCOMPLETE: interrupted." : ""
    return "\(counted(tally.games, "game")) of \(cards), player \(simulation.strategy.rawValue), "
      + "seed \(shown(simulation.seed.text))\(unfinished).\(incomplete)"
  }

  private var table: [String] {
    let rows =
      [
        ["", "mean", "+- 95 %", "sd", "min", "5 %", "median", "95 %", "max"]
      ] + quantities.map { $0.summary.row($0.name) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
  }
}

extension Summary {
  fileprivate func row(_ name: String) -> [String] {
    [
      name, thousandths(mean), thousandths(high.flatMap { high in mean.map { high - $0 } }),
      thousandths(sd), text(minimum), text(quantile(5)), text(quantile(50)),
      text(quantile(95)), text(maximum),
    ]
  }

  private func text(_ value: Int?) -> String { value.map(decimal) ?? "-" }

  private func thousandths(_ value: Double?) -> String {
    guard let value else { return "-" }
    let rounded = Int128((value.magnitude * 1_000).rounded())
    let digits = String(rounded % 1_000)
    let zeros = String(repeating: "0", count: 3 - digits.count)
    return "\(value < 0 && rounded > 0 ? "-" : "")\(rounded / 1_000).\(zeros)\(digits)"
  }
}
