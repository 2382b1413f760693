import CommandLineKit
import MemoryModel
import MemoryViewModel

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
  /// - Throws: `Failure` if there is none or another program plays it, `UsageError` for an unknown
  ///   name.
  func summary(among games: [GameSummary]) throws -> GameSummary {
    guard let found = games.game(named: game) else {
      if let game { throw UsageError.unknownGame(game, games: games.map(\.name)) }
      throw Failure(code: .failed, message: "there is no saved game to continue")
    }
    try found.requireFree()
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
    try options.play(with: files, to: &output) { app in
      if let path = try path(besides: files, in: context.files) {
        try app.adopt(files.game(inFile: path))
      } else {
        try app.open(summary(among: try files.repository(StartupWarnings()).summaries()).id)
      }
    }
  }

  /// Returns the path of the game's file, if the word has a slash, or is a file and no game's name.
  private func path(besides files: PlayerFiles, in disk: Files) throws -> String? {
    guard let game, game.contains("/") || disk.isThere(game) else { return nil }
    if disk.isThere(game), game.contains("/") { return game }
    let games = (try? files.repository(StartupWarnings()).summaries()) ?? []
    return games.game(named: game) == nil ? game : nil
  }
}
