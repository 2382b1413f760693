import MemoryStore
import SharedGames
import SystemCalls
import TestSupport

@testable import MemorizeCommands
@testable import memorize

/// The environment of a command in a test, where it differs from the default.
struct TestWorld {
  /// The home of the player; a new one for each world by default.
  var home: PlayerHome
  /// Reads the standard input.
  var read: @Sendable (_ count: Int) throws(SystemError) -> [UInt8]
  /// The streams that are terminals.
  var terminals: Set<Console.Stream> = []
  /// The columns of the terminal.
  var width = 80
  /// Receives the standard output, and may fail.
  var hearOutput: @Sendable ([UInt8]) throws(SystemError) -> Void = { _ in }
  /// Receives the standard error.
  var hearErrors: @Sendable (String) -> Void = { _ in }
  var interrupt = Interrupt.never
  /// The environment variables besides those of the home.
  var variables: [String: String] = [:]
  var files = Files.live
  var programs = Programs(start: ProgramLine.live)
  var stage = ScreenStage.none
  var clock = RunClock.still
  /// Checks the resources before a command starts, and may fail.
  var check: @Sendable (ResourceNeeds) throws(Failure) -> Void = { _ in }

  init(input: String = "", at home: PlayerHome = PlayerHome()) {
    self.init(bytes: Array(input.utf8), at: home)
  }

  init(bytes: [UInt8], at home: PlayerHome = PlayerHome()) {
    self.home = home
    read = Self.source(of: bytes)
  }

  /// Returns an output that fails for everything but empty writes.
  static func refusing(
    with fault: SystemError
  ) -> @Sendable ([UInt8]) throws(SystemError) -> Void {
    { bytes throws(SystemError) in if !bytes.isEmpty { throw fault } }
  }

  /// Returns an input of some bytes followed by an endless repetition.
  static func source(
    of bytes: String, thenEndless byte: UInt8
  ) -> @Sendable (Int) throws(SystemError) -> [UInt8] {
    let start = source(of: Array(bytes.utf8))
    return { count throws(SystemError) in
      let bytes = try start(count)
      return bytes.isEmpty ? Array(repeating: byte, count: count) : bytes
    }
  }

  /// Returns an input of some bytes.
  static func source(
    of bytes: [UInt8]
  ) -> @Sendable (Int) throws(SystemError) -> [UInt8] {
    let rest = Shared(bytes[...])
    return { count in
      rest.withLock { rest in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
  }

  /// Runs a command in this process.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  /// - Returns: All output, and the exit status.
  func run(_ arguments: [String]) async -> RunResult {
    let written = Shared((output: [UInt8](), errors: ""))
    let status = await Memorize.run(["memorize"] + arguments, in: context(writing: written))
    return written.withLock { written in
      RunResult(
        output: String(decoding: written.output, as: UTF8.self), errors: written.errors,
        status: status.rawValue)
    }
  }

  /// The context of a command whose output is dropped.
  var context: RunContext { context(writing: Shared((output: [], errors: ""))) }

  private func context(writing written: Shared<(output: [UInt8], errors: String)>) -> RunContext {
    let variables = home.variables.merging(variables) { $1 }
    let places = StoreFolders(environment: variables)
    return RunContext(
      console: Console(
        write: { [hearOutput] bytes throws(SystemError) in
          try hearOutput(bytes)
          written.withLock { $0.output += bytes }
        },
        writeError: { [hearErrors] text in
          written.withLock { $0.errors += text }
          hearErrors(text)
        },
        read: read, isTerminal: { [terminals] in terminals.contains($0) },
        width: { [width] _ in width }, variable: { variables[$0] }, interrupt: interrupt),
      storage: PlayerStorage(
        data: places.map { .folder($0.data, inside: $0.dataHome) },
        config: places.map { .folder($0.config, inside: $0.configHome) }),
      files: files, programs: programs, stage: stage,
      sharedGames: SeatName("tester").map {
        SharedGamesWorld(folders: SharedGameFolders(environment: variables), user: $0)
      },
      clock: clock,
      chance: Chance {
        var system = SystemRandomNumberGenerator()
        return system.next()
      },
      coreCount: 2, check: check)
  }
}

/// Runs a command in this process, in a world of its own.
///
/// - Parameters:
///   - arguments: The arguments after the program's name.
///   - input: The standard input.
///   - home: The home of the player; a new one for each run by default.
/// - Returns: All output, and the exit status.
func runCommand(
  _ arguments: [String] = [], input: String = "", at home: PlayerHome = PlayerHome()
) async -> RunResult {
  await TestWorld(input: input, at: home).run(arguments)
}

/// Runs a line, split as in a shell, without the program's name.
func runLine(
  _ line: String, input: String = "", at home: PlayerHome = PlayerHome()
) async throws -> RunResult {
  await runCommand(try ProcessRun.shellWords(of: line), input: input, at: home)
}
