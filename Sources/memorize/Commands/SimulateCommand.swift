import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize simulate`: many games without a screen.
struct SimulateCommand: Sendable {
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

  /// What is typed to simulate games; of other studies, what they have in common with it.
  struct Arguments: Sendable {
    var deck = DeckChoice.Arguments()
    var seed: Seed?
    var games = 1
    var players: [PlayerChoice] = []
    /// Nil where players are not named by an option.
    var playerOption: OptionRow? = Option.player.row
    var answerTimeout = ExternalPrograms.standardTimeout
    var flipTime = Duration.seconds(1)
    var threads: Int?
    var rules = RuleOptions()
    var isJSON = false
    var isCSV = false
    var tellsHead = false
    var folder: String?
    var picture: OutputPlace?
    var histograms: [CountedQuantity] = []
    var isChecked = false

    /// One game of a perfect memory, for a study that reads on its own what it takes.
    init() {}

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      deck = try DeckChoice.Arguments(&arguments)
      seed = try arguments[.seed]
      games = try arguments[.games]
      players = try arguments[.player]
      answerTimeout = try arguments[.answerTimeout]
      flipTime = try arguments[.flipTime]
      threads = try arguments[.threads]
      rules = try RuleOptions(&arguments)
      isJSON = try arguments[.json]
      isCSV = try arguments[.csv]
      tellsHead = try arguments[.csvHead]
      folder = try arguments[.out]
      picture = try arguments[.svg]
      histograms = try arguments[.histogram].flatMap(\.self)
      isChecked = try arguments[.check]
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let options = try PlayerOptions(
      arguments.players, named: arguments.playerOption, rules: arguments.rules,
      deck: arguments.deck)
    (deck, rules, players) = (options.deck, options.rules, options.players)
    seed = arguments.seed
    games = arguments.games
    flipTime = arguments.flipTime
    answerTimeout = arguments.answerTimeout
    threads = arguments.threads
    picture = arguments.picture
    folder = arguments.folder
    tellsHead = arguments.tellsHead
    histograms = arguments.histograms
    isChecked = arguments.isChecked
    if isChecked, arguments.isCSV { throw .conflict(Option.check.row, Option.csv.row) }
    output = try Output(arguments)
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
}
