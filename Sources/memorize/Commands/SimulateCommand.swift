import MemoryEngine
import MemorySimulation

/// `memorize simulate`: many games without a screen.
struct SimulateCommand: Sendable {
  static let standardGames = 10_000

  enum Output: Sendable {
    case table
    case json
    case csv
    /// Nothing but the picture.
    case picture
  }

  let deck: DeckChoice
  let rules: Rules
  /// Nil for a seed by chance.
  let seed: Seed?
  let games: Int
  let players: [PlayerChoice]
  /// The time from flip to flip.
  let flipTime: Duration
  /// For each answer of an external player.
  let answerTimeout: Duration
  /// Nil for one a core.
  let threads: Int?
  let output: Output
  /// Where a picture goes, if anywhere.
  let picture: OutputPlace?
  /// Where CSV and JSON go as well, if anywhere.
  let folder: String?
  /// Whether CSV begins with the head of the run.
  let tellsHead: Bool
  /// What is drawn; none for what is usual.
  let histograms: [CountedQuantity]
  /// Whether to compare the run with theory.
  let isChecked: Bool

  init(_ given: GivenArguments) throws(UsageError) {
    let options = try PlayerOptions(given)
    (deck, rules, players) = (options.deck, options.rules, options.players)
    seed = try given[.seed]
    games = try given[.games] ?? Self.standardGames
    flipTime = try given[.flipTime] ?? .seconds(1)
    answerTimeout = try given[.answerTimeout] ?? ExternalPrograms.standardTimeout
    threads = try given[.threads]
    picture = try given[.svg]
    folder = try given[.out]
    tellsHead = given.has(.csvHead)
    histograms = try given.all(.histogram).flatMap(\.self)
    isChecked = given.has(.check)
    if isChecked { try given.refuse([Option.csv.row], beside: Option.check.row) }
    output = try Output(given, picture: picture)
    try checkHistograms()
    if tellsHead, output != .csv, folder == nil { throw .headWithoutCSV }
  }

  private func checkHistograms() throws(UsageError) {
    if rules.players != 2, let quantity = histograms.first(where: \.isOfTwoPlayers) {
      throw .onlyOfTwoPlayers(quantity)
    }
    if histograms.isEmpty || picture != nil { return }
    if output == .json { throw .conflict(Option.json.row, Option.histogram.row) }
    if output == .csv { throw .conflict(Option.csv.row, Option.histogram.row) }
  }
}

extension SimulateCommand.Output {
  /// What goes to standard output; one thing at a time.
  ///
  /// With a folder for it, CSV goes there, and the table is printed.
  init(_ given: GivenArguments, picture: OutputPlace?) throws(UsageError) {
    if given.has(.json) { try given.refuse([Option.csv.row], beside: Option.json.row) }
    let isCSV = given.has(.csv) && !given.has(Option.out.row)
    let other = given.has(.json) ? Option.json.row : isCSV ? Option.csv.row : nil
    if picture == .standardOutput {
      if let other { throw .pictureBeside(other) }
      self = .picture
    } else {
      self = given.has(.json) ? .json : isCSV ? .csv : .table
    }
  }
}
