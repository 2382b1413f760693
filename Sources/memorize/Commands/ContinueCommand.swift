import CommandLineKit
import MemoryModel
import MemoryViewModel

/// `memorize continue`: a saved game goes on.
struct ContinueCommand: Sendable {
  /// Its name or id, or the path of a file; nil for the one played last.
  let game: String?
  let options: PlayOptions

  struct Arguments: Sendable {
    let game: String?
    let options: PlayOptions.Arguments

    init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
      game = arguments.operand(.game)
      let lines = try PlayOptions.LineOptions(&arguments)
      options = try PlayOptions.Arguments(lines, &arguments)
    }
  }

  init(_ arguments: Arguments, in context: ParseContext) throws(UsageError) {
    game = arguments.game
    options = try PlayOptions(arguments.options, in: context)
  }

  /// Finds the game among those that are saved.
  ///
  /// - Throws: `Failure` when there is none or another program plays it, `UsageError` for a name
  ///   that no game has.
  func summary(among games: [GameSummary]) throws -> GameSummary {
    guard let found = games.game(named: game) else {
      if let game { throw UsageError.unknownGame(game, games: games.map(\.name)) }
      throw Failure(code: .failed, message: "there is no saved game to go on with")
    }
    try found.requireFree()
    return found
  }
}

extension Operand<String?> {
  fileprivate static let game = Self(optional: "GAME", completion: .games)
}
