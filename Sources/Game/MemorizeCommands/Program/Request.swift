import CommandLineKit

/// A parsed command line that can be run.
protocol Request: Sendable {
  /// Returns the resources that must be available; nil for a request that always runs.
  func needs(in context: RunContext) -> ResourceNeeds?

  /// Runs the request and writes its results.
  ///
  /// - Parameters:
  ///   - output: Standard output.
  ///   - context: The environment of the command.
  ///   - files: The files of the player.
  /// - Throws: `Failure` or `UsageError`, with the message for the person.
  @MainActor func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws
}

extension Request {
  // Most requests use one thread. Games start threads for pictures and theme files when they need
  // them.
  func needs(in context: RunContext) -> ResourceNeeds? { ResourceNeeds() }
}

/// A text that needs none of the player's files, such as a help page.
struct PrintedText: Request {
  let text: @Sendable (RunContext) throws(UsageError) -> String

  func needs(in context: RunContext) -> ResourceNeeds? { nil }

  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) throws {
    try output.write(text(context))
  }
}

/// A request that is read once the context of its command line is known.
struct PendingRequest {
  let request: (ParseContext) throws(UsageError) -> any Request
}

extension CommandTable {
  /// Parses the words after the program's name.
  static func request(
    _ words: [String], in context: ParseContext = ParseContext()
  ) throws(UsageError) -> any Request {
    switch try answer(words, in: context) {
    case .version: PrintedText { _ in "\(Memorize.versionLine)\n" }
    case .help(let page): PrintedText { page.text(.short, width: $0.console.width(.output)) }
    case .request(let pending): try pending.request(context)
    }
  }

  private static func answer(
    _ words: [String], in context: ParseContext
  ) throws(UsageError) -> CommandLineProgram<PendingRequest>.Answer {
    do throws(ArgumentError) {
      return try program.answer(
        words,
        orFirst: CommandLineProgram.FirstOperand(
          kind: "theme", contains: context.knowsTheme, all: { context.themeNames }))
    } catch {
      throw .arguments(error)
    }
  }
}

extension Command where Value == PendingRequest {
  /// - Parameters:
  ///   - name: One word, or two for an action of another command.
  ///   - summary: The purpose in one sentence, without the full stop.
  ///   - usages: The arguments in usage lines; nil for those that the command reads.
  ///   - examples: The examples in help.
  ///   - actions: The actions, which are words after the name.
  ///   - topic: The topic of help that lists the command; nil for the help of the program.
  ///   - read: Reads all that the command takes, always the same, and then checks it.
  init(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example],
    actions: [Command] = [], topic: String? = nil,
    reading read: @escaping @Sendable (inout RequestReader) throws(UsageError) -> any Request
  ) {
    self.init(
      name, summary, usages: usages, examples: examples, actions: actions, topic: topic
    ) { arguments in
      if arguments.isAsked {
        var line = RequestReader(arguments)
        _ = try? read(&line)
        arguments = line.arguments
      }
      let given = arguments
      return PendingRequest { context throws(UsageError) in
        var line = RequestReader(given, in: context)
        return try read(&line)
      }
    }
  }
}

/// The resources that a command needs before it starts.
public struct ResourceNeeds: Equatable, Sendable {
  /// The number of files that are open at a time.
  public var files = 8
  /// The bytes of memory, without the stacks of threads.
  public var memory = 16 << 20
  /// The number of threads besides the main thread.
  public var threads = 0

  /// The bytes of stack that parsing needs.
  public static let stack = 256 << 10

  /// Returns the needs of a study: one thread per core, one for the clock, and one for the results.
  static func work(in context: RunContext) -> ResourceNeeds {
    ResourceNeeds(threads: context.coreCount + 2)
  }
}
