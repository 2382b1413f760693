import MemoryEngine
import MemorySimulation

extension Report {
  /// A histogram of the turns as SVG.
  var picture: String {
    let cards = "\(counted(simulation.kinds, "kind")) of \(counted(simulation.copies, "card"))"
    let incomplete = isIncomplete ? ", INCOMPLETE" : ""
    return HistogramPlot(
      turns,
      title: "Turns with \(cards), \(players), seed \(shown(simulation.seed.text))"
        + incomplete, name: "turns"
    ).svg
  }
}
