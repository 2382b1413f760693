import CommandLineKit
import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// `memorize memory`: says how well the player remembers, from the finished games, or forgets them.
struct MemoryCommand: Request {
  let isJSON: Bool
  /// True if the history and the records are deleted.
  let isForgetting: Bool
  let isConfirmed: Bool
  let isKidsMode: Bool

  init(_ line: inout RequestReader) throws(UsageError) {
    isJSON = try line[.json]
    isForgetting = try line[.forget]
    isConfirmed = try line[.confirmed]
    isKidsMode = try line.context.isKidsMode()
    if isJSON, isForgetting { throw .conflict(Option.json.row, Option.forget.row) }
  }
}

extension CommandTable {
  static let memory = Command(
    "memory", "Show how well you remember, from your finished games",
    examples: [
      Example("memorize memory", "your turns beside a perfect memory's, and your recall"),
      Example("memorize memory --json", "the same for programs"),
      Example("memorize memory --forget", "delete the history of your games and their records"),
    ], reading: MemoryCommand.init)
}

extension Option<Bool> {
  fileprivate static var forget: Self {
    Self(flag: "forget", in: .game, "Delete the history and the records of all finished games")
  }
}

extension MemoryCommand {
  func needs(in context: RunContext) -> ResourceNeeds? { .work(in: context) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    let warnings = StartupWarnings()
    let history = GameHistory(repository: files.onlyLooking.history(warnings))
    try Failure.keeping { try history.load() }
    let unreadable = history.games.isEmpty ? warnings.first : nil
    warnings.report(to: context.console)
    if isForgetting {
      let games =
        unreadable == nil ? "the history of \(counted(history.games.count, "game"))" : "the history"
      return try forget(games, to: &output, in: context, with: files)
    }
    // Nothing that is said of no games would be true.
    if unreadable != nil { throw Failure.badData("the history of your games cannot be read") }
    let traces = OwnGames(in: context).traces(ofLast: history.ownGames)
    let report = await MemoryReport(RecallModel.Family.allCases, of: traces)
    let now = context.clock.today()
    let today = CivilDate(secondsSince1970: now &+ Int64(context.clock.zone(now)))
    let page = MemoryPage(PlayStatistics(history.games, today: today), report)
    try output.write(isJSON ? "\(page.json)\n" : page.text)
  }

  private func forget(
    _ games: String, to output: inout StandardOutput, in context: RunContext,
    with files: PlayerFiles
  ) throws {
    try Confirmation(in: context).require(
      "Delete \(games) and all records of finished games?",
      isKidsMode: isKidsMode, unless: Option.confirmed, isGiven: isConfirmed)
    let studied = try Failure.keeping { try files.history(StartupWarnings()).forget() }
    try output.write("Deleted \(games).\n")
    if studied > 0 {
      let kept = "\(counted(studied, "finished game")) of a study"
      try output.write("Left alone: \(kept); see \(Memorize.name) games delete.\n")
    }
  }
}
