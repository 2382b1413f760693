/// The program: reads its command line, does what it asks for, and says how that went.
@main enum Memorize {
  static let name = "memorize"
  static let version = "0.1.0"
  static let versionLine = "\(name) \(version)"

  // On the main actor no other thread is started, which takes a quarter of the start-up time.
  @MainActor static func main() async {
    Platform.openStandardDescriptors()
    do throws(Failure) {
      try ResourceNeeds.checkStack()
    } catch {
      Platform.leave(with: Console.live.report(error))
    }
    let code = await run(CommandLine.arguments, in: .live())
    Platform.leave(with: code)
  }

  /// Everything between the words typed, the program's name first, and the exit status.
  ///
  /// Success is reported only after the last byte of the results has arrived.
  @MainActor static func run(
    _ arguments: [String], in context: RunContext
  ) async -> ExitCode {
    var output = StandardOutput(context.console.write)
    let files = PlayerFiles(in: context)
    defer { files.settle() }
    do {
      let request = try Request(words(after: arguments), in: files.parseContext)
      if let needs = request.needs(of: context) { try context.check(needs) }
      try await request.fulfil(&output, in: context, with: files)
      try output.flush()
      return .ok
    } catch {
      try? output.flush()
      return context.console.report(Failure(error))
    }
  }

  /// What was typed after the program's name.
  ///
  /// - Throws: `UsageError` where not even the name came through: then nobody can tell what else was
  ///   typed, and a game would be a guess. Swift finds the words by way of `/proc` on Linux, and the
  ///   system makes a list of nothing one of an empty word.
  static func words(after arguments: [String]) throws(UsageError) -> [String] {
    if arguments.isEmpty || arguments == [""] { throw .noArguments }
    return Array(arguments.dropFirst())
  }
}

extension Request {
  @MainActor fileprivate func fulfil(
    _ output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    switch self {
    case .print(let text): try output.write(text)
    case .play(let command): try command.run(to: &output, in: context, with: files)
    case .resume(let command): try command.run(to: &output, in: context, with: files)
    case .games(let command): try command.run(to: &output, in: context, with: files)
    case .themes(let command): try command.run(to: &output, in: context, with: files)
    case .scores(let command): try command.run(to: &output, in: context, with: files)
    case .deal(let command): try command.run(to: &output, in: context)
    case .replay(let command): try command.run(to: &output, in: context)
    case .simulate(let command): try await command.run(to: &output, in: context)
    case .theory(let command): try command.run(to: &output, in: context)
    case .compare(let command): try await command.run(to: &output, in: context)
    case .sweep(let command): try await command.run(to: &output, in: context)
    case .shards(let command): try command.run(to: &output, in: context)
    case .work(let command): try await command.run(to: &output, in: context)
    case .merge(let command): try command.run(to: &output, in: context)
    case .preview(let command): try command.run(to: &output, in: context)
    }
  }
}

extension Console {
  /// Says why a command gave up, where there is anything to say.
  fileprivate func report(_ failure: Failure) -> ExitCode {
    if let message = failure.message { report(message) }
    return failure.code
  }
}

extension Failure {
  /// Finds the exit code for whatever a command threw.
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self.init(code: .usage, message: "\(usage)")
    default: self.init(code: .internalError, message: "internal error: \(error)")
    }
  }
}
