import CommandLineKit

/// What a command line asks for, read completely before anything is done.
enum Request: Sendable {
  case print(String)
  case play(PlayCommand)
  case resume(ContinueCommand)
  case games(GamesCommand)
  case themes(ThemesCommand)
  case scores(ScoresCommand)
  case deal(DealCommand)
  case replay(ReplayCommand)
  case simulate(SimulateCommand)
  case theory(TheoryCommand)
  case compare(CompareCommand)
  case sweep(SweepCommand)
  case shards(ShardsCommand)
  case work(WorkCommand)
  case merge(MergeCommand)
  case preview(PreviewCommand)

  /// Reads what was typed after the program's name.
  init(_ words: [String], in context: ParseContext = ParseContext()) throws(UsageError) {
    switch try Self.answer(words, in: context) {
    case .version: self = .print("\(Memorize.versionLine)\n")
    case .help(let page, let length): self = .print(page.text(length, width: context.columns()))
    case .request(let pending): self = try pending.request(context)
    }
  }

  private static func answer(
    _ words: [String], in context: ParseContext
  ) throws(UsageError) -> CommandLineProgram<PendingRequest>.Answer {
    do throws(ArgumentError) {
      return try CommandTable.program.answer(
        words,
        orFirst: CommandLineProgram.FirstOperand(
          kind: "theme", contains: context.knowsTheme, all: { context.themeNames }))
    } catch {
      throw .arguments(error)
    }
  }
}

/// What a line asks for, once it is known what counts where the line says nothing.
struct PendingRequest: Sendable {
  let request: @Sendable (ParseContext) throws(UsageError) -> Request
}

extension Command where Value == PendingRequest {
  /// - Parameters:
  ///   - name: One word, or two for an action of another command.
  ///   - summary: Says in one sentence what it is for, without the full stop.
  ///   - usages: What may follow the name, a line for each way to use it; left out, what it reads.
  ///   - examples: Lines to try.
  ///   - actions: What the word after the name may ask for instead.
  ///   - read: Reads all it takes.
  ///   - request: What that asks for.
  init<Arguments: Sendable>(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example],
    actions: [Command] = [],
    reading read: @escaping @Sendable (inout ArgumentReader) throws(ArgumentError) -> Arguments,
    request: @escaping @Sendable (Arguments, ParseContext) throws(UsageError) -> Request
  ) {
    self.init(name, summary, usages: usages, examples: examples, actions: actions) {
      arguments throws(ArgumentError) in
      let read = try read(&arguments)
      return PendingRequest { context throws(UsageError) in try request(read, context) }
    }
  }
}
