import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import PlainJSON

/// `memorize games`: lists, renames and deletes saved games.
enum GamesCommand: Request {
  /// Lists saved and finished games, in groups if they are printed as sentences.
  case list(ListOutput, by: ListGrouping)
  /// Lists the shared games that can be joined or watched.
  case shared(ListOutput)
  /// Renames the game of a name or id.
  case rename(String, to: String)
  case delete(Deletion)

  fileprivate static func list(
    reading line: inout RequestReader
  ) throws(UsageError) -> GamesCommand {
    let grouping = try line[.grouping]
    let form = try ListOutput(&line)
    switch form {
    case .json where grouping != nil: throw .conflict(Option.grouping.row, Option.json.row)
    case .names where grouping != nil: throw .conflict(Option.grouping.row, Option.names.row)
    default: return .list(form, by: grouping ?? .none)
    }
  }

  /// Returns a valid name of a game.
  static func name(typed word: String) throws(UsageError) -> String {
    if let name = SavedGameList.name(typed: word) { return name }
    throw .usage(
      "the name of a game must be 1...\(SavedGameList.longestName) characters, not \(shown(word))")
  }
}

extension [GameSummary] {
  /// Returns the only game with this id or name, ignoring case.
  func named(_ word: String) throws(UsageError) -> GameSummary {
    let called = filter { $0.isCalled(word) }
    let found = called.filter { $0.id == word.lowercased() }
    let named = found.isEmpty ? called : found
    guard let game = named.first else {
      throw .arguments(
        .unknown("game", word, among: map(\.name), otherwise: "see \(Memorize.name) games"))
    }
    if named.count == 1 { return game }
    throw .usage(
      "\(named.count) games are called \(shown(word)); name one by its id: "
        + offered(named.map(\.id)))
  }
}

extension CommandTable {
  static let games = Command(
    "games", "List, rename or delete saved games, and list finished ones",
    usages: ["[list] [OPTIONS]", "rename GAME NAME", "delete GAME... [--yes]"],
    examples: [
      Example("memorize games", "those played last first"),
      Example("memorize games rename Animals Evening", "a game by its name"),
      Example("memorize games delete Animals", "after you confirm"),
      Example("memorize games --by day", "in groups with titles"),
      Example("memorize games --json", "the list for programs"),
      Example("memorize games --shared", "what can be joined or watched"),
    ], actions: [list, rename, delete]
  ) { line throws(UsageError) in
    let isShared = try line[.shared]
    guard isShared else { return try GamesCommand.list(reading: &line) }
    if try line[.grouping] != nil { throw .conflict(Option.grouping.row, Option.shared.row) }
    return GamesCommand.shared(try ListOutput(&line))
  }

  private static let list = Command(
    "games list", "List saved games",
    examples: [Example("memorize games list --json", "for programs")]
  ) { line throws(UsageError) in try GamesCommand.list(reading: &line) }

  private static let rename = Command(
    "games rename", "Rename a saved game",
    examples: [
      Example("memorize games rename Animals Evening", "one by its name"),
      Example("memorize games rename 0c1d2e3f4g5h6i7j Rain", "one by its id, as games lists it"),
    ]
  ) { line throws(UsageError) in
    let game = line.operand(.game)
    let name = line.operand(.name)
    return GamesCommand.rename(game, to: try GamesCommand.name(typed: name))
  }

  private static let delete = Command(
    "games delete", "Delete saved games",
    examples: [
      Example("memorize games delete Animals Sea", "after you confirm"),
      Example("memorize games delete --yes Animals", "in a script"),
    ]
  ) { line throws(UsageError) in GamesCommand.delete(try GamesCommand.Deletion(&line)) }
}

extension Operand<String> {
  fileprivate static let game = Self(required: "GAME", completion: .games)
  fileprivate static let name = Self(required: "NAME")
}

extension GamesCommand {
  func run(to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles) throws
  {
    if case .shared(let form) = self {
      return try SharedGameList(games: SharedGameFinder(context: context).all())
        .write(form, to: &output)
    }
    if case .list(.names, _) = self { return try listNames(files.onlyLooking, to: &output) }
    let warnings = StartupWarnings()
    let repository = files.repository(warnings, progress: RecordProgress(in: context))
    let games = try Failure.keeping { try repository.summaries() }
    warnings.report(to: context.console)
    switch self {
    case .shared: break
    case .list(let form, let grouping):
      let finished = try Failure.keeping { try repository.finished() }
      warnings.report(to: context.console)
      if form == .json { return try writeJSON(games, finished, to: &output) }
      try write(games, finished, by: grouping, to: &output)
    case .rename(let word, let name):
      let game = try games.named(word)
      try game.requireFree()
      try Failure.keeping { try repository.rename(game.id, name) }
      try output.write(
        "Renamed \(game.shownName) to \(name.printable(atMost: SavedGameList.longestName)).\n")
    case .delete(let deletion):
      let finished = try Failure.keeping { try repository.finished() }
      let deleted = try games.named(deletion.games, orElse: finished)
      try deletion.confirm(deleted, in: context)
      for game in deleted {
        try Failure.keeping { try repository.remove(game.id) }
        try output.write("Deleted \(game.shownName).\n")
      }
    }
  }

  private func writeJSON(
    _ games: [GameSummary], _ finished: [GameSummary], to output: inout StandardOutput
  ) throws {
    let all =
      games.map { $0.json(isFinished: false) } + finished.map { $0.json(isFinished: true) }
    let json = JSON.object(["version": .int(Self.listVersion), "games": .array(all)])
    try output.write("\(json)\n")
  }

  private func write(
    _ games: [GameSummary], _ finished: [GameSummary], by grouping: ListGrouping,
    to output: inout StandardOutput
  ) throws {
    if games.isEmpty, finished.isEmpty { return try output.write("No game is saved.\n") }
    if grouping == .none {
      // Line by line, because 100,000 lines at once take longer.
      for game in games { try output.write(game.sentence() + "\n") }
      for game in finished { try output.write(game.sentence(isFinished: true) + "\n") }
    } else {
      let over = Set(finished.map(\.id))
      let groups = GameGroups(games + finished, by: grouping)
      try output.write(lines(groups.lines { $0.sentence(isFinished: over.contains($0.id)) }))
    }
  }

  /// The version of the list as JSON; version 1 had no finished games.
  static let listVersion = 2

  /// Prints names for shell completion; errors are ignored, because somebody is typing.
  private func listNames(_ files: PlayerFiles, to output: inout StandardOutput) throws {
    let games = (try? files.repository(StartupWarnings()).summaries()) ?? []
    try output.write(lines(games.map { ListOutput.Named(name: $0.name, id: $0.id) }.typed))
  }
}

extension GameSummary {
  var shownName: String { name.printable(atMost: SavedGameList.longestName) }

  /// Throws if another program plays the game.
  func requireFree() throws(Failure) {
    guard isOpenElsewhere else { return }
    throw Failure(
      code: .tryAgain, message: "the game \(shownName) is in use by another program")
  }

  fileprivate func json(isFinished: Bool) -> JSON {
    .object([
      "id": .string(id),
      "name": .string(name),
      "theme": .string(themeID),
      "themeName": .string(themeName),
      "players": .int(players),
      "opponent": opponents.settingText.map { .string($0) } ?? .null,
      "cards": .int(cards),
      "cardsLeft": .int(cardsLeft),
      "scores": .array(scores.map { .int($0) }),
      "turns": .int(turns),
      "played": .int(Int(played.clampedNanoseconds)),
      "over": .bool(isOver),
      "finished": .bool(isFinished),
      "lastPlayed": lastPlayed.map { .int(Int($0)) } ?? .null,
      "inUse": .bool(isOpenElsewhere),
    ])
  }
}
