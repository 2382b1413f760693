import CommandLineKit
import MemoryModel
import MemoryViewModel

/// `memorize daily`: plays the deal of the day.
struct DailyCommand: Request {
  let options: PlayOptions

  init(_ line: inout RequestReader) throws(UsageError) {
    options = try PlayOptions(PlayOptions.LineOptions(&line), &line)
  }
}

extension CommandTable {
  static let daily = Command(
    "daily", "Play the deal of the day, the same for everybody",
    examples: [
      Example("memorize daily", "today's deal; the first game of a day counts"),
      Example("memorize daily --plain", "in lines"),
    ], reading: DailyCommand.init)
}

extension DailyCommand {
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try options.play(with: files, to: &output) { app in
      do {
        try app.playDaily()
      } catch let error as DailyDealError {
        throw Failure(code: .failed, message: "\(error)")
      }
    }
  }
}
