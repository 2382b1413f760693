import CommandLineKit
import MemoryEngine
import MemorySimulation

/// `memorize simulate`: many games without a screen.
struct SimulateCommand: Study {
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
  let picture: OutputDestination?
  let scheme: PlotScheme
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
    var picture: OutputDestination?
    /// Nil if none was chosen.
    var scheme: PlotScheme?
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
      scheme = try arguments[.pictureScheme]
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
    scheme = arguments.scheme ?? .light
    folder = arguments.folder
    tellsHead = arguments.tellsHead
    histograms = arguments.histograms
    isChecked = arguments.isChecked
    if isChecked, arguments.isCSV { throw .conflict(Option.check.row, Option.csv.row) }
    output = try Output(arguments)
    try checkHistograms()
    if tellsHead, output != .csv, folder == nil { throw .headWithoutCSV }
    if arguments.scheme != nil, picture == nil { throw .schemeWithoutPicture }
  }

  private func checkHistograms() throws(UsageError) {
    if rules.players != 2, let quantity = histograms.first(where: \.isOfTwoPlayers) {
      throw .onlyOfTwoPlayers(quantity, Option.histogram.row)
    }
    if histograms.isEmpty || picture != nil { return }
    try output.checkDrawing(Option.histogram.row)
  }
}

extension CommandTable {
  static let simulate = Command(
    "simulate", "Let the computer play many games, and count",
    examples: [
      Example("memorize simulate", "how a perfect memory does"),
      Example("memorize simulate --player random -p 4", "and none at all, with four pairs"),
      Example("memorize simulate -n 1M --seed 42 --json", "exact figures, every time the same"),
      Example("memorize simulate --csv > games.csv", "a line a game"),
      Example("memorize simulate -p 26 --check", "and how far from theory that is"),
    ], reading: SimulateCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in try SimulateCommand(arguments) }
}

extension SimulateCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout, unless: interrupt.hasCome)
    let simulation = try simulation(
      by: seed ?? context.chance.seed, connecting: programs.line(to:))
    let predictions = try isChecked ? predictions(of: simulation) : nil
    let files = try ResultFiles(
      picture: picture, folder: folder, study: "simulate", in: context.files)
    let head = head(of: simulation)
    interrupt.catchFirst()
    defer { programs.endAll() }
    let tally = try await play(
      simulation, under: head, unless: { interrupt.hasCome() || programs.haveFailed },
      to: &output, and: files, in: context)
    let report = Report(simulation, tally, under: head, comparedWith: predictions)
    let kept = Result {
      try files.finish(json: report.json, picture: { report.picture(of: histograms, scheme) })
    }
    try self.output.write(
      report, histograms: histograms, scheme, to: &output, in: context.console)
    try output.flush()
    try kept.get()
    if report.isIncomplete || programs.reports > 0 {
      throw Failure.missing(
        tally.games, of: games, programs, isInterrupted: interrupt.hasCome())
    }
    if let check = report.check, !check.isPassed { throw Failure.farFromTheory(check) }
  }

  private func predictions(of simulation: Simulation) throws(UsageError) -> [Prediction] {
    do {
      return try simulation.predictions()
    } catch {
      throw .noTheory(error)
    }
  }

  /// The games that were asked for, with a line to each other program that plays.
  func simulation(
    by seed: Seed, connecting connect: @escaping @Sendable (String) -> ExternalLine
  ) throws -> Simulation {
    try Simulation(
      kinds: deck.kinds, copies: deck.copies, rules: rules, seed: seed,
      players: players, flipTime: flipTime, connecting: connect)
  }

  func head(of simulation: Simulation) -> RunHead {
    RunHead(simulation, games: games).withProvenance(answeringWithin: answerTimeout)
  }

  private func play(
    _ simulation: Simulation, under head: RunHead,
    unless shouldStop: @escaping @Sendable () -> Bool,
    to output: inout StandardOutput, and files: ResultFiles, in context: RunContext
  ) async throws -> Tally {
    var tally = Tally()
    var progress = ProgressLine(goal: games, in: context)
    let isCSV = self.output == .csv
    let start = (tellsHead ? head.csvLines : "") + simulation.csvHeader
    try files.write(rows: start)
    if isCSV {
      try output.write(start)
      try output.flush()
    }
    let seed = simulation.seed.number
    let row: @Sendable (GameStatistics, inout [UInt8]) -> Void = { game, bytes in
      bytes.append(contentsOf: game.csv(seed: seed).utf8)
    }
    try await simulation.run(
      games: UInt64(games), threads: threads ?? context.coreCount, unless: shouldStop,
      row: isCSV || files.takesRows ? row : nil
    ) { batch in
      tally.merge(batch.tally)
      try files.write(rows: batch.rows)
      if isCSV { try output.write(batch.rows) }
      progress.show(tally.games)
    }
    progress.clear()
    return tally
  }
}
