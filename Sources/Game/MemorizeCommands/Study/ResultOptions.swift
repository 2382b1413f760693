import CommandLineKit
import MemorySimulation

/// The options for the format and the files of a study's results.
struct ResultOptions: Sendable {
  let isJSON: Bool
  let isCSV: Bool
  /// True if CSV begins with the head of the run.
  let tellsHead: Bool
  /// The folder into which CSV and JSON files are written besides standard output; nil for none.
  let folder: String?
  /// The file or stream to which a picture is written as SVG; nil for none.
  let picture: OutputDestination?
  private let chosenScheme: PlotScheme?

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - line: The command line.
  ///   - csv: The flag whose help says what a line of CSV is.
  ///   - isOfRun: True if CSV can begin with the head of a run.
  /// - Throws: `UsageError` for a value that cannot be read.
  init(
    _ line: inout RequestReader, csv: Option<Bool>, isOfRun: Bool = true
  ) throws(UsageError) {
    isJSON = try line[.json]
    isCSV = try line[csv]
    tellsHead = isOfRun ? try line[.csvHead] : false
    folder = try line[.out]
    picture = try line[.svg]
    chosenScheme = try line[.pictureScheme]
  }

  /// The colours of the picture.
  var scheme: PlotScheme { chosenScheme ?? .light }

  /// Returns the format of the result on standard output.
  ///
  /// If there is a folder, CSV is written to a file there, and standard output gets the table.
  ///
  /// - Throws: `UsageError` for options that do not go together.
  func output() throws(UsageError) -> StudyOutput {
    if isJSON, isCSV { throw .conflict(Option.json.row, Option.csv.row) }
    let output: StudyOutput = isJSON ? .json : isCSV && folder == nil ? .csv : .table
    if picture == .standardOutput, output != .table {
      throw .pictureBeside(isJSON ? Option.json.row : Option.csv.row)
    }
    if tellsHead, output != .csv, folder == nil {
      throw .option(Option.csvHead.row, needs: Option.csv.row, Option.out.row)
    }
    if chosenScheme != nil, picture == nil {
      throw .option(Option.pictureScheme.row, needs: Option.svg.row)
    }
    return picture == .standardOutput ? .picture : output
  }

  /// Throws an error if the output has neither a table nor a picture in which an option could draw.
  func checkDrawing(_ option: OptionRow) throws(UsageError) {
    if picture != nil { return }
    if isJSON { throw .conflict(Option.json.row, option) }
    if isCSV, folder == nil { throw .conflict(Option.csv.row, option) }
  }

  /// Throws an error if there is any result besides the output of an option.
  func checkNothingElse(beside option: OptionRow) throws(UsageError) {
    if isJSON { throw .conflict(Option.json.row, option) }
    if isCSV { throw .conflict(Option.csv.row, option) }
    if picture != nil { throw .conflict(Option.svg.row, option) }
    if folder != nil { throw .conflict(Option.out.row, option) }
  }
}

extension [CountedQuantity] {
  /// Checks that none of the quantities needs more players than there are.
  func check(players: Int, _ option: OptionRow) throws(UsageError) {
    if players == 2 { return }
    if let quantity = first(where: \.isOfTwoPlayers) {
      throw .usage("\(option.title) \(quantity.rawValue) needs rules with 2 players")
    }
  }
}

extension UsageError {
  /// Returns the error for a picture and another result that both go to standard output.
  static func pictureBeside(_ row: OptionRow) -> Self {
    .usage("\(Option.svg.row.title) - and \(row.title) cannot both be on standard output")
  }
}
