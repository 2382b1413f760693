import CommandLineKit

/// What a command line asks for, read completely before anything is done.
protocol Request: Sendable {
  /// What must be there before it begins; nil for what is answered whatever is left.
  func needs(in context: RunContext) -> ResourceNeeds?

  /// Does it, and writes what comes of it.
  ///
  /// - Parameters:
  ///   - output: Where results go.
  ///   - context: The world it runs in.
  ///   - files: What the player keeps.
  /// - Throws: `Failure` or `UsageError`, which say what the person is to be told.
  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws
}

/// A text that needs nothing of the player's files, such as a help page.
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
  /// Reads what was typed after the program's name.
  static func request(
    _ words: [String], in context: ParseContext = ParseContext()
  ) throws(UsageError) -> any Request {
    switch try answer(words, in: context) {
    case .version: PrintedText { _ in "\(Memorize.versionLine)\n" }
    case .help(let page, let length):
      PrintedText { page.text(length, width: $0.console.width(.output)) }
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
  ///   - summary: Says in one sentence what it is for, without the full stop.
  ///   - usages: What may follow the name, a line for each way to use it; left out, what it reads.
  ///   - examples: Lines to try.
  ///   - actions: What the word after the name may ask for instead.
  ///   - isInShort: Whether one screen of help has room for it.
  ///   - read: Reads all that the command takes, always the same, and then checks it.
  init(
    _ name: String, _ summary: String, usages: [String]? = nil, examples: [Example],
    actions: [Command] = [], isInShort: Bool = true,
    reading read: @escaping @Sendable (inout RequestReader) throws(UsageError) -> any Request
  ) {
    self.init(
      name, summary, usages: usages, examples: examples, actions: actions, isInShort: isInShort
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

/// What a command needs of the system before it begins.
public struct ResourceNeeds: Equatable, Sendable {
  /// How many files it opens at a time.
  public var files = 8
  /// Bytes of memory beside its threads' stacks.
  public var memory = 16 << 20
  /// Threads beside the first.
  public var threads = 0

  /// Bytes of stack that every command needs, before its line is read.
  public static let stack = 256 << 10

  /// For work on all cores: a thread for each, one for the clock, and one that hands over.
  static func work(in context: RunContext) -> ResourceNeeds {
    ResourceNeeds(threads: context.coreCount + 2)
  }
}
