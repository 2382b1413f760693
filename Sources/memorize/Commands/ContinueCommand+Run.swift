import MemoryModel
import MemoryViewModel

extension ContinueCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try options.play(with: files, to: &output, in: context) { app in
      if let path = try path(besides: files) {
        try app.adopt(files.game(inFile: path))
      } else {
        try app.open(summary(among: try files.repository(StartupWarnings()).summaries()).id)
      }
    }
  }

  /// The path of the file to go on with: what has a slash is one, or what is one and no game's name.
  private func path(besides files: PlayerFiles) throws -> String? {
    guard let game, game.contains("/") || Platform.isThere(game) else { return nil }
    if Platform.isThere(game), game.contains("/") { return game }
    let games = (try? files.repository(StartupWarnings()).summaries()) ?? []
    return games.game(named: game) == nil ? game : nil
  }
}
