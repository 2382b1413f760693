import MemorizeCommands
import MemoryStore
import SystemCalls
import TestSupport

@testable import memorize

/// The built program, run as a process of its own.
enum Program {
  /// Runs `memorize` with arguments until it ends.
  ///
  /// - Parameters:
  ///   - arguments: What is typed after the program's name; nil for not even the name.
  ///   - input: What it finds on standard input.
  ///   - path: Where its output goes instead of into the result, such as `/dev/full`.
  ///   - home: Where the player's things are; a new one for each run if nothing is said.
  /// - Returns: All it wrote, and how it ended.
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
    let program = try BuiltProgram.path(of: "memorize")
    return try ProcessRun.result(
      of: "/bin/sh", ["-c", "memorize='\(program)'; \(line)"], environment: home.environment)
  }

  /// Shell code that goes on when the program with the process number `$id` would catch ^C.
  ///
  /// The system tells; until the program takes the shell's place it tells what the shell catches.
  static let untilCatching = #"""
    until grep -q '^Name:.memorize$' /proc/$id/status; do kill -0 $id || exit; done
    until grep -q '^SigCgt:.*[2367abef]$' /proc/$id/status; do kill -0 $id || exit; done
    """#

  /// Runs a command in this process instead, to look at what others have left or to prepare it.
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
  /// Reads a text, and writes into a result.
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
