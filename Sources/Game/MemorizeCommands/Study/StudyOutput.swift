import MemorySimulation

/// The form in which a study prints its result on standard output.
enum StudyOutput: Sendable {
  case table
  case json
  case csv
  /// The picture alone.
  case picture
}

extension StudyOutput {
  /// Writes the result of a simulation; its rows of CSV have been written by then.
  ///
  /// On a terminal the turns are drawn even without the option.
  func write(
    _ report: Report, histograms: [CountedQuantity] = [], _ scheme: PlotScheme = .light,
    to output: inout StandardOutput, in console: Console
  ) async throws(Failure) {
    let usual: [CountedQuantity] = console.isTerminal(.output) ? [.turns] : []
    let quantities = histograms.isEmpty ? usual : histograms
    switch self {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .table:
      let bars: HistogramBars = console.writesUTF8 ? .blocks : .ascii
      try output.write(await report.text(drawing: quantities, as: bars))
    case .picture: try output.write(report.picture(of: histograms, scheme))
    }
  }
}
