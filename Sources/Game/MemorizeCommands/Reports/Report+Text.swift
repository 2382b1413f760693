import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel

extension Report {
  /// Returns the report as text: a table, and histograms of some quantities.
  @MainActor func text(drawing chosen: [CountedQuantity], as bars: HistogramBars) -> String {
    var lines = [heading, ""] + table
    if let check { lines += [""] + check.table }
    for name in chosen.map(\.rawValue) {
      for quantity in quantities where quantity.name == name {
        lines += ["", name] + bars.lines(of: quantity.summary)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let unfinished = unfinishedNote(tally.unfinished, of: tally.games)
    let incomplete = isIncomplete ? " INCOMPLETE: stopped early." : ""
    return "\(counted(tally.games, "game")) of \(simulation.cards), \(players), "
      + "seed \(shown(simulation.seed.text))\(unfinished).\(incomplete)"
  }

  /// The names of the players, printable and shortened.
  var players: String {
    let names = simulation.players.map { $0.name.printable(atMost: 60) }
    return (names.count == 1 ? "player " : "players ") + names.joined(separator: " and ")
  }

  private var table: [String] {
    let rows =
      [
        ["", "mean", "+- 95 %", "sd", "min", "5 %", "median", "95 %", "max"]
      ] + quantities.map { $0.summary.row($0.name) }
    return AlignedColumns(rows: rows, textColumns: [0]).lines
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

  private func thousandths(_ value: Double?) -> String { value?.inThousandths ?? "-" }
}

extension Simulation {
  /// The number of cards in words: `8 pairs`, `5 kinds of 6 cards`.
  var cards: String {
    copies == 2 && rules.matchSize == 2
      ? counted(kinds, "pair")
      : "\(counted(kinds, "kind")) of \(counted(copies, "card"))"
  }
}

/// Returns the note on unfinished games: `, 470 of 500 unfinished`, or nothing.
func unfinishedNote(_ unfinished: Int, of games: Int) -> String {
  unfinished > 0 ? ", \(unfinished) of \(games) unfinished" : ""
}
