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
  /// - Throws: `Failure` if there is none, `UsageError` for a name of no game or of several.
  func summary(among games: [GameSummary]) throws -> GameSummary {
    if let game { return try games.named(game) }
    guard let found = games.playedLast else {
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
    let id = game.isOpenElsewhere ? try takePart(in: game, to: &output, context, files) : game.id
    if let id { try options.play(with: files, to: &output) { try $0.open(id) } }
  }

  /// Joins or watches a game that another program plays, as the player answers.
  ///
  /// - Returns: The id of a game with which the player goes on after the other program has left it;
  ///   nil for none.
  @MainActor private func takePart(
    in game: GameSummary, to output: inout StandardOutput, _ context: RunContext,
    _ files: PlayerFiles
  ) throws -> String? {
    let found = (try? SharedGameFinder(context: context).allInUse()) ?? []
    let answer = try GameInUse(game: game, found: found).ask(Confirmation(in: context).ask)
    let settings = files.settingsForLooking(options)
    let show = SharedGameShow(options: options, settings: settings, context: context)
    switch answer {
    case .join(let listing):
      let request = try context.request(to: listing, by: settings)
      return try show.run([listing], saying: request, to: &output)
    case .watch(let listing):
      let name = try SeatName(settings.playerNames[0]) ?? context.requireSharedGames().user
      return try show.run([listing], saying: .watch(name), to: &output)
    case .film:
      try showFilm(of: game, with: settings, to: &output, context, files)
      return nil
    }
  }

  @MainActor private func showFilm(
    of game: GameSummary, with settings: Settings, to output: inout StandardOutput,
    _ context: RunContext, _ files: PlayerFiles
  ) throws {
    let saved = try Failure.keeping {
      try files.onlyLooking.repository(StartupWarnings()).read(game.id)
    }
    let show = FilmShow(look: options.look, settings: settings, context: context, files: files)
    try show.run(.game(saved), game.shownName, isPlain: options.lines.isPlain, to: &output)
  }

  /// Returns the path of the game's file, if the word has a slash, or is a file and no game's name.
  private func path(besides files: PlayerFiles, in disk: Files) throws -> String? {
    guard let game, game.contains("/") || disk.isThere(game) else { return nil }
    if disk.isThere(game), game.contains("/") { return game }
    let games = try Failure.keeping { try files.repository(StartupWarnings()).summaries() }
    return games.contains { $0.isCalled(game) } ? nil : game
  }
}
