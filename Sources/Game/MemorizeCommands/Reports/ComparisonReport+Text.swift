import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel

extension ComparisonReport {
  /// Returns the comparison as text: the turns, the points, and histograms of their differences.
  @MainActor func text(drawing chosen: [CountedQuantity], as bars: HistogramBars) -> String {
    let simulation = comparison.first
    let incomplete = isIncomplete ? " INCOMPLETE: stopped early." : ""
    let heading =
      "\(counted(games, "game")) of \(simulation.cards), \(names[0]) and \(names[1]) on the same deals, "
      + "seed \(shown(simulation.seed.text))\(unfinishedNote).\(incomplete)"
    let head = [
      "", "deals", "1st", "2nd", "difference", "+- 95 %", "sd", "1st better", "equal", "2nd better",
    ]
    let rows = [head, turns.row("turns"), score.row("score")]
    let lines = [heading, ""] + AlignedColumns(rows: rows, textColumns: [0]).lines
    let histograms = chosen.flatMap { name in
      let summary = quantity(name)?.difference
      return ["", "difference in \(name.rawValue)"] + (summary.map(bars.lines) ?? [])
    }
    return (lines + countedDeals + [""] + pairing + sampleSizes + histograms).joined(
      separator: "\n") + "\n"
  }

  /// A note such as ", unfinished: 148 by capacity:1, 3 by perfect".
  var unfinishedNote: String {
    if unfinished == 0 { return "" }
    let sides = zip([unfinishedByFirst, unfinishedBySecond], names).filter { $0.0 > 0 }
    return ", unfinished: " + sides.map { "\($0) by \($1)" }.joined(separator: ", ")
  }

  /// The lines that say which deals are counted, if not all of them are.
  private var countedDeals: [String] {
    if unfinished == 0 { return [] }
    return [
      "",
      "Turns are of deals that both have finished, scores of deals that ended for both by the rules.",
    ]
  }

  /// The lines on the effect of the same deals.
  private var pairing: [String] {
    let head = ["the same deals", "correlation", "times fewer games"]
    let rows = [("turns", turns), ("score", score)].map { name, quantity in
      [name]
        + [quantity.pairing.correlation, quantity.pairing.savedFactor].map {
          $0?.inThousandths ?? "-"
        }
    }
    return AlignedColumns(rows: [head] + rows, textColumns: [0]).lines
  }

  /// The lines on the number of games that a difference takes, if the report has a goal.
  private var sampleSizes: [String] {
    guard let goal else { return [] }
    let head = ["power \(goal.power)", "difference", "games"]
    let rows = [("turns", turns), ("score", score)].map { name, quantity in
      [name, quantity.sampleSize?.difference.inThousandths ?? "-"]
        + [quantity.sampleSize.map { "\($0.games)" } ?? "-"]
    }
    return [""] + AlignedColumns(rows: [head] + rows, textColumns: [0]).lines
  }

  /// The names of the players, printable and shortened.
  var names: [String] {
    (comparison.first.players + comparison.second.players).map { $0.name.printable(atMost: 60) }
  }
}

extension ComparisonReport.Quantity {
  fileprivate func row(_ name: String) -> [String] {
    let mean = difference.mean
    let interval = difference.high.flatMap { high in mean.map { high - $0 } }
    let figures = [first.mean, second.mean, mean, interval, difference.sd]
    return [name, "\(difference.count)"] + figures.map { $0?.inThousandths ?? "-" }
      + [wins, draws, losses].map { "\($0)" }
  }
}
