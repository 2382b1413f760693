import MemoryEngine
import MemorySimulation

extension ComparisonReport {
  /// Returns the histograms of both players and of the difference for each quantity, as SVG; by
  /// default for the turns.
  func picture(of chosen: [CountedQuantity], _ scheme: PlotScheme) -> String {
    let plots = (chosen.isEmpty ? [.turns] : chosen).compactMap { quantity in
      self.quantity(quantity).map { plot($0, of: quantity.rawValue, scheme) }
    }
    return HistogramPairPlot.svg(of: plots)
  }

  /// Returns the data of a quantity; nil if it is not compared.
  func quantity(_ name: CountedQuantity) -> Quantity? {
    switch name {
    case .turns: turns
    case .score: score
    default: nil
    }
  }

  private func plot(
    _ quantity: Quantity, of name: String, _ scheme: PlotScheme
  ) -> HistogramPairPlot {
    let title = "\(name.prefix(1).uppercased())\(name.dropFirst())"
    let incomplete = isIncomplete ? ", INCOMPLETE" : ""
    return HistogramPairPlot(
      HistogramPairPlot.Side(names[0], quantity.first),
      HistogramPairPlot.Side(names[1], quantity.second),
      title: "\(title) with \(comparison.first.cards) on the same deals, "
        + "seed \(shown(comparison.first.seed.text))\(incomplete)",
      subtitle: counted(games, "game") + unfinishedNote, name: name,
      difference: HistogramPlot(
        quantity.difference, title: "Difference in \(name): \(names[0]) less \(names[1])",
        name: "difference in \(name)",
        unfinished: quantity.difference.count == 0 ? unfinished : 0, marksZero: true, scheme: scheme
      ),
      scheme: scheme)
  }
}
