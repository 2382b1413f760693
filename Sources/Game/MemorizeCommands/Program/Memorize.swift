/// The program, from its command line to its exit status.
public enum Memorize {
  /// The name of the program, at the start of its messages.
  public static let name = "memorize"
  static let version = "0.1.0"
  static let versionLine = "\(name) \(version)"

  /// Runs a command line and reports its errors.
  ///
  /// Success is returned only after all bytes of the results have been written.
  ///
  /// - Parameters:
  ///   - arguments: The command line, the program's name first.
  ///   - context: The environment of the command.
  /// - Returns: The exit status; errors have been reported.
  @MainActor public static func run(
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

  /// Returns the words after the program's name.
  ///
  /// - Throws: `UsageError` if the system gives no arguments at all, because a game would be a
  ///   guess. An empty list arrives as one empty word, and without glibc Swift finds no arguments
  ///   where `/proc` is missing.
  static func words(after arguments: [String]) throws(UsageError) -> [String] {
    if arguments.isEmpty || arguments == [""] {
      throw .usage(
        "cannot tell what was typed: the system passed no arguments, not even the program's name")
    }
    return Array(arguments.dropFirst())
  }
}

extension Console {
  /// Reports why a command failed, if there is a message.
  public func report(_ failure: Failure) -> ExitCode {
    if let message = failure.message { report(message) }
    return failure.code
  }
}

extension Failure {
  /// Returns the failure for an error that a command threw.
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self.init(code: .usage, message: "\(usage)")
    default: self.init(code: .internalError, message: "internal error: \(error)")
    }
  }
}
