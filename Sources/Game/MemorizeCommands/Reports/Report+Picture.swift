import MemoryEngine
import MemorySimulation

extension Report {
  /// Returns histograms as SVG, one below the other; by default of the turns.
  func picture(of chosen: [CountedQuantity], _ scheme: PlotScheme) -> String {
    let names = (chosen.isEmpty ? [.turns] : chosen).map(\.rawValue)
    let plots = names.compactMap { name in
      quantities.first { $0.name == name }.map { plot($0.summary, of: name, scheme) }
    }
    return HistogramPlot.svg(of: plots)
  }

  private func plot(
    _ summary: Summary, of name: String, _ scheme: PlotScheme
  ) -> HistogramPlot {
    let incomplete = isIncomplete ? ", INCOMPLETE" : ""
    return HistogramPlot(
      summary,
      title: "\(name.prefix(1).uppercased())\(name.dropFirst()) with \(simulation.cards), "
        + "\(players), seed \(shown(simulation.seed.text))" + incomplete,
      name: CountedQuantity.axisName(name), unfinished: tally.unfinished, scheme: scheme)
  }
}
