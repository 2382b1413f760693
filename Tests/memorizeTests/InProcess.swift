import MemoryStore
import Synchronization
import SystemCalls
import TerminalIO

@testable import MemorizeCommands
@testable import memorize

/// Runs a command in this process, in a world of its own.
///
/// - Parameters:
///   - arguments: What is typed after the program's name.
///   - input: What it finds on standard input.
///   - home: Where the player's things are; a new one for each run if nothing is said.
///   - programs: Starts other programs; as processes if nothing is said.
/// - Returns: All it wrote, and how it ended.
func runCommand(
  _ arguments: [String] = [], input: String = "", at home: PlayerHome = PlayerHome(),
  programs: Programs = Programs(start: ProgramLine.live)
) async -> Program.Result {
  let streams = Streams(input: Array(input.utf8))
  let context = RunContext(
    streams: streams, variables: home.variables, programs: programs)
  let status = await Memorize.run(["memorize"] + arguments, in: context)
  let written = streams.written.withLock { $0 }
  return Program.Result(
    output: String(decoding: written.output, as: UTF8.self), errors: written.errors,
    status: status.rawValue)
}

/// What a command reads and writes; a class, because its console and the test mean the same.
private final class Streams: Sendable {
  let input: Mutex<ArraySlice<UInt8>>
  let written = Mutex<(output: [UInt8], errors: String)>(([], ""))

  init(input: [UInt8]) {
    self.input = Mutex(input[...])
  }

  func read(_ count: Int) -> [UInt8] {
    input.withLock { input in
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    }
  }
}

extension RunContext {
  fileprivate init(streams: Streams, variables: [String: String], programs: Programs) {
    let places = StoreFolders(environment: variables)
    let clock = ContinuousClock()
    let start = clock.now
    self.init(
      console: Console(streams: streams, variables: variables),
      storage: PlayerStorage(
        data: places.map { .folder($0.data, inside: $0.dataHome) },
        config: places.map { .folder($0.config, inside: $0.configHome) }),
      files: .live, programs: programs, stage: .none,
      clock: RunClock(
        now: { clock.now - start }, awake: { clock.now - start }, today: { 1_700_000_000 },
        sleep: { _ in throw CancellationError() }),
      chance: Chance {
        var system = SystemRandomNumberGenerator()
        return system.next()
      },
      coreCount: 2, check: { _ in })
  }
}

extension Console {
  fileprivate init(streams: Streams, variables: [String: String]) {
    self.init(
      write: { bytes in streams.written.withLock { $0.output += bytes } },
      writeError: { text in streams.written.withLock { $0.errors += text } },
      read: { streams.read($0) }, isTerminal: { _ in false }, width: { _ in 80 },
      variable: { variables[$0] }, interrupt: .never)
  }
}

extension Interrupt {
  fileprivate static let never = Interrupt(
    catchFirst: {}, catchFirstTermination: {}, release: {}, hasCome: { false },
    isTermination: { false })
}

extension Stage {
  /// No terminal, but what pictures are printed for.
  fileprivate static var none: Stage {
    Stage(
      isThere: { _ in false }, isUnicode: { !$0.isASCII }, show: { _, _ in },
      lines: { canvas, _, isStyled, isUnicode in
        canvas.styledRows(depth: isStyled ? .trueColor : .none, isUnicode: isUnicode)
      })
  }
}
