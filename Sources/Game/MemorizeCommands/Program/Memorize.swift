/// The program between the words that were typed and its exit status.
public enum Memorize {
  /// As it is typed, and as messages begin.
  public static let name = "memorize"
  static let version = "0.1.0"
  static let versionLine = "\(name) \(version)"

  /// Reads a command line, does what it asks for, and says how that went.
  ///
  /// Success is reported only after the last byte of the results has arrived.
  ///
  /// - Parameters:
  ///   - arguments: The words typed, the program's name first.
  ///   - context: The world that the command runs in.
  /// - Returns: The status to end with; what went wrong has been said.
  public static func run(
    _ arguments: [String], in context: RunContext
  ) async -> ExitCode {
    var output = StandardOutput(context.console.write)
    let files = PlayerFiles(in: context)
    defer { files.flush() }
    do {
      let request = try CommandTable.request(words(after: arguments), in: files.parseContext)
      if let needs = request.needs(in: context) { try context.check(needs) }
      try await request.run(to: &output, in: context, with: files)
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
  ///   typed, and a game would be a guess. The system makes a list of nothing one of an empty word,
  ///   and without glibc Swift finds no words where `/proc` is missing.
  static func words(after arguments: [String]) throws(UsageError) -> [String] {
    if arguments.isEmpty || arguments == [""] { throw .noArguments }
    return Array(arguments.dropFirst())
  }
}

extension Console {
  /// Says why a command gave up, where there is anything to say.
  public func report(_ failure: Failure) -> ExitCode {
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
