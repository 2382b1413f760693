import MemoryEngine
import MemorySimulation

extension Report {
  /// The report for a person: a table, and on a terminal a histogram of the turns.
  func text(withHistogram: Bool) -> String {
    var lines = [heading, ""] + table
    if withHistogram { lines += ["", "turns"] + turns.histogramLines(width: 50) }
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
    let rows = [
      ["", "mean", "± 95 %", "sd", "min", "5 %", "median", "95 %", "max"],
      turns.row("turns"), score.row("score"), flips.row("flips"), lucky.row("lucky"),
      seconds.row("seconds"),
    ]
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

  /// At most twenty bars of equal classes, the longest as wide as `width`.
  fileprivate func histogramLines(width: Int) -> [String] {
    guard let minimum, let maximum else { return [] }
    let step = max(1, (maximum - minimum) / 20 + 1)
    var classes: [Int: Int] = [:]
    for (value, count) in entries { classes[(value - minimum) / step, default: 0] += count }
    let most = classes.values.max() ?? 1
    return (0...(maximum - minimum) / step).map { index in
      let count = classes[index, default: 0]
      let low = minimum + index * step
      let label = step == 1 ? "\(low)" : "\(low)-\(low + step - 1)"
      let space = String(repeating: " ", count: max(0, 15 - label.count))
      return "\(space)\(label)  \(bar(Double(count) / Double(most) * Double(width))) \(count)"
    }
  }

  /// A cell filled by one to seven eighths from the left.
  private static let tips = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private func bar(_ length: Double) -> String {
    let eighths = Int((length * 8).rounded())
    let rest = eighths % 8
    let tip = rest > 0 ? Self.tips[rest - 1] : ""
    return String(repeating: "█", count: eighths / 8) + tip
  }
}
