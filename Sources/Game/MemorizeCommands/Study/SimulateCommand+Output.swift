import CommandLineKit
import MemorySimulation

extension SimulateCommand.Output {
  /// What goes to standard output; one thing at a time.
  ///
  /// With a folder for it, CSV goes there, and the table is printed.
  init(_ arguments: SimulateCommand.Arguments) throws(UsageError) {
    if arguments.isJSON, arguments.isCSV { throw .conflict(Option.json.row, Option.csv.row) }
    let isCSV = arguments.isCSV && arguments.folder == nil
    let other = arguments.isJSON ? Option.json.row : isCSV ? Option.csv.row : nil
    if arguments.picture == .standardOutput {
      if let other { throw .pictureBeside(other) }
      self = .picture
    } else {
      self = arguments.isJSON ? .json : isCSV ? .csv : .table
    }
  }
  /// Refuses an option that says what is drawn, where nothing is.
  func checkDrawing(_ option: OptionRow) throws(UsageError) {
    if self == .json { throw .conflict(Option.json.row, option) }
    if self == .csv { throw .conflict(Option.csv.row, option) }
  }
}

extension SimulateCommand.Output {
  /// Writes what is said at the end; rows of CSV have been written by then.
  ///
  /// On a terminal the turns are drawn even if no histogram was asked for.
  func write(
    _ report: Report, histograms: [CountedQuantity] = [], _ scheme: PlotScheme = .light,
    to output: inout StandardOutput, in console: Console
  ) throws(Failure) {
    let usual: [CountedQuantity] = console.isTerminal(.output) ? [.turns] : []
    let quantities = histograms.isEmpty ? usual : histograms
    switch self {
    case .csv: break
    case .json: try output.write("\(report.json)\n")
    case .table:
      try output.write(report.text(drawing: quantities, as: console.writesUTF8 ? .blocks : .ascii))
    case .picture: try output.write(report.picture(of: histograms, scheme))
    }
  }
}
