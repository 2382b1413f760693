import CommandLineKit

// The command for saved games, and what it can do.

extension CommandTable {
  static let games = Command(
    "games", "List, rename or delete saved games",
    usages: ["[list] [OPTIONS]", "rename GAME NAME", "delete GAME... [--yes]"],
    examples: [
      Example("memorize games", "those played last first"),
      Example("memorize games rename Animals Evening", "a game by its name"),
      Example("memorize games delete Animals", "once you have said yes"),
      Example("memorize games --json", "the list for programs"),
    ], actions: [list, rename, delete], reading: ListOutput.Arguments.init
  ) { arguments, _ throws(UsageError) in .games(.list(try ListOutput(arguments))) }

  private static let list = Command(
    "games list", "List saved games",
    examples: [Example("memorize games list --json", "for programs")],
    reading: ListOutput.Arguments.init
  ) { arguments, _ throws(UsageError) in .games(.list(try ListOutput(arguments))) }

  private static let rename = Command(
    "games rename", "Call a saved game something else",
    examples: [
      Example("memorize games rename Animals Evening", "one by its name"),
      Example("memorize games rename 0c1d2e3f4g5h6i7j Rain", "one by its id, as games lists it"),
    ], reading: { (game: $0.operand(.game), name: $0.operand(.name)) },
    request: { words, _ throws(UsageError) in
      .games(.rename(words.game, to: try GamesCommand.name(typed: words.name)))
    })

  private static let delete = Command(
    "games delete", "Delete saved games",
    examples: [
      Example("memorize games delete Animals Sea", "once you have said yes"),
      Example("memorize games delete --yes Animals", "in a script"),
    ], reading: GamesCommand.Deletion.Arguments.init
  ) { arguments, context throws(UsageError) in
    .games(.delete(try GamesCommand.Deletion(arguments, in: context)))
  }
}

extension Operand<String> {
  fileprivate static let game = Self(required: "GAME", completion: .games)
  fileprivate static let name = Self(required: "NAME")
}
