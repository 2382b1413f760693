import CommandLineKit
import MemoryModel
import MemoryStore
import MemoryViewModel
import SharedGames

/// `memorize join`: takes a seat in a shared game.
struct JoinCommand: Request {
  /// The name of the game; nil for the only one with a free seat.
  let game: String?
  let seatName: SeatName?
  let listsNames: Bool
  let options: PlayOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    game = line.operand(.sharedGame)
    seatName = try line[.seatName]
    let lines = try PlayOptions.LineOptions(ofGuest: &line)
    listsNames = try line[.names]
    options = try PlayOptions(lines, &line)
  }
}

extension Operand<String?> {
  fileprivate static let sharedGame = Self(optional: "NAME", completion: .names(of: "join"))
}

extension CommandTable {
  static let join = Command(
    "join", "Join a shared game",
    usages: ["[NAME] [OPTIONS]"],
    examples: [
      Example("memorize join", "the only one there is"),
      Example("memorize join ada", "one by its name"),
      Example("memorize join --plain --as Ben", "in lines, under another name"),
    ], reading: JoinCommand.init)
}

extension JoinCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    let finder = SharedGameFinder(context: context)
    if listsNames {
      let games = (try? finder.all()) ?? []
      return try output.write(lines(games.references(of: games)))
    }
    try files.check(options.settingsFile)
    let found = try game.map(finder.game) ?? finder.freeGame()
    try found.requireFreeSeat()
    let settings = files.settingsForLooking(options)
    let world = try context.requireSharedGames()
    let name = seatName ?? SeatName(settings.playerNames[0]) ?? world.user
    let show = SharedGameShow(options: options, settings: settings, context: context)
    try show.run([found], saying: .join(name), to: &output)
  }
}

extension PlayerFiles {
  /// Returns the settings in memory, so that no change is written.
  func settingsForLooking(_ options: PlayOptions) -> Settings {
    Settings(
      .memory(settings(in: options.settingsFile)?.value ?? [:]), overrides: options.overrides)
  }
}
