import MemorizeCommands
import MemoryStore
import SystemCalls
import TestSupport

@testable import memorize

/// The built program, run as a process.
enum Program {
  /// Runs `memorize` until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name; nil for not even the name.
  ///   - input: The standard input.
  ///   - path: A file for the output instead of the result, such as `/dev/full`.
  ///   - home: The home of the player; a new one for each run by default.
  /// - Returns: All output, and the exit status.
  /// - Throws: `SystemFault` if it could not be started.
  static func run(
    _ arguments: [String]?, input: String = "", outputTo path: String? = nil,
    at home: PlayerHome = PlayerHome()
  ) throws -> RunResult {
    try ProcessRun.result(
      of: BuiltProgram.path(of: "memorize"), arguments, input: input, outputTo: path,
      environment: home.environment)
  }

  /// Runs a line of shell, in which `$memorize` is the program.
  static func shell(_ line: String, at home: PlayerHome = PlayerHome()) throws -> RunResult {
    try ProcessRun.result(
      of: "/bin/sh", ["-c", "memorize=$0; \(line)", BuiltProgram.path(of: "memorize")],
      environment: home.environment)
  }

  /// Shell code that waits until the program with the process number `$id` catches ^C.
  ///
  /// Reads the signal mask from the system, because the shell itself catches ^C before `exec`.
  static let untilCatching = #"""
    until grep -q '^Name:.memorize$' /proc/$id/status; do kill -0 $id || exit; done
    until grep -q '^SigCgt:.*[2367abef]$' /proc/$id/status; do kill -0 $id || exit; done
    """#

  /// Runs a command in this process, to inspect or prepare data.
  static func here(
    _ arguments: [String], input: String = "", at home: PlayerHome = PlayerHome()
  ) async -> RunResult {
    let written = Shared(RunResult())
    var context = RunContext.live()
    let places = StoreFolders(environment: home.variables)
    context.storage = PlayerStorage(
      data: places.map { .folder($0.data, inside: $0.dataHome) },
      config: places.map { .folder($0.config, inside: $0.configHome) })
    context.console = .ofTest(input, at: home, written)
    let status = await Memorize.run(["memorize"] + arguments, in: context)
    return written.withLock { result in
      result.status = status.rawValue
      return result
    }
  }
}

extension Console {
  /// A context that reads a text and writes to a result.
  fileprivate static func ofTest(
    _ input: String, at home: PlayerHome, _ written: Shared<RunResult>
  ) -> Console {
    let rest = Shared(Array(input.utf8)[...])
    var console = Console.live
    console.write = { bytes in
      written.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
    }
    console.writeError = { text in written.withLock { $0.errors += text } }
    console.read = { count in
      rest.withLock { rest in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
    console.isTerminal = { _ in false }
    console.variable = { home.variables[$0] }
    return console
  }
}
