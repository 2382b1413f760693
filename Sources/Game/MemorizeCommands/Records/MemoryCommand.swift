import CommandLineKit
import MemoryEngine
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// `memorize memory`: says how well the player remembers, from the finished games.
struct MemoryCommand: Request {
  let isJSON: Bool

  init(_ line: inout RequestReader) throws(UsageError) {
    isJSON = try line[.json]
  }
}

extension CommandTable {
  static let memory = Command(
    "memory", "Show how well you remember, from your finished games",
    examples: [
      Example("memorize memory", "your turns beside a perfect memory's, and your recall"),
      Example("memorize memory --json", "the same for programs"),
    ], reading: MemoryCommand.init)
}

extension MemoryCommand {
  func needs(in context: RunContext) -> ResourceNeeds? { .work(in: context) }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    let games = try RecordedGames(in: context, with: files).all(of: [])
    let traces = try games.compactMap { try $0.trace(of: 0, isOptional: true) }
    let report = await MemoryReport(RecallModel.Family.allCases, of: traces)
    let page = MemoryPage(games.map(\.record), report)
    try output.write(isJSON ? "\(page.json)\n" : page.text)
  }
}
