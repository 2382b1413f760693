// The command for saved games, and what it can do.

extension Command {
  static let games = Command(
    "games", "List, rename or delete saved games",
    usages: ["[list] [OPTIONS]", "rename GAME NAME", "delete GAME... [--yes]"],
    examples: [
      Example("memorize games", "those played last first"),
      Example("memorize games rename Animals Evening", "a game by its name"),
      Example("memorize games delete Animals", "once you have said yes"),
      Example("memorize games --json", "the list for programs"),
    ],
    options: ListOutput.options, actions: [list, rename, delete]
  ) { given throws(UsageError) in .games(.list(try ListOutput(given))) }

  private static let list = Command(
    "games list", "List saved games",
    examples: [Example("memorize games list --json", "for programs")],
    options: ListOutput.options
  ) { given throws(UsageError) in .games(.list(try ListOutput(given))) }

  private static let rename = Command(
    "games rename", "Call a saved game something else", operand: .game,
    then: Operand(placeholder: "NAME", least: 1),
    examples: [
      Example("memorize games rename Animals Evening", "one by its name"),
      Example("memorize games rename 0c1d2e3f4g5h6i7j Rain", "one by its id, as games lists it"),
    ],
    options: []
  ) { given throws(UsageError) in
    .games(.rename(given.operands[0], to: try GamesCommand.name(typed: given.operands[1])))
  }

  private static let delete = Command(
    "games delete", "Delete saved games", operand: .game(most: .max),
    examples: [
      Example("memorize games delete Animals Sea", "once you have said yes"),
      Example("memorize games delete --yes Animals", "in a script"),
    ],
    options: [Option.confirmed.row]
  ) { given throws(UsageError) in .games(.delete(try GamesCommand.Deletion(given))) }
}

extension Command.Operand {
  fileprivate static let game = game(most: 1)

  /// A saved game, or several.
  fileprivate static func game(most: Int) -> Self {
    Self(placeholder: "GAME", least: 1, most: most, completion: .games)
  }
}
