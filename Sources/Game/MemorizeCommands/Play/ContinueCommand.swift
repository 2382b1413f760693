import CommandLineKit
import MemoryModel
import MemoryViewModel
import SharedGames

/// `memorize continue`: continues a saved game.
struct ContinueCommand: Request {
  /// The name or id of the game, or the path of a file; nil for the game played last.
  let game: String?
  let options: PlayOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    game = line.operand(.game)
    options = try PlayOptions(PlayOptions.LineOptions(&line), &line)
  }

  /// Returns the game among the saved ones.
  ///
  /// - Throws: `Failure` if there is none, `UsageError` for an unknown name.
  func summary(among games: [GameSummary]) throws -> GameSummary {
    guard let found = games.game(named: game) else {
      if let game { throw UsageError.unknownGame(game, games: games.map(\.name)) }
      throw Failure(code: .failed, message: "there is no saved game to continue")
    }
    return found
  }
}

extension CommandTable {
  static let resume = Command(
    "continue", "Continue a saved game",
    examples: [
      Example("memorize continue", "the one played last"),
      Example("memorize continue Animals", "one by its name"),
      Example("memorize continue ./rainy-day.game", "one that was saved in a file"),
    ], reading: ContinueCommand.init)
}

extension Operand<String?> {
  fileprivate static let game = Self(optional: "GAME", completion: .games)
}

extension ContinueCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try files.check(options.settingsFile)
    if let path = try path(besides: files, in: context.files) {
      return try options.play(with: files, to: &output) { try $0.adopt(files.game(inFile: path)) }
    }
    let game = try Failure.keeping {
      try summary(among: files.repository(StartupWarnings()).summaries())
    }
    if game.isOpenElsewhere { return try takePart(in: game, to: &output, context, files) }
    try options.play(with: files, to: &output) { try $0.open(game.id) }
  }

  /// Joins or watches a game that another program plays, as the player answers.
  @MainActor private func takePart(
    in game: GameSummary, to output: inout StandardOutput, _ context: RunContext,
    _ files: PlayerFiles
  ) throws {
    let shared = (try? SharedGameFinder(context: context).all()) ?? []
    let (listing, answer) = try GameInUse(game: game, shared: shared)
      .ask(Confirmation(in: context).ask)
    let settings = files.settingsForLooking(options)
    guard let listing else {
      let saved = try Failure.keeping {
        try files.onlyLooking.repository(StartupWarnings()).read(game.id)
      }
      let show = FilmShow(look: options.look, settings: settings, context: context, files: files)
      return try show.run(
        .game(saved), game.shownName, isPlain: options.lines.isPlain, to: &output)
    }
    let name = try SeatName(settings.playerNames[0]) ?? context.requireSharedGames().user
    let show = SharedGameShow(options: options, settings: settings, context: context)
    try show.run([listing], saying: answer == .join ? .join(name) : .watch(name), to: &output)
  }

  /// Returns the path of the game's file, if the word has a slash, or is a file and no game's name.
  private func path(besides files: PlayerFiles, in disk: Files) throws -> String? {
    guard let game, game.contains("/") || disk.isThere(game) else { return nil }
    if disk.isThere(game), game.contains("/") { return game }
    let games = (try? files.repository(StartupWarnings()).summaries()) ?? []
    return games.game(named: game) == nil ? game : nil
  }
}
