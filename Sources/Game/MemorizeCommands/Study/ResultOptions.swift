import CommandLineKit
import MemorySimulation

/// The form and the place of a study's results.
struct ResultOptions: Sendable {
  let isJSON: Bool
  let isCSV: Bool
  /// True if CSV begins with the head of the run.
  let tellsHead: Bool
  /// The folder that CSV and JSON are written to as well.
  let folder: String?
  /// The place that a picture is written to.
  let picture: OutputDestination?
  private let chosenScheme: PlotScheme?

  /// Reads the options; `csv` is the flag whose help says what a line of CSV is.
  init(_ line: inout RequestReader, csv: Option<Bool>) throws(UsageError) {
    isJSON = try line[.json]
    isCSV = try line[csv]
    tellsHead = try line[.csvHead]
    folder = try line[.out]
    picture = try line[.svg]
    chosenScheme = try line[.pictureScheme]
  }

  /// The colours of the picture.
  var scheme: PlotScheme { chosenScheme ?? .light }

  /// Returns the form of what goes to standard output.
  ///
  /// With a folder for it, CSV goes there, and the table is printed.
  ///
  /// - Throws: `UsageError` for options that do not go together.
  func output() throws(UsageError) -> StudyOutput {
    if isJSON, isCSV { throw .conflict(Option.json.row, Option.csv.row) }
    let output: StudyOutput = isJSON ? .json : isCSV && folder == nil ? .csv : .table
    if picture == .standardOutput {
      if output == .json { throw .pictureBeside(Option.json.row) }
      if output == .csv { throw .pictureBeside(Option.csv.row) }
    }
    if tellsHead, output != .csv, folder == nil { throw .headWithoutCSV }
    if chosenScheme != nil, picture == nil { throw .schemeWithoutPicture }
    return picture == .standardOutput ? .picture : output
  }

  /// Checks that there is a table or a picture for what an option draws.
  func checkDrawing(_ option: OptionRow) throws(UsageError) {
    if picture != nil { return }
    if isJSON { throw .conflict(Option.json.row, option) }
    if isCSV, folder == nil { throw .conflict(Option.csv.row, option) }
  }
}

extension [CountedQuantity] {
  /// Checks that none of the quantities needs more players than there are.
  func check(players: Int, _ option: OptionRow) throws(UsageError) {
    if players == 2 { return }
    if let quantity = first(where: \.isOfTwoPlayers) { throw .onlyOfTwoPlayers(quantity, option) }
  }
}
